export interface ExampleRequest {
  readonly method: "GET" | "POST";
  /** The whole URL, with its query. */
  readonly url: string;
  /** Header of the API key: `Authorization`, or the one of version 1. */
  readonly keyHeader: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body; undefined if there is none. */
  readonly body: unknown;
  /** Method of the clients that sends it, such as `charts.create`; absent in version 1, which they do not call. */
  readonly clientMethod?: string | undefined;
  /** File that curl writes the answer to, such as a picture. */
  readonly output?: string;
  /** Members of the result that the program prints; without them, it prints the whole result. */
  readonly prints?: readonly string[];
}

/** Code of a request in one language. It reads the API key from the variable CHART_API_KEY. */
export interface CodeExample {
  /** Part of element ids. */
  readonly id: string;
  readonly name: string;
  readonly language: "shell" | "typescript" | "python" | "php";
  readonly code: string;
}
