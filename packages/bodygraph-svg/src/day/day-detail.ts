/** Amount of text that a day shows. All bars, marks and data are the same in each. */
export interface DayDetail {
  /** True names the arrows and their letters, and says of items of lists that they hold all the time. */
  readonly hasNames: boolean;
  /** True writes the times of centers, though those of channels say them, too. */
  readonly hasCenterTimes: boolean;
  /** True labels each new line of a body that changes often, false only each new gate. */
  readonly hasAllLines: boolean;
  readonly hasChannelTimes: boolean;
  /** True writes the hours a second time, and times below a row that a row above has. */
  readonly hasRepeats: boolean;
  /** True writes the letters of arrows, and the places to which bodies that seldom change move within a gate. */
  readonly hasLetters: boolean;
}

/** All texts, as nearly each picture has them. */
const FULL_DETAIL: DayDetail = {
  hasNames: true,
  hasCenterTimes: true,
  hasAllLines: true,
  hasChannelTimes: true,
  hasRepeats: true,
  hasLetters: true,
};

const WITHOUT_REPEATS: DayDetail = { ...FULL_DETAIL, hasCenterTimes: false, hasRepeats: false };
const SHORT_TIMES: DayDetail = { ...WITHOUT_REPEATS, hasAllLines: false, hasChannelTimes: false };

/** From all texts to fewest, for a day whose picture would be too large: repeated times go first, names of lanes last. */
export const DETAILS: readonly [DayDetail, ...DayDetail[]] = [
  FULL_DETAIL,
  { ...FULL_DETAIL, hasCenterTimes: false },
  WITHOUT_REPEATS,
  { ...WITHOUT_REPEATS, hasAllLines: false },
  SHORT_TIMES,
  { ...SHORT_TIMES, hasLetters: false },
  { ...SHORT_TIMES, hasLetters: false, hasNames: false },
];
