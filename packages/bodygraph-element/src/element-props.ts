/** The attributes and properties of the elements, for the types of frameworks. */
import type { Chart, ChartJson } from "chart-core";
import type { ChartAttributeProps } from "./attributes/chart-attributes.generated.js";
import type { FormBirth } from "./form/form-birth.js";

/** Attributes and properties of `<human-design-chart>`. Names of several words work in both forms. */
export interface ChartProps extends ChartAttributeProps {
  with?: string | Chart | ChartJson | null | undefined;
  chart?: Chart | ChartJson | null | undefined;
}

/** Attributes and properties of `<human-design-form>`. */
export interface FormProps {
  for?: string | undefined;
  "places-url"?: string | undefined;
  second?: boolean | "" | undefined;
  birth?: { readonly [Member in keyof FormBirth]?: FormBirth[Member] | undefined } | null | undefined;
}
