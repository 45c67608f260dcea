import type { CodeExample } from "@chart/ui";
import type { Embedding } from "./embedding.js";
import { type RequestKind, SAMPLE } from "./tabs/fill-example.js";
import type { TermLinks } from "./tabs/term-name.js";

/** Facts of the service that the pages of a chart show. Has no functions, because it crosses a thread. */
export interface ChartFacts {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** The requests for the sample in each language. */
  readonly examples: Readonly<Record<RequestKind, readonly CodeExample[]>>;
  /** Members of a chart that the service answers with, in their order. */
  readonly members: readonly string[];
  /** Addresses of the glossary's terms. */
  readonly glossaryLinks: TermLinks;
  /** Sites that may embed the form. */
  readonly embedding: Embedding;
  /** Address of the link to the operator, mailto: or http(s):; undefined without one. */
  readonly contact: string | undefined;
}

/** A request for the sample. */
export interface SampleRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const { date: birthdate, time: birthtime, from, to, lat, lng, timeZone } = SAMPLE;
const { aboutMinutes: plusMinusMinutes } = SAMPLE;
const [EXACT, EXACT_ZONE] = ["/v2/charts/coordinates", "/v2/charts/moment"];
const [WINDOW, WINDOW_ZONE] = ["/v2/charts/window/coordinates", "/v2/charts/window/moment"];

/** The requests for the sample, of which the program knows the code in each language. */
export const SAMPLE_REQUESTS: Readonly<Record<RequestKind, SampleRequest>> = {
  exact: { path: EXACT, body: { birthdate, birthtime, lat, lng } },
  unknown: { path: WINDOW, body: { birthdate, lat, lng } },
  about: { path: WINDOW, body: { birthdate, birthtime, plusMinusMinutes, lat, lng } },
  between: { path: WINDOW, body: { birthdate, from, to, lat, lng } },
  "exact-zone": { path: EXACT_ZONE, body: { birthdate, birthtime, timeZone } },
  "unknown-zone": { path: WINDOW_ZONE, body: { birthdate, timeZone } },
  "about-zone": { path: WINDOW_ZONE, body: { birthdate, birthtime, plusMinusMinutes, timeZone } },
  "between-zone": { path: WINDOW_ZONE, body: { birthdate, from, to, timeZone } },
};
