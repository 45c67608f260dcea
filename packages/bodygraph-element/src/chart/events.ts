import type { Chart, ChartInputErrorCode } from "chart-core";

/** The detail of `chart-ready`: a picture was drawn. */
export interface ChartReadyDetail {
  readonly chart: Chart;
  /** The second chart of a composite; null of other pictures. */
  readonly withChart: Chart | null;
  /** The picture as bodygraph-svg draws it. */
  readonly svg: string;
}

/** The detail of `chart-select`: the part of the picture that is hovered, focused or was tapped. */
export interface ChartSelection {
  readonly kind: "center" | "channel" | "gate" | "activation";
  /** Such as `Throat`, `20-34`, `34` or, for an activation, `personality.sun`. */
  readonly id: string;
  /** Such as `Gate 34: Might`. */
  readonly title: string;
  /** The state in this chart, such as `defined`. */
  readonly state: string;
  /** The glossary's sentence. */
  readonly meaning: string;
}

/** The detail of `chart-error`: no picture could be drawn. The received value is left out, because it may be birth data. */
export interface ChartErrorDetail {
  /** A code of chart-core; `NOT_LOADED` if a file of the element could not be loaded; `UNEXPECTED` for a fault of its own. */
  readonly code: ChartInputErrorCode | "NOT_LOADED" | "UNEXPECTED";
  /** The attribute or property that is wrong; null if none is. */
  readonly field: string | null;
  /** One sentence in English, which the element also shows. */
  readonly message: string;
}

/** The events of `<human-design-chart>`. All of them bubble and cross shadow roots. */
export interface HumanDesignChartEventMap {
  /** A picture was drawn. */
  "chart-ready": CustomEvent<ChartReadyDetail>;
  /** A part of the picture is hovered, focused or was tapped. The detail is null once nothing is selected any more. */
  "chart-select": CustomEvent<ChartSelection | null>;
  /** No picture could be drawn. */
  "chart-error": CustomEvent<ChartErrorDetail>;
}
