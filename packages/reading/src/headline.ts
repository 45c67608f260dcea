import type { Chart } from "chart-core";
import { NOON } from "./clock-time.js";
import { percent } from "./reading.js";
import { certaintyOf, type Spread } from "./spread.js";
import { type ToldTime, timeKindOf } from "./typed-birth.js";

/** Writes the shortest answer to who somebody is: of an uncertain time what is certain, or the likeliest type. */
export function headlineOf({ type, profile, authority }: Chart, spread: Spread, told: ToldTime): string {
  const kind = timeKindOf(told);
  if (kind === "exact") return `${type} ${profile}, ${authority}`;
  const { value, share } = spread.texts.type[0]!;
  if (share < 1) return `${value} for ${percent(share)} of ${kind === "unknown" ? "the day" : "that time"}`;
  const certain = (member: "profile" | "authority", before: string) =>
    spread.texts[member].length === 1 ? `${before}${spread.texts[member][0]!.value}` : "";
  return `${value}${certain("profile", " ")}${certain("authority", ", ")}`;
}

/** Writes how much of a chart is certain; nothing if its time is exact. */
export function certaintyText(spread: Spread, told: ToldTime): string {
  const { certain, all } = certaintyOf(spread);
  const { time, between } = told;
  switch (timeKindOf(told)) {
    case "unknown":
      return `Time unknown, drawn for ${NOON}. ${certain} of ${all} values hold all day.`;
    case "about":
      return `About ${time}: ${certain} of ${all} values hold in any case.`;
    case "between":
      return `Between ${between?.from} and ${between?.to}: ${certain} of ${all} values hold in any case.`;
    case "exact":
      return "";
  }
}

/** Writes of which time a chart is; nothing if the time is exact. */
export function scopeOf({ name, ...told }: ToldTime & { readonly name: string }): string {
  const whose = name === "" ? "This chart" : `The chart of ${name}`;
  const { time, aboutMinutes, between } = told;
  switch (timeKindOf(told)) {
    case "unknown":
      return `${whose} is that of ${NOON}, because the time is unknown.`;
    case "about":
      return `${whose} is that of ${time}, which may be off by ${aboutMinutes} minutes.`;
    case "between":
      return `${whose} is that of ${time}, the middle of ${between?.from} to ${between?.to}.`;
    case "exact":
      return "";
  }
}
