/** Reads the results of the tool. They come from outside, so each member is looked at. */
import type { ChartJson } from "chart-core";
import type { ToolResult } from "./host.js";

/** A chart to show. */
export interface ShownChart {
  readonly chart: ChartJson;
  readonly name: string;
  readonly born: string;
  readonly picture: "bodygraph" | "wheel";
}

/** Text in place of a chart. */
export interface ShownText {
  readonly text: string;
}

const NO_ANSWER = "The tool sent no chart.";

/** Returns what a result shows: its chart, else its question or its text. */
export function shownOf(result: ToolResult | undefined): ShownChart | ShownText {
  const { isError, structuredContent, content } = result ?? ({} as Partial<ToolResult>);
  const data = (structuredContent ?? {}) as Readonly<Record<string, unknown>>;
  const { chart, picture } = data;
  if (!isError && isChart(chart)) {
    return {
      chart,
      name: textOf(data["name"]),
      born: textOf(data["born"]),
      picture: picture === "wheel" ? "wheel" : "bodygraph",
    };
  }
  const texts = (Array.isArray(content) ? content : []).flatMap((block) =>
    block.type === "text" ? [block.text] : [],
  );
  return { text: textOf(data["question"]) || texts.join("\n\n").trim() || NO_ANSWER };
}

function isChart(value: unknown): value is ChartJson {
  const { type, profile, authority, personality, design } = (value ?? {}) as Partial<ChartJson>;
  const texts = [type, profile, authority];
  return (
    texts.every((text) => typeof text === "string") &&
    [personality, design].every((side) => typeof side === "object" && side !== null)
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
