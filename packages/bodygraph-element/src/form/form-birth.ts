/** A birth as entered: the value of the form, and the detail of `birth-change`. */
export interface FormBirth {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Local time, `HH:MM`, for which the chart is drawn; null if it is not known. */
  readonly time: string | null;
  /** Minutes by which the time may be off either way; null if it is exact or not known. */
  readonly aboutMinutes: number | null;
  /**
   * The local times between which the birth lies, `HH:MM`, the later one `24:00` at most; null if no such times are told.
   * `time` is their middle, and `aboutMinutes` reaches from there to both.
   */
  readonly between: { readonly from: string; readonly to: string } | null;
  /** IANA name of the time zone: that of the picked place, or the one that was picked itself. */
  readonly timeZone: string;
  /** Coordinates of the picked place in degrees; null if a time zone was picked. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** The half that was chosen of a time that clocks showed twice; null for any other time. */
  readonly disambiguation: "earlier" | "later" | null;
  /** The instant in UTC, ISO 8601; null if the time is not known. */
  readonly utc: string | null;
  /** Empty if it was left out. */
  readonly name: string;
  /** The place as the form shows it, or the time zone. */
  readonly place: string;
}

/** Members of a birth that fill a form. */
export type BirthToFill = { readonly [Member in keyof FormBirth]?: FormBirth[Member] | undefined };

/** The events of `<human-design-form>`. They bubble and cross shadow roots. */
export interface HumanDesignFormEventMap {
  /** The birth has changed. The detail is null while it is not complete. */
  "birth-change": CustomEvent<FormBirth | null>;
}
