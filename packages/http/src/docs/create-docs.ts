import type { DocsDeps, DocsEnv } from "./deps.js";
import type { DocsApp } from "./docs-app.js";

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
  /** Builds the search index, if a handler is mounted. Call it once the service serves charts. */
  readonly prepare: () => Promise<unknown>;
}

/** Dependencies of {@link createDocs}. */
export interface CreateDocsDeps extends Omit<DocsDeps, "openApi" | "wording" | "facts"> {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** First word of the API's own header names. */
  readonly headerPrefix: string;
  /** Value of the geocoding key in examples. */
  readonly geocodeKeyExample: string;
}

/** Creates the documentation. Its modules are loaded when they are first needed, so that charts are served earlier. */
export function createDocs({ baseUrl, headerPrefix, geocodeKeyExample, ...deps }: CreateDocsDeps): Docs {
  let load: (() => Promise<DocsApp>) | undefined;
  return {
    mount: ({ headers, ...facts }) => {
      let loading: Promise<DocsApp> | undefined;
      const loadOnce = () => {
        loading ??= import("./docs-app.js").then(({ createDocsApp }) =>
          createDocsApp({
            ...deps,
            ...facts,
            facts: { baseUrl, headerPrefix, geocodeKeyExample, ...headers },
          }),
        );
        return loading;
      };
      load = loadOnce;
      return async (request, bindings) => (await loadOnce()).fetch(request, bindings);
    },
    prepare: async () => (await load?.())?.prepare(),
  };
}
