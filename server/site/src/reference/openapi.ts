/** The parts of an OpenAPI 3.1 document that the reference shows. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, HeaderObject>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  };
}

/** One method of one path. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** Price; absent for operations that need no key. */
  readonly "x-credits"?: string;
  readonly "x-plans"?: readonly string[];
  /** Method of the clients that calls it; absent in version 1. */
  readonly "x-client"?: { readonly name: string };
  /** Guides that explain it: names of files, with an anchor if it is a part. */
  readonly "x-guides"?: readonly string[];
  readonly "x-keywords"?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** A reference to another part of the document. */
export interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface ResponseObject {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Reference | HeaderObject>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface HeaderObject {
  readonly description?: string;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

interface SecurityScheme {
  readonly type: string;
  readonly name?: string;
  readonly description?: string;
}

/** A JSON Schema, as far as the API's schemas use it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Returns the last part of a reference: the name of what it refers to. */
export function referredName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** Returns a schema or, for a reference, the schema that it refers to. */
export function opened(
  schema: Schema | undefined,
  schemas: OpenApi["components"]["schemas"],
): Schema | undefined {
  return schema?.$ref === undefined ? schema : schemas[referredName(schema.$ref)];
}
