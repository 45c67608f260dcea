import type { Body, CHANNELS, GATES } from "chart-core";
import type { GLOSSARY } from "chart-core/glossary";

/** The words for a chart: of `chart-core` here, of `bodygraph-element` in the browser. */
export interface Meanings {
  readonly GLOSSARY: typeof GLOSSARY;
  readonly GATES: typeof GATES;
  readonly CHANNELS: typeof CHANNELS;
  readonly BODIES: readonly Body[];
  readonly BODY_NAMES: Readonly<Record<Body, string>>;
}
