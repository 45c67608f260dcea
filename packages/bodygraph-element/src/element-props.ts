/** The attributes and properties of the elements, for the types of frameworks. */
import type { Chart, ChartJson } from "chart-core";
import type { ChartAttributes } from "./chart/chart-attributes.js";
import type { FormBirth } from "./form/form-birth.js";

type Text = string | number | boolean | null | undefined;

/** Attributes and properties of `<human-design-chart>`. Names of several words work in both forms. */
export type ChartProps = { [Name in Exclude<keyof ChartAttributes, "picture" | "theme">]?: Text } & {
  picture?: "bodygraph" | "wheel" | "day" | "composite" | null | undefined;
  theme?: "light" | "dark" | "print" | "auto" | null | undefined;
  "time-zone"?: Text;
  "arrow-words"?: Text;
  "with-caption"?: Text;
  with?: string | Chart | ChartJson | null | undefined;
  chart?: Chart | ChartJson | null | undefined;
};

/** Attributes and properties of `<human-design-form>`. */
export interface FormProps {
  for?: string | undefined;
  "places-url"?: string | undefined;
  second?: boolean | "" | undefined;
  birth?: { readonly [Member in keyof FormBirth]?: FormBirth[Member] | undefined } | null | undefined;
}
