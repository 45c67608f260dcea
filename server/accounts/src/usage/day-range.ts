import { dayNamed, lastDays } from "./day.js";

/** Days that a person asks for: the last ones, or from one day to another. */
export interface DayRange {
  /** Number of the last days, today included; undefined if a first or last day is given, or no range at all. */
  readonly days: number | undefined;
  /** First and last day as dates in the account's zone (YYYY-MM-DD); empty without a limit, or if invalid. */
  readonly first: string;
  readonly last: string;
  /** Error messages for invalid days. */
  readonly firstFault: string | undefined;
  readonly lastFault: string | undefined;
  /** Start of the first day. */
  readonly from: Date | undefined;
  /** End of the last day, exclusive. */
  readonly to: Date | undefined;
}

/** A range as a person writes it; an undefined or empty member is no limit. */
export interface DayRangeTexts {
  readonly days?: string | undefined;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** Reads a range of days. Invalid days do not limit it, and have a message. */
export function readDayRange(
  { days: daysText = "", first: firstText = "", last: lastText = "" }: DayRangeTexts,
  { now, zone, choices }: { readonly now: Date; readonly zone: string; readonly choices: readonly number[] },
): DayRange {
  if (firstText === "" && lastText === "") {
    const days = choices.find((choice) => String(choice) === daysText);
    const none = { first: "", last: "", firstFault: undefined, lastFault: undefined, to: undefined };
    return { ...none, days, from: days === undefined ? undefined : lastDays(days, now, zone)[0]?.from };
  }
  const first = dayNamed(firstText, zone);
  let last = dayNamed(lastText, zone);
  let lastFault = faultOf(lastText, last);
  if (first !== undefined && last !== undefined && last.name < first.name) {
    lastFault = "The last day must not be before the first one.";
    last = undefined;
  }
  return {
    days: undefined,
    first: first?.name ?? "",
    last: last?.name ?? "",
    firstFault: faultOf(firstText, first),
    lastFault,
    from: first?.from,
    to: last?.to,
  };
}

const faultOf = (text: string, day: object | undefined): string | undefined =>
  text !== "" && day === undefined ? "That date does not exist." : undefined;
