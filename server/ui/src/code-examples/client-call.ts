import type { ExampleRequest } from "./code-example.js";

/** A request as a call of one of our clients. */
export interface ClientCall {
  readonly baseUrl: string;
  /** Group and name, such as `charts.create`. */
  readonly method: string;
  /** The request, or the text of a search; undefined if the call has none. */
  readonly argument: unknown;
  /** Settings by their names in the query. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Key for looking up places; undefined if the client's own does. */
  readonly geocodeKey: string | undefined;
  /** First word of the service's headers; undefined if it is the client's own. */
  readonly headerPrefix: string | undefined;
  readonly isBatch: boolean;
}

const GEOCODE_KEY = "-Geocode-Key";

/** Returns the call that sends a request; undefined in version 1 of the API, which the clients do not call. */
export function clientCallOf({ url, headers, body, clientMethod }: ExampleRequest): ClientCall | undefined {
  if (clientMethod === undefined) return undefined;
  const [, baseUrl = "", search] = /^(.*)\/v2\/[^?]*(?:\?(.*))?$/.exec(url) ?? [];
  const { q, ...settings } = Object.fromEntries(new URLSearchParams(search));
  const [name, key] = Object.entries(headers).find(([header]) => header.endsWith(GEOCODE_KEY)) ?? [];
  const prefix = name?.slice(0, -GEOCODE_KEY.length);
  const isBatch = clientMethod === "charts.batch";
  return {
    baseUrl,
    method: clientMethod,
    argument: isBatch ? (body as { readonly births: unknown }).births : (q ?? body),
    settings: Object.fromEntries(
      Object.entries(settings).map(([each, text]) => [each, settingOf(each, text)]),
    ),
    geocodeKey: key === "any" ? undefined : key,
    headerPrefix: prefix === "Chart" ? undefined : prefix,
    isBatch,
  };
}

function settingOf(name: string, text: string): unknown {
  if (name === "include") return text.split(",");
  return /^\d+$/.test(text) ? Number(text) : text;
}
