import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";

/** The parts of the OpenAPI document that the tests use. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly contact: object };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, DocumentedResponse>>;
    readonly securitySchemes: Readonly<Record<string, { readonly name?: string }>>;
    readonly schemas: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, object>>;
    readonly parameters: Readonly<Record<string, object>>;
  };
}

interface Operation {
  readonly description: string;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly example: object } } };
}

interface DocumentedResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content: {
    readonly "application/json": {
      readonly schema: object;
      readonly example?: unknown;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    };
  };
}

/** General HTTP headers, which the document does not describe. */
const GENERAL_HEADERS = [
  "access-control-allow-origin",
  ...["cache-control", "connection", "content-encoding", "content-length", "content-security-policy"],
  ...["content-type", "date"],
  ...["keep-alive", "strict-transport-security", "transfer-encoding", "x-content-type-options"],
];

/** Checks responses against /openapi.json. */
export class Contract {
  readonly document: OpenApi;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #validators = new Map<object, ValidateFunction>();

  private constructor(document: OpenApi) {
    this.document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ ...document, $id: "contract" });
  }

  /** Reads the document from a service. */
  static async of(service: { request(path: string): Promise<Response> }): Promise<Contract> {
    return new Contract((await (await service.request("/openapi.json")).json()) as OpenApi);
  }

  /** Returns the documented response for a status. A path without an operation has the default. */
  responseTo(method: string, path: string, status: number): DocumentedResponse {
    const { paths, components } = this.document;
    const unrouted = /^\/v1(?:\/|$)/.test(path) ? "V1Unrouted" : "Unrouted";
    const documented =
      paths[path]?.[method.toLowerCase()]?.responses[status] ??
      ([404, 405].includes(status) ? components.responses[unrouted] : undefined);
    if (documented === undefined) throw new Error(`${method} ${path} does not document ${status}`);
    return documented;
  }

  /** Expects the response's status, headers and body to be documented. */
  expectDocumented(
    method: string,
    path: string,
    { status, headers }: Pick<Response, "status" | "headers">,
    body: unknown,
  ): void {
    const documented = this.responseTo(method, path, status);
    this.expectValid(documented.content["application/json"].schema, body);

    const names = [...headers.keys()].filter((name) => !GENERAL_HEADERS.includes(name));
    const known = Object.keys(documented.headers).map((name) => name.toLowerCase());
    expect(known).toEqual(expect.arrayContaining(names));
    expect(names).toContain("x-request-id");
  }

  /** Expects a value to match a schema of the document. */
  expectValid(schema: object, value: unknown): void {
    const validate = this.#validators.get(schema) ?? this.#ajv.compile(inContract(schema));
    this.#validators.set(schema, validate);
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  }
}

/** Makes the schema's references into the document absolute. */
function inContract(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
}
