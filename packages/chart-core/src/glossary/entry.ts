/** The groups of terms, in the order in which a list of all terms shows them. */
export const GLOSSARY_GROUPS = [
  "Type and decisions",
  "Body and mind",
  "The bodygraph",
  "The wheel of gates",
  "Birth and its time",
  "Transits and returns",
  "People together",
] as const;

/** The group of a term. */
export type GlossaryGroup = (typeof GLOSSARY_GROUPS)[number];

/** The explanation of a term, for someone who has never read a chart. */
export interface GlossaryEntry {
  /** The term as a heading. */
  readonly title: string;
  /** The group that the term belongs to. */
  readonly group: GlossaryGroup;
  /** Place within its group in a list of all terms, the smallest first. */
  readonly order: number;
  /** True for the members of a chart that windows compare. */
  readonly isInWindow?: true;
  /** Words that people search for and that the other texts lack, separated by commas. */
  readonly keywords?: string;
  /** One or two sentences. */
  readonly meaning: string;
  /** For members of a chart whose text does not explain itself: how it is written. */
  readonly form?: string;
  /** For terms with a fixed set of values: the meaning of each value, as results write it. */
  readonly values?: Readonly<Record<string, string>>;
}
