import { referredName, type Schema } from "./openapi.js";

/** A member of a request, a response or an item of one. */
export interface Member {
  /** Names from the outermost object on, joined by dots; `[]` stands for items, brackets enclose dots in a name. */
  readonly path: string;
  /** Type in a few words, such as `string[]`. */
  readonly type: string;
  /** Named schema of the member or of its items; it has a page of its own. */
  readonly schemaName: string | undefined;
  readonly isRequired: boolean;
  readonly description: string;
  /** Values of a closed vocabulary; of a long one, the first ones. */
  readonly values: readonly string[];
  readonly moreValues?: number;
  /** Value that counts if the member is absent; undefined if there is none. */
  readonly defaultValue?: string | undefined;
  /** True for a form of a union, which its members follow. */
  readonly isForm?: boolean;
  /** Its own members, where the list shows them behind a line. */
  readonly members?: readonly Member[];
  /** Number of its own members, without theirs. */
  readonly memberCount?: number;
}

/** Longest vocabulary that the reference shows whole; of the error codes, it shows the first ones. */
const MAX_VALUES = 24;

/** Returns true for a list of error codes, the only values in capitals. */
export function areErrorCodes(values: readonly string[]): boolean {
  return values.every((value) => /^[A-Z]+(?:_[A-Z]+)*$/.test(value));
}

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Lists the members of an object; each has its own members. Named schemas are not opened, and an object with the
 * members of an earlier one refers to that.
 */
export function topMembersOf(schema: Schema, schemas: Schemas, prefix = ""): readonly Member[] {
  const pathOf = new Map<string, string>();
  const siblings = schema.properties ?? {};
  return Object.entries(siblings).map(([name, member]) => {
    const path = pathTo(name, prefix);
    const described = describeMember(member, path, schema.required?.includes(name) ?? false, schemas);
    const properties = JSON.stringify(member.properties);
    const alike = properties === undefined ? undefined : pathOf.get(properties);
    if (alike !== undefined) {
      return { ...described, description: `${described.description} Its members are those of \`${alike}\`.` };
    }
    pathOf.set(properties, path);
    const members = wrappedMembers(member, path, siblings) ?? innerMembers(member, path, schemas);
    return { ...described, members, memberCount: countMembers(member) };
  });
}

/** Lists the members of an object, each followed by its own members. */
export function membersOf(schema: Schema, schemas: Schemas, prefix = ""): readonly Member[] {
  return flatMembers(topMembersOf(schema, schemas, prefix));
}

/** Lists members, each followed by its own ones. */
export function flatMembers(members: readonly Member[]): readonly Member[] {
  return members.flatMap(({ members: inner = [], ...member }) => [member, ...flatMembers(inner)]);
}

/** Joins names by dots. A name that has dots itself is in brackets, as in code: `certain["activations.design.sun"]`. */
function pathTo(name: string, prefix: string): string {
  if (prefix === "") return name;
  return name.includes(".") ? `${prefix}["${name}"]` : `${prefix}.${name}`;
}

function countMembers({ properties, items, anyOf = [] }: Schema): number {
  if (properties !== undefined) return Object.keys(properties).length;
  return items === undefined ? Math.max(0, ...anyOf.map(countMembers)) : countMembers(items);
}

function innerMembers(member: Schema, path: string, schemas: Schemas): readonly Member[] {
  const alike = commonReference(member);
  if (alike !== undefined) {
    const names = Object.keys(member.properties ?? {});
    const description = `One for each of ${names.map((name) => `\`${name}\``).join(", ")}.`;
    return [{ ...describeMember(alike, `${path}.<member>`, true), description }];
  }
  if (member.properties !== undefined) return topMembersOf(member, schemas, path);
  if (member.items !== undefined) return innerMembers(member.items, `${path}[]`, schemas);
  return choicesOf(member, path, schemas);
}

/**
 * Describes the members of an object once if each has the member of that name of a sibling as a part, and they differ
 * in nothing else. Returns undefined for other objects.
 */
function wrappedMembers(
  { properties = {} }: Schema,
  path: string,
  siblings: Schemas,
): readonly Member[] | undefined {
  const names = Object.keys(properties);
  for (const [sibling, { properties: inner = {} }] of Object.entries(siblings)) {
    if (inner === properties || names.length < 2 || names.join() !== Object.keys(inner).join()) continue;
    const taken: Schema = {
      type: `as in ${sibling}`,
      description: `Has the type and the values of the same member of \`${sibling}\`.`,
    };
    const [common, ...others] = new Set(
      names.map((name) =>
        JSON.stringify(properties[name]).replaceAll(JSON.stringify(inner[name]), JSON.stringify(taken)),
      ),
    );
    if (common === undefined || others.length > 0 || common === JSON.stringify(taken)) continue;
    const schema = JSON.parse(common) as Schema;
    const described = describeMember(schema, `${path}.<member>`, false);
    return [
      { ...described, description: `${described.description} The names are those of \`${sibling}\`.` },
      ...innerMembers(schema, described.path, {}),
    ];
  }
  return undefined;
}

