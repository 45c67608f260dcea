/** Copies the named members of an object, in the order of the names. */
export function pick<Source extends object, Member extends keyof Source>(
  source: Source,
  members: readonly Member[],
): Pick<Source, Member> {
  const picked: Partial<Pick<Source, Member>> = {};
  for (const member of members) picked[member] = source[member];
  return picked as Pick<Source, Member>;
}
