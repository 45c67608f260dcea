import type { Theme } from "bodygraph-svg";
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
