import { loggableError } from "../base/loggable-error.js";
import type { PacedWork } from "../base/paced-work.js";
import { finish, isGenerator, type Step, type Steps } from "../base/steps.js";
import { Failure } from "../errors/failure.js";
import type { FormattedAnswer, ReservedFormat } from "../formats/answer-format.js";
import type { Geocoder } from "../ports/geocoder.js";
import { type AnswerOnceDeps, answerOnce, type KeyedRequest } from "./answer-once.js";
import type { KnownPlace } from "./birth-data.js";
import {
  type ChargeDeps,
  chargeCredits,
  type PaidAnswer,
  type PaidRequest,
  tooFewCredits,
} from "./charge-credits.js";
import { chartFailure } from "./chart-failure.js";
import type { ChartTools } from "./chart-tools.js";
import { findEachPlace } from "./find-each-place.js";
import { findPlace } from "./find-place.js";
import { findPlaces } from "./find-places.js";
import { readKept } from "./kept-answer.js";
import type { Draft, Order } from "./order.js";
import type { ShownBirth } from "./resolve-birth.js";

export interface ChartDeps extends ChartTools {
  readonly charges: ChargeDeps["charges"];
  readonly inDoubt: ChargeDeps["inDoubt"];
  /** Undefined if no request has an Idempotency-Key. */
  readonly claims: AnswerOnceDeps["claims"] | undefined;
  readonly geocoder: Pick<Geocoder, "geocode" | "isFree">;
  readonly logger: AnswerOnceDeps["logger"];
  readonly pacedWork: Pick<PacedWork, "run" | "start">;
}

export interface OrderRequest extends PaidRequest {
  readonly order: Order;
  /** Takes further tokens of the account's rate limit, at most as many as are left. */
  readonly takeTokens: (tokens: number) => Promise<void>;
  /** Format of the answer; absent if it is JSON. */
  readonly format?: OrderedFormat | undefined;
}

interface OrderedFormat {
  readonly mediaType: string;
  /** Takes the place of the answer. */
  readonly reserve: () => ReservedFormat | Failure;
}

/** A paid answer with the birth it was computed from. */
export interface ChartAnswer extends PaidAnswer {
  readonly birth?: ShownBirth | undefined;
  /** The answer in another format than JSON, if the request asked for one. */
  readonly formatted?: FormattedAnswer | undefined;
}

/**
 * Answers an order for its credits. Checks follow the order that the API documents: Idempotency-Key, credits, place of a
 * format, places of birth, computation, format. The place of a format comes before the geocoder is asked, and the charge
 * comes last, so that a failed request costs nothing.
 */
export function answerForCredit(deps: ChartDeps, request: OrderRequest): Promise<ChartAnswer | Failure> {
  const { claims } = deps;
  const { idempotency } = request;
  if (idempotency === undefined || claims === undefined) return firstAnswer(deps, request);
  return repeatableAnswer({ ...deps, claims }, { ...request, idempotency });
}

/** Answers a request with an Idempotency-Key: computes the answer, or shows the stored one. */
async function repeatableAnswer(
  deps: ChartDeps & AnswerOnceDeps,
  request: OrderRequest & KeyedRequest,
): Promise<ChartAnswer | Failure> {
  const answer = await answerOnce(deps, request, () => firstAnswer(deps, request));
  return answer instanceof Failure || !answer.isReplayed ? answer : storedAnswer(deps, request, answer);
}

/** Computes an answer and charges for it. */
function firstAnswer(deps: ChartDeps, request: OrderRequest): Promise<ChartAnswer | Failure> {
  const { maxCredits = 1 } = request.order;
  const { credits = 0 } = request.account;
  if (deps.charges !== undefined && credits < maxCredits)
    return Promise.resolve(tooFewCredits(credits, maxCredits));
  return withFormat(request, (write) => paidAnswer(deps, request, write));
}

/** Computes an answer, writes it in its format, and charges for it. */
async function paidAnswer(
  deps: ChartDeps,
  request: OrderRequest,
  write: Write | undefined,
): Promise<ChartAnswer | Failure> {
  const { order, measure } = request;
  // Each wait costs a turn of the microtasks, so only what takes time is waited for.
  const found = placesOf(deps, request);
  const places = found instanceof Promise ? await found : found;
  if (places instanceof Failure) return places;

  const computed = measure("compute", () => compute(deps, request, () => order.draft(deps, places)));
  const draft = computed instanceof Promise ? await computed : computed;
  if (draft instanceof Failure) return draft;
  const formatted = write && (await write(draft.json));
  if (formatted instanceof Failure) return formatted;

  logFaults(deps, request, draft);
  const paid = await chargeCredits(deps, request, draft);
  if (paid instanceof Failure) return paid;
  const { json, creditsLeft, credits, isReplayed } = paid;
  return { json, creditsLeft, credits, isReplayed, birth: draft.birth, formatted };
}

