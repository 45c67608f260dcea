import { type ClientMethod, capital, endpointsText, formatsOf, groupsOf } from "./client-methods.js";
import { escaped } from "./write-typescript.js";

const WIDTH = 120;

/** Groups of methods of which the file has some by hand. */
const BY_HAND = ["charts"];

/** Writes the parts of chart_api.py by their names. */
export function pythonParts(methods: readonly ClientMethod[]): Readonly<Record<string, string>> {
  const groups = groupsOf(methods.filter(({ isByHand }) => !isByHand));
  const endings = formatsOf(methods).map(
    (format) => `    ${JSON.stringify(format.mediaType)}: b${escaped(format.ending)},\n`,
  );
  return {
    endings: `_ENDINGS = {\n${endings.join("")}}`,
    groups: groups.map(([group]) => `        self.${group} = _${capital(group)}(self)`).join("\n"),
    operations: groups
      .map(([group, own]) =>
        [
          `class _${capital(group)}${BY_HAND.includes(group) ? "Requests" : ""}(_Group):`,
          own.map(methodText).join("\n\n"),
        ].join("\n"),
      )
      .join("\n\n\n"),
  };
}

function methodText(method: ClientMethod): string {
  const { name, argument, settings, does, operations, format } = method;
  const [{ path, verb, parameters = [] }, ...others] = operations;
  const type = argument?.name === "text" ? "str" : "Mapping[str, Any]";
  const types = { list: "Iterable[str]", choice: "str", number: "int" };
  const signature = [
    "self",
    ...(argument === undefined ? [] : [`${argument.name}: ${type}`]),
    ...(settings.length === 0 ? [] : ["*"]),
    ...settings.map((setting) => `${setting.name}: ${types[setting.kind]} | None = None`),
    "**settings: Any",
  ];
  const required = parameters
    .filter((parameter) => parameter.required && parameter.in === "query")
    .map((parameter) => `"${parameter.name}": ${argument?.name}`);
  const query = [
    ...required,
    ...settings.map(
      (setting) => `"${setting.name}": ${setting.kind === "list" ? `_list(${setting.name})` : setting.name}`,
    ),
  ];
  const quoted = JSON.stringify(path);
  const sent = [
    others.length === 0 ? quoted : `_path(${quoted}, ${argument?.name})`,
    ...(verb === "POST" ? [argument?.name] : []),
    ...(query.length > 0 || verb === "GET" ? [`{${query.join(", ")}}`] : []),
    ...(format === undefined ? [] : [`accept="${format.mediaType}"`]),
    "**settings",
  ];
  const call = `self._client._${verb.toLowerCase()}(${sent.join(", ")})`;
  return [
    ...listed(`    def ${name}(`, signature, ") -> Any:"),
    ...docstring(
      does,
      endpointsText(method, (text) => text),
    ),
    `        return ${format?.type === "text" ? `_text(${call})` : call}`,
  ]
    .flatMap((line) => (line.length <= WIDTH ? [line] : listed(...splitCall(line))))
    .join("\n");
}

/** Splits a line with a call at the parentheses of its last arguments. */
function splitCall(line: string): [string, readonly string[], string] {
  const [, start = "", inner = "", end = ""] = /^(.*\b_(?:get|post)\()(.*?)(\)+)$/.exec(line) ?? [];
  return [start, inner.split(/, (?![^{(]*[})])/), end];
}

/** Writes a list in parentheses, on further lines where it is too long. */
function listed(start: string, items: readonly string[], end: string): string[] {
  const lines: string[] = [start];
  for (const [index, item] of items.entries()) {
    const text = index === items.length - 1 ? item + end : `${item},`;
    const last = lines.at(-1) ?? "";
    const joined = index === 0 ? last + text : `${last} ${text}`;
    if (joined.length <= WIDTH) lines[lines.length - 1] = joined;
    else lines.push(" ".repeat(start.length) + text);
  }
  return lines;
}

function docstring(does: string, endpoints: string): readonly string[] {
  const line = `        """${does} ${endpoints}"""`;
  if (line.length <= WIDTH) return [line];
  return [`        """${does}`, "", `        ${endpoints}`, '        """'];
}
