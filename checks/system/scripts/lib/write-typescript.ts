import {
  type ClientMethod,
  endpointsText,
  formatsOf,
  groupsOf,
  PEOPLE,
  type Setting,
} from "./client-methods.js";
import { GENERATED } from "./generated-header.js";
import type { Document } from "./openapi-operations.js";

const WIDTH = 120;

/** Writes the interface of the methods of chart-client that send one request, and their settings. */
export function writeTypeScriptMethods(methods: readonly ClientMethod[], document: Document): string {
  const written = methods.filter(({ isByHand }) => !isByHand);
  const groups = groupsOf(written);
  const inputs = written.filter(
    ({ argument, format }) =>
      argument?.name === "request" && argument.type !== PEOPLE && format === undefined,
  );
  const requestOf = ({ argument }: ClientMethod) => argument?.type.replace(/Input$/, "Request") ?? "";
  const queries = new Set(written.flatMap(({ query }) => query ?? []));
  const imports: readonly (readonly [readonly string[], string])[] = [
    [["ApiCall"], "./api-call.js"],
    [["PngBytes"], "./read-response.js"],
    [
      [...new Set(written.map(({ result }) => result)), ...inputs.map(requestOf), ...queries].filter(
        (name) => name !== "",
      ),
      "./schemas.generated.js",
    ],
    [["CallOptions", "PaidCallOptions"], "./transport.js"],
    [
      [
        ...new Set([
          ...inputs.map(inputKind),
          ...written.flatMap(({ argument }) =>
            argument && HAND_WRITTEN.includes(argument.type) ? argument.type : [],
          ),
        ]),
      ],
      "./types.js",
    ],
  ];
  return [
    GENERATED.trimEnd(),
    ...imports.map(([names, from]) => `import type { ${[...names].sort().join(", ")} } from "${from}";`),
    ...inputs.flatMap((method) => [
      "",
      `/** ${firstSentence(document.components.schemas[requestOf(method)]?.description)} */`,
      `export type ${method.argument?.type} = ${inputKind(method)}<${requestOf(method)}>;`,
    ]),
    ...written.flatMap((method) => (method.options === undefined ? [] : ["", ...optionsOf(method)])),
    "",
    "/** Methods that send one request. */",
    "export interface RequestMethods {",
    ...groups.flatMap(([group, own]) => [
      `  readonly ${group}: {`,
      ...own.flatMap((method) => [
        ...comment(`${method.does} ${endpointsText(method, (text) => `\`${text}\``)}`, "    "),
        `    ${method.name}(${parametersOf(method)}): ApiCall<${typeOf(method)}>;`,
      ]),
      "  };",
    ]),
    "}",
    "",
  ].join("\n");
}

/** Writes the code of these methods. */
export function writeTypeScriptCode(methods: readonly ClientMethod[]): string {
  const groups = groupsOf(methods.filter(({ isByHand }) => !isByHand));
  return [
    GENERATED.trimEnd(),
    'import type { ApiCall } from "./api-call.js";',
    'import type { Format } from "./formats.generated.js";',
    'import type { RequestMethods } from "./methods.generated.js";',
    'import type { PngBytes } from "./read-response.js";',
    'import type { CallOptions, PaidCallOptions } from "./transport.js";',
    "",
    "/** How a method sends its request. */",
    "interface Senders {",
    "  get<T>(path: string, query: object, settings: CallOptions | undefined): ApiCall<T>;",
    "  post<T>(path: string, body: object, settings: PaidCallOptions | undefined, query?: object): ApiCall<T>;",
    "  text(path: string, body: object, accept: Format, settings: PaidCallOptions | undefined, query: object): ApiCall<string>;",
    "  bytes(path: string, body: object, accept: Format, settings: PaidCallOptions | undefined, query: object): ApiCall<PngBytes>;",
    "  /** Returns the endpoint that takes a birth in the way in which it is given. */",
    "  pathOf(path: string, birth: object): string;",
    "}",
    "",
    "/** Creates the methods. */",
    "export function requestMethods({ get, post, text, bytes, pathOf }: Senders): RequestMethods {",
    "  return {",
    ...groups.flatMap(([group, own]) => [
      `    ${group}: {`,
      ...own.map((method) => `      ${method.name}: ${codeOf(method)},`),
      "    },",
    ]),
    "  };",
    "}",
    "",
  ].join("\n");
}

/** Writes the formats of answers besides JSON. */
export function writeTypeScriptFormats(methods: readonly ClientMethod[]): string {
  const formats = formatsOf(methods);
  return [
    GENERATED.trimEnd(),
    "/** Media type of an answer that is not JSON. */",
    `export type Format = ${formats.map(({ mediaType }) => JSON.stringify(mediaType)).join(" | ")};`,
    "",
    "/** Last bytes of every answer of a format, a character each: an answer without them was cut off. */",
    "export const ENDINGS: Readonly<Record<Format, string>> = {",
    ...formats.map(({ mediaType, ending }) => `  ${JSON.stringify(mediaType)}: ${escaped(ending)},`),
    "};",
    "",
  ].join("\n");
}

/** Types of arguments in types.ts. */
const HAND_WRITTEN = ["LocationBirth", "Birth", "LocationWindow", "Window", PEOPLE];

function inputKind({ isBirthOptional }: ClientMethod): string {
  return isBirthOptional ? "WithOptionalBirth" : "WithBirth";
}

function firstSentence(text = ""): string {
  return text.split(/(?<=\.) /)[0] ?? "";
}

function optionsOf(method: ClientMethod): readonly string[] {
  return [
    `/** Settings of \`${method.group}.${method.name}\`. */`,
    `export interface ${method.options} extends ${callOptions(method)} {`,
    ...method.settings.flatMap((setting) => [
      `  /** ${setting.doc} */`,
      `  readonly ${setting.name}?: ${settingType(setting, method)} | undefined;`,
    ]),
    "}",
  ];
}

function settingType({ name, kind }: Setting, { query }: ClientMethod): string {
  if (kind === "number") return "number";
  const type = `${query}["${name}"]`;
  return kind === "list" ? `Readonly<${type}>` : type;
}

function callOptions({ operations: [{ verb }] }: ClientMethod): string {
  return verb === "GET" ? "CallOptions" : "PaidCallOptions";
}

function parametersOf({ argument, options, ...method }: ClientMethod): string {
  const settings = `options?: ${options ?? callOptions(method as ClientMethod)}`;
  return argument === undefined ? settings : `${argument.name}: ${argument.type}, ${settings}`;
}

function typeOf({ format, result }: ClientMethod): string {
  if (format === undefined) return result;
  return format.type === "text" ? "string" : "PngBytes";
}

function codeOf(method: ClientMethod): string {
  const { operations, argument, settings, format } = method;
  const [{ path, verb, parameters = [] }, ...others] = operations;
  const names = settings.map(({ name }) => name);
  const options = names.length === 0 ? "settings" : `{ ${[...names, "...settings"].join(", ")} } = {}`;
  const signature = `(${[argument?.name, options].filter(Boolean).join(", ")})`;
  const quoted = JSON.stringify(path);
  const at = others.length === 0 ? quoted : `pathOf(${quoted}, ${argument?.name})`;
  if (verb === "GET") {
    if (format !== undefined) throw new Error(`${path}: no client asks for a format of a GET`);
    const required = parameters
      .filter((parameter) => parameter.required)
      .map(({ name }) => `${name}: ${argument?.name}`);
    const query = [...required, ...names];
    return `${signature} => get(${quoted}, ${query.length === 0 ? "{}" : `{ ${query.join(", ")} }`}, settings)`;
  }
  const query = `{ ${names.join(", ")} }`;
  if (format !== undefined) {
    const type = JSON.stringify(format.mediaType);
    return `${signature} => ${format.type}(${at}, ${argument?.name}, ${type}, settings, ${query})`;
  }
  return `${signature} => post(${at}, ${argument?.name}, settings${names.length === 0 ? "" : `, ${query}`})`;
}

function comment(text: string, indent: string): readonly string[] {
  const line = `${indent}/** ${text} */`;
  if (line.length <= WIDTH) return [line];
  return [
    `${indent}/**`,
    ...wrapped(text, WIDTH - indent.length - 3).map((each) => `${indent} * ${each}`),
    `${indent} */`,
  ];
}

/** Breaks a text into lines of a width. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Writes a text whose characters are bytes as a literal in double quotes, of JavaScript, Python or PHP. */
export function escaped(bytes: string): string {
  const code = (byte: string) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return `"${bytes.replace(/[^\x20-\x7e]|[$"\\]/g, code)}"`;
}
