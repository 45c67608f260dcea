/** The explanation of a term, for someone who has never read a chart. */
export interface GlossaryEntry {
  /** The term as a heading. */
  readonly title: string;
  /** One or two sentences. */
  readonly meaning: string;
  /** For members of a chart whose text does not explain itself: how it is written. */
  readonly form?: string;
  /** For terms with a fixed set of values: the meaning of each value, as results write it. */
  readonly values?: Readonly<Record<string, string>>;
}
