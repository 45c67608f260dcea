/** A call of our clients, with names as in TypeScript. */
export interface ClientCall {
  /** Operation that it must reach, such as `GET /v2/places`. */
  readonly operation: string;
  /** Group and name, such as `returns.create`. */
  readonly method: string;
  readonly args: readonly unknown[];
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The parts of /openapi.json that calls are made from. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly "x-client"?: { readonly name: string; readonly settings?: object };
  readonly parameters?: readonly {
    readonly name?: string;
    readonly required?: boolean;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: unknown }>> };
}

/** Returns a call of each operation of version 2, with the example request and settings of /openapi.json. */
export function clientCalls(openApi: unknown): readonly ClientCall[] {
  return Object.entries((openApi as Document).paths)
    .filter(([path]) => path.startsWith("/v2/"))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { "x-client": client, parameters = [], requestBody }]) => {
        const body = requestBody?.content["application/json"]?.example;
        const { births = body } = (body ?? {}) as { readonly births?: unknown };
        const required = parameters.filter((parameter) => parameter.required);
        const names = Object.keys(client?.settings ?? {});
        return {
          operation: `${verb.toUpperCase()} ${path}`,
          method: client?.name ?? "",
          args: body === undefined ? required.map(({ example }) => example) : [births],
          settings: Object.fromEntries(
            parameters.flatMap(({ name = "", example }) => (names.includes(name) ? [[name, example]] : [])),
          ),
        };
      }),
    );
}
