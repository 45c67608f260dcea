import type { Chart } from "chart-core";
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

/** Writes how probable it is that a chart drawn for an uncertain time is right; nothing if the time is exact. */
export function certaintyText(chart: Chart, { texts }: Pick<Spread, "texts">, told: ToldTime): string {
  if (timeKindOf(told) === "exact") return "";
  const { time, between } = told;
  const lead =
    between !== null
      ? `Between ${between.from} and ${between.to}: the picture is drawn for ${time}.`
      : time === null
        ? `Time unknown: the picture is drawn for ${NOON}.`
        : `About ${time}: the picture is drawn for that time.`;
  const shareOf = (member: (typeof CHANCES)[number]) =>
    texts[member].find(({ value }) => value === chart[member])?.share ?? 0;
  if (CHANCES.every((member) => shareOf(member) === 1))
    return `${lead} Its type, authority and profile are certain.`;
  const [type, authority, profile] = CHANCES.map((member) => {
    const share = shareOf(member);
    return [`${member} (${chart[member]})`, share === 1 ? "100%" : percent(share)] as const;
  });
  return (
    `${lead} The chance that it shows the right ${type!.join(" is ")}, ${authority!.join(" ")}, ` +
    `${profile!.join(" ")}, if every minute is equally likely.`
  );
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
