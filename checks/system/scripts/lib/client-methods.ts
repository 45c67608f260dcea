import {
  type ClientFacts,
  type Document,
  type FormatFacts,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
} from "./openapi-operations.js";

/** A method of the clients, in no language yet. */
export interface ClientMethod extends Omit<ClientFacts, "name" | "settings"> {
  readonly group: string;
  readonly name: string;
  /** Operations that the fields of the birth choose from; the first one has the shortest path. */
  readonly operations: readonly [Operation, ...Operation[]];
  /** Name and type of the argument in TypeScript; undefined if there is none, or if the method is by hand. */
  readonly argument: { readonly name: string; readonly type: string } | undefined;
  readonly settings: readonly Setting[];
  /** Name of the interface of the settings; undefined if there are none. */
  readonly options: string | undefined;
  /** Name of the type of the query, if a setting needs it. */
  readonly query: string | undefined;
  /** Schema of the result. */
  readonly result: string;
  /** The format, of a method that does not return JSON. */
  readonly format: Format | undefined;
  /** True for a method that each client has by hand. */
  readonly isByHand: boolean;
}

export interface Format extends Pick<FormatFacts, "type" | "ending"> {
  readonly mediaType: string;
}

export interface Setting {
  readonly name: string;
  readonly doc: string;
  readonly kind: "list" | "choice" | "number";
}

/** Methods with more to do than one request. */
const BY_HAND = ["charts.batch"];

/** Types of a birth by the schema of its request: at one endpoint, and at all that its fields choose from. */
const BIRTHS: Readonly<Record<string, readonly [string, string]>> = {
  LocationRequest: ["LocationBirth", "Birth"],
  WindowRequest: ["LocationWindow", "Window"],
};

/** Type of a request whose births are a list of people. */
export const PEOPLE = "PeopleInput";

/** Lists the methods of the clients: those of the operations in their order, each before those of its formats. */
export function methodsOf(document: Document): readonly ClientMethod[] {
  const operations = operationsOf(document);
  const names = new Set(operations.map((operation) => operation["x-client"].name));
  const methods = [...names].flatMap((name) => {
    const own = operations.filter((operation) => operation["x-client"].name === name);
    const [shortest] = own.toSorted((a, b) => a.path.length - b.path.length) as [Operation];
    const sorted = [shortest, ...own.filter((operation) => operation !== shortest)] as const;
    const formats = Object.entries(shortest.responses["200"]?.content ?? {}).flatMap(([mediaType, media]) =>
      media["x-client"] === undefined ? [] : [{ mediaType, ...media["x-client"] }],
    );
    return [
      methodOf(sorted, shortest["x-client"], undefined, document.components),
      ...formats.map((format) => methodOf(sorted, format, format, document.components)),
    ];
  });
  for (const kind of ["method", "options"] as const) {
    const all = methods.flatMap(
      (method) => (kind === "method" ? `${method.group}.${method.name}` : method.options) ?? [],
    );
    const twice = all.find((each, index) => all.indexOf(each) !== index);
    if (twice !== undefined)
      throw new Error(`two ${kind === "method" ? "methods" : "settings"} have the name ${twice}`);
  }
  return methods;
}

function methodOf(
  operations: ClientMethod["operations"],
  facts: ClientFacts,
  format: Format | undefined,
  { schemas }: Document["components"],
): ClientMethod {
  const [{ verb, parameters = [], operationId, responses }] = operations;
  const [group = "", name = ""] = facts.name.split(".");
  const settings = Object.entries(facts.settings ?? {}).map(([setting, doc]) => ({
    name: setting,
    doc,
    kind: kindOf(parameters.find((parameter) => parameter.name === setting)),
  }));
  const isByHand = BY_HAND.includes(facts.name);
  const answer = nameOf(responses["200"]?.content?.["application/json"]?.schema);
  const subject = answer.replace(/Envelope$/, "");
  const ownOptions = format === undefined && verb === "POST" ? subject : capital(name);
  return {
    ...facts,
    group,
    name,
    operations,
    argument: isByHand ? undefined : argumentOf(operations, schemas),
    settings,
    options: settings.length === 0 ? undefined : `${ownOptions}Options`,
    query: settings.some(({ kind }) => kind !== "number")
      ? `${operationId.replace(/^v2/, "")}Query`
      : undefined,
    result: `${subject}Result`,
    format,
    isByHand,
  };
}

function argumentOf(
  operations: ClientMethod["operations"],
  schemas: Document["components"]["schemas"],
): ClientMethod["argument"] {
  const [{ verb, requestBody, parameters = [] }] = operations;
  if (verb === "GET") {
    return parameters.some(({ required }) => required) ? { name: "text", type: "string" } : undefined;
  }
  const request = nameOf(requestBody?.content["application/json"]?.schema);
  const [one, all] = BIRTHS[request] ?? [];
  if (one !== undefined && all !== undefined) {
    return { name: "birth", type: operations.length > 1 ? all : one };
  }
  const { people, birthdate } = schemas[request]?.properties ?? {};
  if (people === undefined && birthdate === undefined)
    throw new Error(`${request} has neither a birth nor people: give the client a type of such requests`);
  return { name: "request", type: people === undefined ? request.replace(/Request$/, "Input") : PEOPLE };
}

function kindOf(parameter: Parameter | undefined): Setting["kind"] {
  const { type, enum: values } = parameter?.schema ?? {};
  if (type === "array") return "list";
  if (values !== undefined) return "choice";
  if (type !== "integer") throw new Error(`no client knows the type of the parameter ${parameter?.name}`);
  return "number";
}

/** Returns true if every plan includes an operation: its description says so. */
function isOnEveryPlan({ description = "" }: Operation): boolean {
  return description.includes("Available on every plan.");
}

/** Returns the sentence that names the endpoints of a method. */
export function endpointsText({ operations, format }: ClientMethod, quote: (path: string) => string): string {
  const [first, ...others] = operations;
  if (format !== undefined)
    return `The same endpoints as ${quote(first["x-client"].name.replace(/.*\./, ""))}.`;
  const paths = [`${first.verb} ${first.path}`, ...others.map(({ path }) => path)].map(quote);
  const listed =
    paths.length < 3 ? paths.join(" or ") : `${paths.slice(0, -1).join(", ")} or ${paths.at(-1)}`;
  if (others.length > 0) return `${listed}, by the birth's fields.`;
  if (first["x-credits"] === "No credit") return `${listed}, at no cost.`;
  return isOnEveryPlan(first) ? `${listed}, on every plan.` : `${listed}.`;
}

/** Returns the formats of all methods, each media type once. */
export function formatsOf(methods: readonly ClientMethod[]): readonly Format[] {
  const formats = new Map<string, Format>();
  for (const { format } of methods) {
    if (format === undefined) continue;
    const known = formats.get(format.mediaType) ?? format;
    if (known.ending !== format.ending || known.type !== format.type)
      throw new Error(`answers of ${format.mediaType} differ in their type or their end`);
    formats.set(format.mediaType, known);
  }
  return [...formats.values()];
}

/** Writes a word with a capital. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Groups methods by their group, in their order. */
export function groupsOf(
  methods: readonly ClientMethod[],
): readonly (readonly [string, readonly ClientMethod[]])[] {
  return [...new Set(methods.map(({ group }) => group))].map((group) => [
    group,
    methods.filter((method) => method.group === group),
  ]);
}
