/** Says of when the last entry of a ledger is, by which an operator recognises a store. */
export function lastEntryText(lastEntryAt: string | undefined): string {
  return lastEntryAt === undefined
    ? "the ledger is empty"
    : `the last entry of the ledger is of ${lastEntryAt}`;
}
