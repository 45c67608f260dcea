import { isGenerator, type Step, type Steps } from "../base/steps.js";
import { Failure } from "../errors/failure.js";
import type { KnownPlace } from "./birth-data.js";
import type { ChartTools } from "./chart-tools.js";
import type { Draft, Order, OrderedPlace } from "./order.js";

/** The instants and time zones that an order's places and local times were resolved to. */
interface Resolution<Resolved> {
  /** Instants and time zones, as a JSON value: the only part that is kept for retries. */
  readonly resolved: Resolved;
  readonly birth?: Draft["birth"];
}

/** The steps of an order whose retries are computed again. */
export interface ComputedOrder<Resolved> {
  readonly places: readonly OrderedPlace[];
  readonly resolve: (tools: ChartTools, places: readonly KnownPlace[]) => Resolution<Resolved> | Failure;
  /** Computes the data of the answer, as JSON, from the request and what it was resolved to. */
  readonly compute: (tools: ChartTools, resolved: Resolved) => Steps<string | Failure>;
  /** See {@link Order.isPaced}; true if `compute` may run in steps. */
  readonly isPaced?: boolean;
}

/**
 * Creates an order that keeps what it was resolved to, and not its answer: the answers of lists and spans are long, and
 * the same request and instants always give the same one.
 */
export function computedOrder<Resolved>({
  places,
  resolve,
  compute,
  isPaced = false,
}: ComputedOrder<Resolved>): Order {
  return {
    places,
    isPaced,
    draft(tools, found) {
      const resolution = resolve(tools, found as readonly KnownPlace[]);
      if (resolution instanceof Failure) return resolution;
      const { resolved, birth } = resolution;
      const draftOf = (json: string | Failure) =>
        json instanceof Failure ? json : { json, kept: JSON.stringify(resolved), birth };
      const steps = compute(tools, resolved);
      return isGenerator(steps) ? mapResult(steps, draftOf) : draftOf(steps);
    },
    showBirth(tools, place) {
      const resolution = resolve(tools, [place]);
      return resolution instanceof Failure ? resolution : resolution.birth;
    },
    restore: (tools, kept) => compute(tools, JSON.parse(kept) as Resolved),
  };
}

function* mapResult<Result, Mapped>(
  steps: Generator<Step, Result, unknown>,
  map: (result: Result) => Mapped,
): Generator<Step, Mapped, unknown> {
  return map(yield* steps);
}