/** Shows the stored answer to an earlier request in the format of this one. */
function storedAnswer(
  deps: ChartDeps,
  request: OrderRequest,
  answer: PaidAnswer,
): Promise<ChartAnswer | Failure> {
  const { text, moment } = readKept(answer.json);
  return withFormat(request, async (write) => {
    const birth = moment && { birth: await birthAgain(deps, request, moment) };
    const json = await compute(deps, request, () => request.order.restore(deps, text));
    if (json instanceof Failure) return json;
    if (write === undefined) return { ...answer, ...birth, json };
    const formatted = await write(json);
    return formatted instanceof Failure ? formatted : { ...answer, ...birth, formatted };
  });
}

/** Describes the birth of a stored answer: as it was read then, at the place that the repeated request names. */
async function birthAgain(
  deps: ChartDeps,
  { order, measure, caller }: OrderRequest,
  moment: ShownBirth["moment"],
): Promise<ShownBirth> {
  const [first] = order.places;
  const notFound = { moment, alternatives: 0 };
  if (first === undefined || !("location" in first.place) || deps.geocoder.isFree !== true) return notFound;
  const { place } = first;
  const found = await measure("geocode", () => findPlace(deps.geocoder, place, caller));
  if (found instanceof Failure) return notFound;
  const birth = order.showBirth?.(deps, found);
  return birth === undefined || birth instanceof Failure ? { ...notFound, found } : { ...birth, moment };
}

/** Writes an answer in the format of its request, from the JSON of its result. */
type Write = (resultJson: string) => Promise<FormattedAnswer | Failure>;

/**
 * Does work while it holds the place of the request's format.
 *
 * @param work Gets the function that writes the answer; undefined if it is JSON.
 */
function withFormat(
  { format, measure }: OrderRequest,
  work: (write: Write | undefined) => Promise<ChartAnswer | Failure>,
): Promise<ChartAnswer | Failure> {
  if (format === undefined) return work(undefined);
  const reserved = format.reserve();
  if (reserved instanceof Failure) return Promise.resolve(reserved);
  const write: Write = (resultJson) =>
    measure("draw", () => writtenBy(reserved, format.mediaType, resultJson));
  return work(write).finally(() => reserved.release());
}

/** Returns the places of an order. Asks the geocoder only for those given as text. */
function placesOf(
  deps: ChartDeps,
  request: OrderRequest,
): readonly KnownPlace[] | Promise<readonly (KnownPlace | Failure)[] | Failure> {
  const { places, isPartial } = request.order;
  const { measure, caller } = request;
  const given = places.flatMap(({ place }) => ("location" in place ? [] : [place]));
  if (given.length === places.length) return given;
  return measure("geocode", () =>
    isPartial
      ? findEachPlace({ ...deps, takeTokens: takeTokensOf(deps, request) }, places, caller)
      : findPlaces(deps.geocoder, places, caller),
  );
}

/** Creates the function that takes further tokens of a request. It never fails, because the answer does not need them. */
function takeTokensOf(
  { logger }: ChartDeps,
  { account, requestId, takeTokens }: OrderRequest,
): (tokens: number) => Promise<void> {
  return (tokens) =>
    takeTokens(tokens).catch((error: unknown) =>
      logger.warn(
        { requestId, accountId: account.id, error: loggableError(error) },
        "could not take the tokens of lookups that failed",
      ),
    );
}

/** Writes an answer and releases its place; returns the failure that an error means. */
async function writtenBy(
  reserved: ReservedFormat,
  mediaType: string,
  resultJson: string,
): Promise<FormattedAnswer | Failure> {
  try {
    const body = await reserved.write(resultJson);
    return body instanceof Failure ? body : { mediaType, body };
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  } finally {
    reserved.release();
  }
}

/** Runs a computation; returns its result, or the failure that its error means. Waits only if it is paced, or for charts. */
function compute<Result extends Draft | string>(
  { pacedWork }: ChartDeps,
  { order, account }: OrderRequest,
  start: () => Steps<Result | Failure>,
): Result | Failure | Promise<Result | Failure> {
  const failureOf = (error: unknown) => chartFailure(error, "CHART_GENERATION_FAILED");
  if (order.isPaced) return pacedWork.run(inSteps(start), account.id).catch(failureOf);
  try {
    const result = finish(start());
    return result instanceof Promise ? result.catch(failureOf) : result;
  } catch (error) {
    return failureOf(error);
  }
}

/** Makes steps of a computation, whether or not it has some. */
function* inSteps<Result>(start: () => Steps<Result>): Generator<Step, Result, unknown> {
  const steps = start();
  return isGenerator(steps) ? yield* steps : steps;
}

/** Logs the faults of the service that cost a part of the answer: their number, and the first one. */
function logFaults(
  { logger }: ChartDeps,
  { account, requestId }: OrderRequest,
  { faults = [] }: Draft,
): void {
  const [first] = faults;
  if (first === undefined) return;
  logger.warn(
    {
      requestId,
      accountId: account.id,
      code: first.code,
      failed: faults.length,
      error: loggableError(first.cause),
    },
    "items of a batch failed",
  );
}
