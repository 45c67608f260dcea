import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { NOON } from "./clock-time.js";
import { percent } from "./reading.js";
import type { Spread } from "./spread.js";
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

/** The members of a chart whose chance to be right is told. */
const CHANCES = ["type", "authority", "profile"] as const;

/**
 * Writes how probable it is that a chart drawn for an uncertain time is right; nothing if the time is exact.
 *
 * @param possible The charts of the possible time.
 */
export function certaintyText(chart: Chart, possible: readonly ChartSpan[], told: ToldTime): string {
  if (timeKindOf(told) === "exact") return "";
  const { time, between } = told;
  const lead =
    between !== null
      ? `Between ${between.from} and ${between.to}: the picture is drawn for ${time}.`
      : time === null
        ? `Time unknown: the picture is drawn for ${NOON}.`
        : `About ${time}: the picture is drawn for that time.`;
  const [all, ...each] = [CHANCES, ...CHANCES.map((member) => [member])].map((members) =>
    shareOf(possible, (other) => members.every((member) => other[member] === chart[member])),
  );
  if (all === 1) return `${lead} Its type, authority and profile are certain.`;
  const chances = CHANCES.map((member, index) => `${member} (${chart[member]}) ${chanceText(each[index]!)}`);
  return (
    `${lead} If every minute is equally likely, the chances that it is right are: ${chances.join(", ")}; ` +
    `all three ${chanceText(all!)}.`
  );
}

function shareOf(possible: readonly ChartSpan[], isRight: (chart: Chart) => boolean): number {
  const length = (spans: readonly ChartSpan[]) => spans.reduce((ms, { from, to }) => ms + (+to - +from), 0);
  return length(possible.filter(({ chart }) => isRight(chart))) / length(possible);
}

function chanceText(share: number): string {
  return share === 1 ? "100%" : percent(share);
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
