import { planIncludes } from "@chart/accounts";
import { type Chart, computeChart } from "chart-core";
import { WINDOW_MEMBERS } from "chart-core/time";
import type { Viewer } from "../base/env.js";
import { SAMPLE_BIRTH } from "../base/sample-birth.js";

/** Number of members that the sample of a full chart shows: up to the not-self theme. */
const SHOWN = 10;

/** Members of a reduced chart, and the first ones of a full chart, in the order of the response. */
const SIMPLE: readonly (keyof Chart)[] = ["type", "profile", "gates", "channelsShort", "centers"];
const FULL: readonly (keyof Chart)[] = WINDOW_MEMBERS.slice(0, SHOWN);

/** The start of the answer to the quick start's request, which a test compares with the real one. */
export function sampleAnswer({ account }: Viewer): string {
  const isFull = planIncludes(account.plan, "advanced");
  const chart = computeChart(SAMPLE_BIRTH);
  const data = Object.fromEntries((isFull ? FULL : SIMPLE).map((member) => [member, chart[member]]));
  const type = isFull ? "ChartResult" : "ChartSimpleResult";
  return json({ success: true, message: "Chart generated", errorCode: "", type, data });
}

export const FAILED_ANSWER: string = json({
  success: false,
  message: "The field birthdate must be a real date in the years 1800 to 2199. Write it as YYYY-MM-DD.",
  errorCode: "INVALID_BIRTHDATE",
  type: "",
  data: null,
});

/** Writes JSON with short lists on one line. */
function json(value: object): string {
  return JSON.stringify(value, null, 2).replace(/\[[^\][{}]*\]/g, (list) =>
    list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
}
