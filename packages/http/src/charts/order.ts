import type { Steps } from "../base/steps.js";
import type { Failure } from "../errors/failure.js";
import type { KnownPlace, PlaceToFind } from "./birth-data.js";
import type { ChartTools } from "./chart-tools.js";
import type { ShownBirth } from "./resolve-birth.js";

/** A computed answer that is not charged yet. */
export interface Draft {
  /** Data of the answer as JSON. */
  readonly json: string;
  /** Text to keep for retries. */
  readonly kept: string;
  /** Number of credits that the answer costs, by default one. */
  readonly credits?: number;
  /** Faults of the service that cost only a part of the answer, for the log. */
  readonly faults?: readonly Failure[];
  /** The birth behind the answer; absent if there is none, or more than one. */
  readonly birth?: ShownBirth | undefined;
}

/** A checked request for a paid answer: the places that it needs, and the computation that follows. */
export interface Order {
  /** Places of the births, in the order of the request. */
  readonly places: readonly OrderedPlace[];
  /**
   * True if the computation is much longer than that of a chart. It then waits for its turn, between other requests and
   * those of other accounts, and may run in steps.
   */
  readonly isPaced?: boolean;
  /** Number of credits that must be left, by default one. */
  readonly maxCredits?: number;
  /** True if a place that is not found fails only its part of the answer: the draft then gets the failure. */
  readonly isPartial?: boolean;
  /**
   * Resolves the local times and computes the answer.
   *
   * @param places The place of each member of `places`; none is a failure unless `isPartial` is true.
   */
  draft(tools: ChartTools, places: readonly (KnownPlace | Failure)[]): Steps<Draft | Failure>;
  /**
   * Describes the only birth of the order, whose draft had one, for a replay. Absent if no draft has a birth.
   *
   * @param place The first of `places`.
   */
  showBirth?(tools: ChartTools, place: KnownPlace): ShownBirth | Failure | undefined;
  /** Computes the data of the answer again, as JSON, from the text that a draft kept. */
  restore(tools: ChartTools, kept: string): Steps<string | Failure>;
}

export interface OrderedPlace {
  readonly place: KnownPlace | PlaceToFind;
  /** Name of the item in a list that the place belongs to, such as `people[1]`. */
  readonly item?: string;
}
