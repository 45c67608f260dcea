/** Amount of text that a day shows. */
export interface DayDetail {
  /** True writes lists and crosses in full where there is room, false only what comes and goes, and without the angle's name. */
  readonly hasLongForms: boolean;
  /** True labels each new line where there is room, false only each new gate. */
  readonly hasLineLabels: boolean;
}

/** All texts, as nearly each picture has them. */
export const FULL_DETAIL: DayDetail = { hasLongForms: true, hasLineLabels: true };

/** Less and less text, for a day whose picture would be too large. All bars, marks and data stay. */
export const LESS_DETAIL: readonly DayDetail[] = [
  { hasLongForms: false, hasLineLabels: true },
  { hasLongForms: false, hasLineLabels: false },
];
