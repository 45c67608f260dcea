/** Meanings of charts and of the parts of a picture, loaded when somebody points at the first one. */
import { GLOSSARY } from "chart-core/glossary";
import type { ChartSelection } from "./events.js";

export { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core/tables";
export { GLOSSARY };

/** Returns the glossary's sentence about a part. */
export function meaningOf({ kind, id }: Pick<ChartSelection, "kind" | "id">): string {
  const [term, value] =
    kind === "activation" ? (["body", id.slice(id.indexOf(".") + 1)] as const) : ([kind, id] as const);
  return GLOSSARY[term].values?.[value] ?? "";
}
