import { ChartInputError } from "chart-core/tables";
import { NotLoadedError } from "../picture/not-loaded-error.js";
import type { ChartErrorDetail } from "./events.js";
import { propertyOf } from "./palette.js";

/** The attribute of a field of chart-core or bodygraph-svg, where they have different names. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  utcMoment: "utc",
  "coords.lat": "lat",
  "coords.lng": "lng",
  zone: "time-zone",
  "options.disambiguation": "disambiguation",
  "caption.name": "caption",
  "caption.born": "born",
  "caption.place": "place",
  "names.0": "caption",
  "names.1": "with-caption",
  a: "chart",
  b: "with",
};

/** Start of the fields of colors. */
const COLOR = "theme.";

/** Describes an error for `chart-error`. A fault of the element also goes to the console. */
export function detailOf(error: unknown): ChartErrorDetail {
  if (error instanceof ChartInputError) {
    const { code, field, expected } = error;
    if (field.startsWith(COLOR)) {
      const property = propertyOf(field.slice(COLOR.length));
      return { code, field: property, message: `${property}: expected an opaque color of CSS` };
    }
    const attribute = ATTRIBUTES[field] ?? field;
    return { code, field: attribute, message: `${attribute}: expected ${expected}` };
  }
  if (error instanceof NotLoadedError) return { code: "NOT_LOADED", field: null, message: error.message };
  reportError(error);
  return { code: "UNEXPECTED", field: null, message: "The chart could not be drawn." };
}
