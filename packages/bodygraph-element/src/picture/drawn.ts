import type { GateLines } from "chart-core";

/** A drawn picture, and what is needed to name its parts. */
export interface Drawn {
  /** The picture as bodygraph-svg draws it. */
  readonly svg: string;
  /** The sides of `data-side` in the order of the lists for screen readers; none if nobody can point at parts. */
  readonly sides: Readonly<Record<string, Side>>;
  /** Words for values of `data-active`, and `added` for centers that both sides define together. */
  readonly words: Readonly<Record<string, string>>;
}

interface Side {
  /** Name of the side or the person. */
  readonly who: string;
  /** Gate and line of each body, of one or two sides of a chart. */
  readonly gateLines: readonly GateLines[];
}
