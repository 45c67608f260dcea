/** Stands for anything that a document leaves out: members, items or a value. */
const OMISSION = "…";

/**
 * Parses JSON in which `…` stands for omitted members of an object, items of a list, or a value. An omission becomes a
 * member, an item or a value named {@link OMISSION}.
 */
export function parseShortened(text: string): unknown {
  const open: string[] = [];
  let json = "";
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if (token === "{" || token === "[") open.push(token);
    if (token === "}" || token === "]") open.pop();
    if (token !== OMISSION) {
      // An omission needs no comma, so there may be none before what follows it.
      const follows = /…"\s*$/.test(json) && !/^[\s,}\]]/.test(token);
      json += follows ? `,${token}` : token;
      continue;
    }
    const before = json.trimEnd().at(-1) ?? "";
    const comma = "{[,:".includes(before) ? "" : ",";
    const name = open.at(-1) === "{" && before !== ":" ? `"${OMISSION}":` : "";
    json += `${comma}${name}"${OMISSION}"`;
  }
  return JSON.parse(json);
}

/**
 * Lists the paths at which a value differs from what a document shows. Everything that the document leaves out must be
 * marked, a mark must stand for something, and members must have the order of the value.
 */
export function differences(actual: unknown, shown: unknown, path = "answer"): readonly string[] {
  if (shown === OMISSION) return [];
  if (Array.isArray(shown)) return Array.isArray(actual) ? ofLists(actual, shown, path) : [path];
  if (typeof shown !== "object" || shown === null) return Object.is(actual, shown) ? [] : [path];
  if (typeof actual !== "object" || actual === null) return [path];
  const { [OMISSION]: omission, ...members } = shown as Record<string, unknown>;
  const all = actual as Record<string, unknown>;
  const omitted = Object.keys(all).filter((name) => !(name in members));
  const isMarked = omission !== undefined;
  const inOrder = Object.keys(all).filter((name) => name in members);
  const known = Object.keys(members).filter((name) => name in all);
  return [
    ...(inOrder.join() === known.join() ? [] : [`${path}: order ${inOrder.join(", ")}`]),
    ...(isMarked === omitted.length > 0 ? [] : [`${path}: left out ${omitted.join(", ") || "nothing"}`]),
    ...Object.entries(members).flatMap(([name, value]) => differences(all[name], value, `${path}.${name}`)),
  ];
}

function ofLists(actual: readonly unknown[], shown: readonly unknown[], path: string): readonly string[] {
  const at = shown.indexOf(OMISSION);
  const last = shown.length - at - 1;
  const isLong = at === -1 ? actual.length === shown.length : actual.length > shown.length - 1;
  const items =
    at === -1 ? actual : [...actual.slice(0, at), OMISSION, ...actual.slice(actual.length - last)];
  return [
    ...(isLong ? [] : [`${path}: ${actual.length} items`]),
    ...shown.flatMap((item, index) => differences(items[index], item, `${path}[${index}]`)),
  ];
}
