/** The parts of /openapi.json that the clients are written from. */
export interface Document {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, "path" | "verb">>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: { readonly Unrouted: Answer };
  };
}

/** An operation of version 2. */
export interface Operation {
  readonly path: string;
  readonly verb: "GET" | "POST";
  readonly operationId: string;
  readonly "x-client": ClientFacts;
  readonly "x-credits": string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** What /openapi.json says of a method of the clients. */
export interface ClientFacts {
  readonly name: string;
  readonly does: string;
  readonly returns: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly isBirthOptional?: true;
}

export interface FormatFacts extends ClientFacts {
  readonly type: "text" | "bytes";
  readonly ending: string;
}

export interface Answer {
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: Failure }>>;
  readonly "x-client"?: FormatFacts;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Failure {
  readonly errorCode: string;
  readonly message: string;
}

/** Lists the operations of version 2 in the order of the document. */
export function operationsOf(document: Document): readonly Operation[] {
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/v2/"))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => ({
        ...operation,
        path,
        verb: verb.toUpperCase() as Operation["verb"],
      })),
    );
}

/** Returns the name of the schema that a schema refers to. */
export function nameOf(schema: Schema | undefined): string {
  return schema?.$ref?.replace(/.*\//, "") ?? "";
}
