import { readDate } from "./calendar.js";
import { clockSpanOf, middleOf, readTime } from "./clock-time.js";
import type { ToldTime } from "./typed-birth.js";
import { oneLine } from "./typed-text.js";

/** A birth as a link tells it. */
export interface LinkedBirth extends ToldTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly place: string;
  readonly timeZone: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly disambiguation: "earlier" | "later" | null;
  readonly name: string;
}

/**
 * Writes births as the fragment of a link, which browsers send to no server:
 *
 *     #d=1990-09-05&t=21:17~30&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada&bd=1988-02-01&bt=...&v=today
 *
 * `t` is absent for an unknown time, `~30` says by how many minutes it may be off, `21:00-22:00` between which times it
 * lies, `f` is the half of an hour that clocks showed twice. The letters of the second birth come after `b`. `v` is
 * the open part of the page.
 */
export function writeFragment(
  first: LinkedBirth | null,
  second: LinkedBirth | null,
  view: string | null = null,
): string {
  const members = [
    ...(first === null ? [] : membersOf(first, "")),
    ...(first === null || second === null ? [] : membersOf(second, "b")),
    ...(view === null ? [] : [["v", view] as const]),
  ];
  if (members.length === 0) return "";
  // These characters stay readable: a fragment may have them.
  const text = (value: string) => encodeURIComponent(value).replace(/%(?:3A|2F|3B|2C)/g, decodeURIComponent);
  return `#${members.map(([name, value]) => `${name}=${text(value)}`).join("&")}`;
}

function membersOf(birth: LinkedBirth, prefix: string): (readonly [string, string])[] {
  const { date, place, timeZone, lat, lng, disambiguation, name } = birth;
  const members: readonly (readonly [string, string | null])[] = [
    ["d", date],
    ["t", timeText(birth)],
    ["p", place],
    ["z", timeZone],
    ["c", lat === null || lng === null ? null : `${lat};${lng}`],
    ["f", disambiguation],
    ["n", name],
  ];
  return members.flatMap(([letter, value]) =>
    value === null || value === "" ? [] : [[prefix + letter, value] as const],
  );
}

function timeText({ time, aboutMinutes, between }: ToldTime): string | null {
  if (between !== null) return `${between.from}-${between.to}`;
  return time === null || aboutMinutes === null ? time : `${time}~${aboutMinutes}`;
}

/** Reads the open part of the page that a fragment names, and what it says of births: empty if nothing. */
export function readView(fragment: string): { readonly view: string | null; readonly births: string } {
  const members = fragment.replace(/^#/, "").split("&");
  const view = members.find((member) => member.startsWith("v="))?.slice(2) ?? null;
  return {
    view,
    births: members.filter((member) => /^\w+=/.test(member) && !member.startsWith("v=")).join("&"),
  };
}

/** Reads the births of a fragment. Whatever is not a birth is null: links get cut and edited. */
export function readFragment(fragment: string): {
  readonly first: LinkedBirth | null;
  readonly second: LinkedBirth | null;
} {
  const members = new URLSearchParams(fragment.replace(/^#/, "").replaceAll("+", "%2B"));
  return { first: birthOf(members, ""), second: birthOf(members, "b") };
}

function birthOf(members: URLSearchParams, prefix: string): LinkedBirth | null {
  const text = (letter: string) => oneLine(members.get(prefix + letter) ?? "");
  const [date, timeZone] = [text("d"), text("z")];
  const told = toldTimeOf(text("t"));
  if (!isDate(date) || timeZone === "" || told === null) return null;
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/.exec(text("c")) ?? [];
  const half = text("f");
  return {
    date,
    ...told,
    place: text("p") || timeZone,
    timeZone,
    lat: lat === undefined ? null : Number(lat),
    lng: lng === undefined ? null : Number(lng),
    disambiguation: half === "earlier" || half === "later" ? half : null,
    name: text("n").slice(0, 100),
  };
}

/** Reads the time of a link: `21:17`, `21:17~30`, `21:00-22:00`, or none. */
function toldTimeOf(text: string): ToldTime | null {
  if (text === "") return { time: null, aboutMinutes: null, between: null };
  const [, time, about, to] = /^([\d:]{5})(?:~(\d{1,4})|-([\d:]{5}))?$/.exec(text) ?? [];
  if (time === undefined || readTime(time) !== time) return null;
  if (to === undefined)
    return { time, aboutMinutes: about === undefined ? null : Number(about), between: null };
  const between = clockSpanOf(time, to);
  return between && { ...middleOf(between), between };
}

function isDate(text: string): boolean {
  const [year = "", month = "", day = ""] = text.split("-");
  return readDate(day, month, year).date === text;
}
