/** The named members of an object, in the order of the names. */
export function pick<Source extends object, Member extends keyof Source>(
  source: Source,
  members: readonly Member[],
): Pick<Source, Member> {
  return Object.fromEntries(members.map((member) => [member, source[member]])) as Pick<Source, Member>;
}
