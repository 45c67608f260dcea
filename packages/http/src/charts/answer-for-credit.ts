import { Failure } from "../errors/failure.js";
import type { Geocoder, Place } from "../geocoding/geocoder.js";
import type { Picture } from "../pictures/picture.js";
import { type AnswerOnceDeps, answerOnce } from "./answer-once.js";
import { type ChargeDeps, chargeCredit, type PaidAnswer, type PaidRequest } from "./charge-credit.js";
import { chartFailure } from "./chart-failure.js";
import type { ChartTools } from "./chart-tools.js";
import { findPlaces } from "./find-places.js";
import type { Draft, Order } from "./order.js";
import type { ShownBirth } from "./resolve-birth.js";

/** Dependencies of {@link answerForCredit}. */
export interface ChartDeps extends ChartTools {
  readonly charges: ChargeDeps["charges"];
  readonly inDoubt: ChargeDeps["inDoubt"];
  readonly claims: AnswerOnceDeps["claims"];
  readonly geocoder: Pick<Geocoder, "geocode">;
  readonly logger: AnswerOnceDeps["logger"];
}

/** A paid request with its order. */
export interface OrderRequest extends PaidRequest {
  readonly order: Order;
  /** Draws the chart of the answer from the text that is kept for retries; absent if the answer is JSON. */
  readonly draw?: ((kept: string) => Promise<Picture | Failure>) | undefined;
}

/** A paid answer with the birth it was computed from. A replay has none: only instants and time zones are kept. */
export interface ChartAnswer extends PaidAnswer {
  readonly birth?: ShownBirth;
  /** The chart as a picture, if the request asked for one. */
  readonly picture?: Picture;
}

/**
 * Answers an order for one credit. Checks follow the order that the API documents: Idempotency-Key, credits, places,
 * computation, picture. The charge comes last, so that a failed request costs nothing.
 */
export async function answerForCredit(
  deps: ChartDeps,
  request: OrderRequest,
): Promise<ChartAnswer | Failure> {
  const { order, measure, draw } = request;
  let birth: ShownBirth | undefined;
  let picture: Picture | undefined;
  const answer = await answerOnce(deps, request, async () => {
    if (request.account.credits === 0) return new Failure("CREDITS_EXHAUSTED");

    const places = await placesOf(deps, request);
    if (places instanceof Failure) return places;

    const draft = measure("compute", () => orFailure(() => order.draft(deps, places)));
    if (draft instanceof Failure) return draft;
    birth = draft.birth;

    if (draw !== undefined) {
      const drawn = await measure("draw", () => pictureOf(draw, draft.kept));
      if (drawn instanceof Failure) return drawn;
      picture = drawn;
    }
    return chargeCredit(deps, request, draft);
  });
  if (answer instanceof Failure) return answer;
  if (!answer.isReplayed) return { ...answer, ...(birth && { birth }), ...(picture && { picture }) };

  if (draw !== undefined) {
    const drawn = await measure("draw", () => pictureOf(draw, answer.json));
    return drawn instanceof Failure ? drawn : { ...answer, picture: drawn };
  }
  const json = orFailure(() => order.restore(deps, answer.json));
  return json instanceof Failure ? json : { ...answer, json };
}

/** Returns the places of an order. Asks the geocoder only for those without coordinates. */
function placesOf(
  { geocoder }: ChartDeps,
  { order: { places }, measure, caller }: OrderRequest,
): readonly Place[] | Promise<readonly Place[] | Failure> {
  const given = places.map(({ place }) => place).filter((place) => "coords" in place);
  if (given.length === places.length) return given;
  return measure("geocode", () => findPlaces(geocoder, places, caller));
}

/** Draws a chart, or returns the failure that an error means. */
async function pictureOf(
  draw: (kept: string) => Promise<Picture | Failure>,
  kept: string,
): Promise<Picture | Failure> {
  try {
    return await draw(kept);
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  }
}

/** Returns the result of a computation, or the failure that its error means. */
function orFailure<Result extends Draft | string>(compute: () => Result | Failure): Result | Failure {
  try {
    return compute();
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  }
}
