import { type ClientMethod, capital, endpointsText, formatsOf, groupsOf } from "./client-methods.js";
import { escaped, wrapped } from "./write-typescript.js";

const WIDTH = 120;

/** Groups of methods of which the file has some by hand. */
const BY_HAND = ["charts"];

/** Writes the parts of ChartApi.php by their names. */
export function phpParts(methods: readonly ClientMethod[]): Readonly<Record<string, string>> {
  const groups = groupsOf(methods.filter(({ isByHand }) => !isByHand));
  const formats = formatsOf(methods);
  const texts = formats.filter(({ type }) => type === "text").map(({ mediaType }) => `'${mediaType}'`);
  const endings = formats.map((format) => `        '${format.mediaType}' => ${escaped(format.ending)},\n`);
  return {
    endings: `    private const ENDINGS = [\n${endings.join("")}    ];\n    private const TEXTS = [${texts.join(", ")}];`,
    properties: groups.map(([group]) => `    public readonly ${capital(group)} $${group};`).join("\n"),
    groups: groups.map(([group]) => `        $this->${group} = new ${capital(group)}($this);`).join("\n"),
    operations: groups
      .map(([group, own]) => {
        const isByHand = BY_HAND.includes(group);
        const head = isByHand
          ? [
              `/** Methods of \`${group}\` that send one request. */`,
              `abstract class ${capital(group)}Requests extends Endpoint`,
            ]
          : [`/** Methods of \`${group}\`. */`, `final class ${capital(group)} extends Endpoint`];
        return [...head, "{", own.map(methodText).join("\n\n"), "}"].join("\n");
      })
      .join("\n\n"),
  };
}

function methodText(method: ClientMethod): string {
  const { name, argument, settings, does, operations, format } = method;
  const [{ path, verb, parameters = [] }, ...others] = operations;
  const types = { list: "?array", choice: "?string", number: "?int" };
  const signature = [
    ...(argument === undefined ? [] : [`${argument.name === "text" ? "string" : "array"} $${argument.name}`]),
    ...settings.map((setting) => `${types[setting.kind]} $${setting.name} = null`),
    "mixed ...$settings",
  ];
  const required = parameters
    .filter((parameter) => parameter.required && parameter.in === "query")
    .map((parameter) => `'${parameter.name}' => $${argument?.name}`);
  const query = [
    ...required,
    ...settings.map(
      (setting) =>
        `'${setting.name}' => ${setting.kind === "list" ? `self::list($${setting.name})` : `$${setting.name}`}`,
    ),
  ];
  const at = others.length === 0 ? `'${path}'` : `self::path('${path}', $${argument?.name})`;
  const list = `[${query.join(", ")}]`;
  const sent = [at, ...(verb === "POST" ? [`$${argument?.name}`] : []), list, "...$settings"];
  const call = `        return $this->client->${verb.toLowerCase()}(${sent.join(", ")});`;
  return [
    ...docComment(method, does),
    `    public function ${name}(${signature.join(", ")}): mixed`,
    "    {",
    ...(format === undefined ? [] : [`        $settings['accept'] = '${format.mediaType}';`]),
    ...(call.length <= WIDTH ? [call] : [`        $query = ${list};`, call.replace(list, "$query")]),
    "    }",
  ].join("\n");
}

function docComment(method: ClientMethod, does: string): readonly string[] {
  const text = `${does} ${endpointsText(method, (path) => path)}`;
  const lists = method.settings.filter(({ kind }) => kind === "list");
  const line = `    /** ${text} */`;
  if (line.length <= WIDTH && lists.length === 0) return [line];
  return [
    "    /**",
    ...wrapped(text, WIDTH - 7).map((each) => `     * ${each}`),
    ...(lists.length === 0 ? [] : ["     *"]),
    ...lists.map(({ name, doc }) => `     * @param ?list<string> $${name} ${doc}`),
    "     */",
  ];
}
