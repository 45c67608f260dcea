import { planIncludes } from "@chart/accounts";
import type { Viewer } from "../base/env.js";

/** Members of the chart in the quick start, as both endpoints write them. */
const SIMPLE = {
  type: "Projector",
  profile: "2/4",
  gates: ["64", "63", "41", "31", "22", "47", "20"],
  channelsShort: ["47-64"],
  centers: ["Ajna", "Head"],
};

const FULL = {
  strategy: "Wait for the Invitation",
  authority: "Sounding Board",
  definition: "Single Definition",
  incarnationCross: "Right Angle Cross of Consciousness (64/63 | 35/5)",
  signature: "Success",
  notSelfTheme: "Bitterness",
};

/** The start of the answer to the quick start's request, which a test compares with the real one. */
export function sampleAnswer({ account }: Viewer): string {
  const isFull = planIncludes(account.plan, "advanced");
  const { gates, ...first } = SIMPLE;
  const data = isFull ? { ...first, ...FULL } : { ...first, gates };
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
