import type { DocsDeps, DocsEnv } from "./deps.js";
import { createDocsApp } from "./docs-app.js";

/** Parts of the documentation that the application provides. */
export type DocsFacts = Pick<DocsDeps, "openApi" | "wording"> & {
  /** Names of the headers of the API key in version 1, and of the geocoding key. */
  readonly headers: { readonly apiKeyHeader: string; readonly geocodeKeyHeader: string };
};

/** Responds to a request for a public page. */
export type AnswerDocs = (request: Request, bindings: DocsEnv["Bindings"]) => Response | Promise<Response>;

/** The documentation and the front page. */
export interface Docs {
  /** Creates the handler of requests for public pages. */
  readonly mount: (facts: DocsFacts) => AnswerDocs;
}

export interface CreateDocsDeps extends Omit<DocsDeps, "openApi" | "wording" | "facts"> {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** First word of the API's own header names. */
  readonly headerPrefix: string;
  /** Value of the geocoding key in examples. */
  readonly geocodeKeyExample: string;
}

/** Creates the documentation. */
export function createDocs({ baseUrl, headerPrefix, geocodeKeyExample, ...deps }: CreateDocsDeps): Docs {
  return {
    mount: ({ headers, ...facts }) =>
      createDocsApp({
        ...deps,
        ...facts,
        facts: { baseUrl, headerPrefix, geocodeKeyExample, ...headers },
      }),
  };
}
