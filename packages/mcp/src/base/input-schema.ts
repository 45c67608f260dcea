import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { quoted, ToolFailure } from "./tool-failure.js";

/** A member of a tool's input: its schema, and the sentence that says how to write it. */
export interface Field<Schema extends v.GenericSchema = v.GenericSchema> {
  readonly schema: Schema;
  readonly rule: string;
}

/** Text of a bounded length, without spaces around it. Assistants are told the bound only once they exceed it. */
export function text(maxLength: number): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((own) => own !== "" && own.length <= maxLength),
  );
}

/** Creates a field. The rule is both its description for assistants and the sentence about a value that breaks it. */
export function field<const Schema extends v.GenericSchema>(schema: Schema, rule: string): Field<Schema> {
  return { schema, rule };
}

/** The members of an input by name. */
export type Fields = { readonly [name: string]: Field };

/** The schema of an input with these members. */
type ObjectOf<Own extends Fields> = v.StrictObjectSchema<
  { readonly [Name in keyof Own]: Own[Name]["schema"] },
  undefined
>;

/** The input that fields describe. */
export type InputOf<Own extends Fields> = v.InferOutput<ObjectOf<Own>>;

/** Creates the schema of an object with these members and no others, each with its rule as its description. */
export function objectOf<const Own extends Fields>(fields: Own): ObjectOf<Own> {
  const entries = Object.entries(fields).map(([name, { schema, rule }]) => [name, described(schema, rule)]);
  return v.strictObject(Object.fromEntries(entries)) as unknown as ObjectOf<Own>;
}

function described(schema: v.GenericSchema, rule: string): v.GenericSchema {
  if (schema.type !== "optional") return v.pipe(schema, v.description(rule));
  const { wrapped, default: usual } = schema as unknown as v.OptionalSchema<v.GenericSchema, unknown>;
  return v.optional(v.pipe(wrapped, v.description(rule)), usual as never);
}

/** The input of a tool: its JSON schema for assistants, and the check of what they send. */
export interface ToolInput<Input> {
  readonly json: Record<string, unknown>;
  /**
   * Checks an input, and fills in what is left out.
   *
   * @throws ToolFailure if a member is wrong. It says how to write it.
   */
  readonly check: (value: unknown) => Input;
}

/**
 * Creates the input of a tool.
 *
 * @param rules Rules of nested members; those of the input itself are its fields'.
 */
export function toolInput<const Own extends Fields>(
  fields: Own,
  rules: Fields = {},
): ToolInput<InputOf<Own>> {
  const schema = objectOf(fields);
  const json = jsonSchemaOf(schema);
  return {
    json,
    check(value) {
      const result = v.safeParse(schema, understood(value, json), { abortPipeEarly: true });
      if (!result.success)
        throw new ToolFailure(sentencesOf(result.issues, { own: fields, nested: rules }).join(" "));
      return result.output as InputOf<Own>;
    },
  };
}

/** Parts of a JSON schema that say what is meant by a value of another form. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
}

/**
 * Returns a value in the form that its schema asks for where there is no doubt: a number that was sent as text and the
 * reverse, one value for a list of one, a word in other capitals; an optional member that is null or empty is left out.
 */
function understood(value: unknown, schema: JsonSchema = {}): unknown {
  const text = typeof value === "string" ? value.trim() : undefined;
  if (schema.enum !== undefined)
    return text === undefined
      ? value
      : (schema.enum.find((each) => `${each}`.toLowerCase() === text.toLowerCase()) ?? value);
  switch (schema.type) {
    case "number":
    case "integer":
      return text !== undefined && /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : value;
    case "string":
      return typeof value === "number" ? `${value}` : value;
    case "array":
      if (Array.isArray(value)) return value.map((each) => understood(each, schema.items));
      return text === undefined ? value : [understood(text, schema.items)];
    case "object": {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
      const { properties = {}, required = [] } = schema;
      const entries = Object.entries(value)
        .map(
          ([name, own]) =>
            [name, Object.hasOwn(properties, name) ? understood(own, properties[name]) : own] as const,
        )
        .filter(
          ([name, own]) =>
            required.includes(name) || !Object.hasOwn(properties, name) || (own !== null && own !== ""),
        );
      return Object.fromEntries(entries);
    }
    default:
      return value;
  }
}

/** Creates a schema for the SDK that accepts everything: tools check their inputs themselves, with sentences. */
export function uncheckedSchema(json: Record<string, unknown>): StandardSchemaWithJSON<unknown, unknown> {
  return {
    "~standard": {
      version: 1,
      vendor: "bodygraph",
      validate: (value) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

/** Creates the schema of a tool's output. Only the tests check answers against it. */
export function outputSchema(schema: v.GenericSchema): Record<string, unknown> {
  return jsonSchemaOf(schema);
}

function jsonSchemaOf(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: "ignore" }) as Record<string, unknown>;
  return withoutEmptyLists(json) as Record<string, unknown>;
}

/** Removes `required: []` everywhere: each tool's schemas are read by every conversation. */
function withoutEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyLists);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, own]) => !Array.isArray(own) || own.length > 0);
  return Object.fromEntries(entries.map(([name, own]) => [name, withoutEmptyLists(own)]));
}

/** Number of issues that an answer lists. */
const MAX_SENTENCES = 4;

function sentencesOf(issues: readonly v.BaseIssue<unknown>[], { own, nested }: Rules): string[] {
  const sentences = new Set(issues.map((issue) => sentenceOf(issue, { own, nested })));
  return [...sentences].slice(0, MAX_SENTENCES);
}

/** Rules of the members of an input, and of those of its lists. */
interface Rules {
  readonly own: Fields;
  readonly nested: Fields;
}

function sentenceOf(issue: v.BaseIssue<unknown>, { own, nested }: Rules): string {
  const keys = issue.path?.map(({ key }) => key as string | number) ?? [];
  const path = keys.reduce<string>(
    (text, key) => (typeof key === "number" ? `${text}[${key}]` : text === "" ? key : `${text}.${key}`),
    "",
  );
  const fields = keys.length > 1 ? { ...own, ...nested } : own;
  if (issue.expected === "never")
    return `${quoted(path)} is no input of this tool. Its inputs are ${Object.keys(keys.length > 1 ? nested : own).join(", ")}.`;
  if (path === "") return `Send an object with the inputs ${Object.keys(own).join(", ")}.`;
  const name = keys.findLast((key): key is string => typeof key === "string");
  const rule = name !== undefined && Object.hasOwn(fields, name) ? (fields[name]?.rule ?? "") : "";
  const values =
    issue.type === "picklist"
      ? ` Send one of ${issue.expected
          ?.replace(/^\(|\)$/g, "")
          .replaceAll('"', "")
          .replaceAll(" | ", ", ")}.`
      : "";
  if (issue.input === undefined && issue.received === "undefined") return `${path} is missing. ${rule}`;
  const told = typeof issue.input === "object" ? path : `${path}: ${quoted(issue.input)}`;
  return `${told} cannot be used. ${rule}${values}`;
}
