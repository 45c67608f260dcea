/** Returns a value to send without members that are null, also in the objects of its lists. The API takes them as absent. */
export function withoutNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(
    members.map(([name, member]) => [name, Array.isArray(member) ? member.map(withoutNulls) : member]),
  );
}
