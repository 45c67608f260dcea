import type { Theme } from "bodygraph-svg";
import type { GateLines } from "chart-core";
import type { BirthTexts } from "./births.js";

/** A picture that an element asks for. */
export interface PictureRequest {
  /** The attribute `picture`: `bodygraph`, `wheel`, `composite` or `day`. */
  readonly picture: string;
  readonly theme: Theme;
  readonly columns: boolean;
  /** False for neither facts nor caption. */
  readonly facts: boolean;
  readonly arrowWords: boolean;
  readonly caption: string;
  readonly born: string;
  readonly place: string;
  /** Name of the second person. */
  readonly withCaption: string;
  /** Moment of the transits: an instant or `now`; empty for none. */
  readonly at: string;
  /** Place and zone of the birth, for the hours of a day. */
  readonly birth: BirthTexts;
  /** True for the form of a wheel or a day that can be read on a phone. */
  readonly narrow: boolean;
}

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
