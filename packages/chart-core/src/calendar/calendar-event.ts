/** An entry of a calendar. */
export interface CalendarEvent {
  /**
   * Name that no other event of the calendar has: what happens, in which year of UTC, and its count in that year. It is the
   * same in every calendar of the same sky and birth, also when newer tables shift its instant. It tells nothing of the
   * birth, so calendars of two births have the same names for channels at different times.
   */
  readonly uid: string;
  /** First moment of the event. */
  readonly start: Date;
  /** End of the event (exclusive); absent if it is a moment. */
  readonly end?: Date;
  /** One line, such as `Sun enters gate 34`. */
  readonly summary: string;
  /** A sentence or two about it; absent if the summary says it all. */
  readonly description?: string;
  /** Word by which applications group and color events, such as `Gates`. */
  readonly category: string;
}

/** Host part of every UID: one for all events, whoever writes the calendar. */
const UID_DOMAIN = "human-design-sky";

/** Counts events of one name within a year of UTC. */
export class UidCounter {
  readonly #counts = new Map<string, number>();

  /**
   * Returns the UID of the next event of a name.
   *
   * @param name What happens, in lower case, such as `enters-sun-34`.
   * @param at When it happens. Call in order of time, from the first moment of the year on.
   */
  next(name: string, at: Date): string {
    const key = `${at.getUTCFullYear()}-${name}`;
    const ordinal = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, ordinal);
    return `${key}-${ordinal}@${UID_DOMAIN}`;
  }
}