/** Lists the forms of a union of objects, each followed by its members. */
function choicesOf({ anyOf = [] }: Schema, path: string, schemas: Schemas): readonly Member[] {
  const forms = anyOf.filter(({ properties }) => properties !== undefined);
  if (forms.length < 2) return anyOf.flatMap((choice) => innerMembers(choice, path, schemas));
  return forms.flatMap((form, index) => [
    { ...describeMember(form, path, true), type: `form ${index + 1} of ${forms.length}`, isForm: true },
    ...topMembersOf(form, schemas, path),
  ]);
}

/** Returns the schema that all properties of an object refer to; undefined if they differ. */
function commonReference({ properties = {} }: Schema): Schema | undefined {
  const [first, ...others] = Object.values(properties);
  if (first?.$ref === undefined || others.length === 0) return undefined;
  return others.every(({ $ref }) => $ref === first.$ref) ? first : undefined;
}

/** Describes a member by its schema, without its own members. A reference has the description of its target. */
export function describeMember(
  schema: Schema,
  path: string,
  isRequired: boolean,
  schemas: Schemas = {},
): Member {
  const values = valuesOf(schema);
  const target = schema.$ref === undefined ? schema : schemas[referredName(schema.$ref)];
  return {
    path,
    type: typeOf(schema),
    schemaName: nameOf(schema),
    isRequired,
    description: target?.description ?? "",
    values: values.length > MAX_VALUES ? values.slice(0, MAX_VALUES - 1) : values,
    moreValues: values.length > MAX_VALUES ? values.length - MAX_VALUES + 1 : 0,
    defaultValue: schema.default === undefined ? undefined : String(schema.default),
  };
}

function nameOf(schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return referredName(schema.$ref);
  if (schema.items !== undefined) return nameOf(schema.items);
  return schema.anyOf?.map(nameOf).find((name) => name !== undefined);
}

function valuesOf(schema: Schema): readonly string[] {
  const isNullable = schema.anyOf?.some(({ type }) => type === "null") ?? false;
  const words = schema.enum ?? schema.anyOf?.flatMap((choice) => choice.enum ?? []) ?? [];
  const values = (isNullable && words.length > 0 ? [...words, null] : words).map(String);
  if (values.length === 0 && schema.items !== undefined) return valuesOf(schema.items);
  return values;
}

/** Returns the type in a few words, such as `string[], up to 5 items`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return referredName(schema.$ref);
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === undefined && schema.enum !== undefined) return "string";
  switch (schema.type) {
    case "array":
      return `${itemsText(schema)}[]${lengthOf(schema)}`;
    case "string":
      return schema.format === "date-time" ? "string, UTC" : `string${lengthOf(schema)}`;
    case "integer":
    case "number":
      return `${schema.type}${rangeOf(schema)}`;
    default:
      return String(schema.type ?? "any");
  }
}

/** Returns the type of an array's items without their limits, which their own row has. */
function itemsText({ items = {} }: Schema): string {
  const text = typeOf(items).replaceAll(/, [^|]*(?= \||$)/g, "");
  return text.includes(" | ") ? `(${text})` : text;
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, ${minimum} or more`;
  return maximum === undefined ? "" : `, ${maximum} or less`;
}

function lengthOf({ minLength, maxLength, minItems, maxItems }: Schema): string {
  const [least, most] = [minLength ?? minItems, maxLength ?? maxItems];
  if (least === undefined && most === undefined) return "";
  const unit = minLength === undefined && maxLength === undefined ? "items" : "characters";
  if (most === undefined) return `, ${least} or more ${unit}`;
  if (least === undefined) return `, up to ${most} ${unit}`;
  return `, ${least === most ? "exactly" : `${least} to`} ${most} ${unit}`;
}
