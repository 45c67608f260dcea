/** The shares of the values of one member of a chart, span of years by span of years. */
export interface CensusTable {
  /** Length of a span. The first one begins with the year 1800. */
  readonly spanYears: 1 | 10;
  /** The share of time with each value in each span, in order of time: in parts per million, as `readDifferences` reads it. */
  readonly partsPerMillion: Readonly<Record<string, string>>;
}
