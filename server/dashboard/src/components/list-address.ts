/** Writes the address of a list with its filter. Empty and undefined members are left out. */
export function listAddress(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const present = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)] as [string, string]],
  );
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present)}`;
}
