import type { Theme } from "bodygraph-svg";
import type { ChartSettings } from "../attributes/chart-attributes.js";

/** A picture that an element asks for: what its attributes say, and what else a picture needs. */
export interface PictureRequest extends Omit<ChartSettings, "theme"> {
  readonly theme: Theme;
  /** True for the form of a wheel or a day that can be read on a phone. */
  readonly narrow: boolean;
}
