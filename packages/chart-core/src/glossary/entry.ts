/** What a member of a result or a term of the field means, for someone who has never read a chart. */
export interface GlossaryEntry {
  /** As headings write it. */
  readonly title: string;
  readonly meaning: string;
  /** Of a closed vocabulary: every value as results write it, with its meaning. */
  readonly values?: Readonly<Record<string, string>>;
}
