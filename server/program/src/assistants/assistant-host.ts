import { type AssistantHost, type AssistantPlaces, type Steps, ToolFailure } from "bodygraph-mcp";
import { type Gazetteer, locatePlace, searchPlaces } from "chart-gazetteer";
import type { Png } from "chart-http";
import type { PacedWork } from "chart-http/base";
import { Failure } from "chart-http/errors";
import { findZone } from "../adapters/geocoding/zone-finder.js";

export interface AssistantHostDeps {
  /** The place index, once it is open. */
  readonly places: { readonly gazetteer: Gazetteer | undefined };
  readonly png: Png;
  /** Runs computations step by step, between the work of paid requests. */
  readonly pacedWork: Pick<PacedWork, "run">;
  readonly chartApp: string;
}

/** All pictures for assistants together count as those of one account. */
const PNG_ACCOUNT = "assistants";

/** The caller of a tool. */
export interface Call {
  /** Network or account whose calls take turns with those of others. */
  readonly caller: string;
  /** Aborts once the caller has left. */
  readonly signal: AbortSignal;
}

/** Ends a computation at its next step once its caller has left. */
function* until<Result>(signal: AbortSignal, steps: Steps<Result>): Steps<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield;
    if (signal.aborted) throw new ToolFailure("The caller has left.");
  }
}

/** Creates the host of a call. Callers take turns, however many calls each of them has. */
export function assistantHost(deps: AssistantHostDeps, { caller, signal }: Call): AssistantHost {
  const { png, pacedWork, chartApp } = deps;
  return {
    places: placesOf(deps.places),
    findZone,
    chartApp,
    run: (steps) => pacedWork.run(until(signal, steps), caller),
    async png(svg, widthPx) {
      const place = png.reserve(PNG_ACCOUNT);
      if (place instanceof Failure) throw busy();
      try {
        const image = await place.convert(svg, widthPx, { signal });
        if (image instanceof Failure) throw busy();
        return Buffer.from(image).toString("base64");
      } finally {
        place.release();
      }
    },
  };
}

function busy(): ToolFailure {
  return new ToolFailure(
    "Too many pictures are being drawn. Try again in a few seconds, or call compute_chart.",
  );
}

function placesOf(opened: AssistantHostDeps["places"]): AssistantPlaces {
  return {
    locate: (text) => opened.gazetteer && locatePlace(opened.gazetteer, text),
    search: (text, limit) => opened.gazetteer && searchPlaces(opened.gazetteer, text, limit),
  };
}
