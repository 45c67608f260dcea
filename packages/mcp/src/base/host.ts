import type { ResolveOptions } from "chart-core/birth-moment";

/** A place of an index. */
export interface KnownPlace {
  /** Name of the city, town or village. */
  readonly name: string;
  /** Name of the first-level division in English; empty if unknown. */
  readonly region: string;
  /** Name of the country in English. */
  readonly country: string;
  /** Degrees, positive north of the equator. */
  readonly lat: number;
  /** Degrees, positive east of Greenwich. */
  readonly lng: number;
  /** IANA name of the time zone. */
  readonly zone: string;
  /** Number of inhabitants; 0 if unknown. */
  readonly population: number;
  /** Name of the former city whose coordinates these are; absent for a place of today. */
  readonly formerName?: string | undefined;
}

/** The place that a text means, with others that it may mean in other time zones; or suggestions if it means none for sure. */
export type LocatedPlace =
  | { readonly place: KnownPlace; readonly alternatives: readonly KnownPlace[] }
  | { readonly notFound: true; readonly suggestions: readonly string[] };

/** Port to the place index. */
export interface AssistantPlaces {
  /** Finds the place that a text means; undefined while the index is not open. */
  locate(text: string): LocatedPlace | undefined;
  /** Finds the places whose names begin with a text, the likeliest first; undefined while the index is not open. */
  search(text: string, limit: number): readonly KnownPlace[] | undefined;
}

/** A computation in steps of a few milliseconds. Other work may run at each `yield`. */
export type Steps<Result> = Generator<undefined, Result, unknown>;

/** The ports of the tools, which the program that serves them passes. */
export interface AssistantHost {
  readonly places: AssistantPlaces;
  /** Finds the time zone of coordinates. Default: the library's small map, which may be wrong near borders. */
  readonly findZone?: ResolveOptions["findZone"];
  /** Runs a computation in steps. */
  run<Result>(steps: Steps<Result>): Promise<Result>;
  /**
   * Renders an SVG as PNG, in base64.
   *
   * @throws ToolFailure if it cannot at the moment.
   */
  png(svg: string, widthPx: number): Promise<string>;
  /** HTML of the MCP App that shows a drawn chart. */
  readonly chartApp: string;
}

/** Runs a computation in steps, with a turn of the event loop after each: for a process that does nothing else. */
export async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
