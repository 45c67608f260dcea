import ICAL from "ical.js";

/** An event as a reader sees it. */
export interface ReadEvent {
  readonly uid: string;
  /** ISO 8601, in whole seconds. */
  readonly start: string;
  /** Null for a moment. */
  readonly end: string | null;
  readonly summary: string;
  readonly description: string | null;
  readonly category: string;
}

/** Reads a calendar with `ical.js`. */
export function readCalendar(text: string): { readonly name: string; readonly events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const textOf = (component: ICAL.Component, name: string) =>
    (component.getFirstPropertyValue(name) as string | null) ?? null;
  const instantOf = (component: ICAL.Component, name: string) => {
    const time = component.getFirstPropertyValue(name) as ICAL.Time | null;
    return time === null ? null : time.toJSDate().toISOString();
  };
  return {
    name: textOf(calendar, "name")!,
    events: calendar.getAllSubcomponents("vevent").map((event) => ({
      uid: textOf(event, "uid")!,
      start: instantOf(event, "dtstart")!,
      end: instantOf(event, "dtend"),
      summary: textOf(event, "summary")!,
      description: textOf(event, "description"),
      category: textOf(event, "categories")!,
    })),
  };
}
