/** The files that are made of the records and comments of the elements. */
import { THEMES } from "bodygraph-svg";
import type { Attribute, CustomElementDeclaration, Package } from "custom-elements-manifest";
import { CHART_RECORDS, type ChartAttribute, hyphenated } from "../../src/attributes/chart-attributes.js";
import { descriptionOf, find, membersOf, parse, tagged } from "./element-source.js";

const DESCRIPTIONS = new Map(
  membersOf(find(parse("attributes/chart-attributes.ts"), "CHART_ATTRIBUTES")).map(
    ({ name, description }) => [name, description],
  ),
);
const CHART = find(parse("chart/human-design-chart.ts"), "HumanDesignChart");
const FORM = find(parse("form/human-design-form.ts"), "HumanDesignForm");

/** The files by their paths. Each function returns the text of its file, given the present one. */
export const ELEMENT_FILES: Readonly<Record<string, (before: () => string) => string>> = {
  "src/attributes/chart-attributes.generated.ts": typesModule,
  "custom-elements.json": manifest,
  "README.md": (before) => withAttributeTables(before()),
};

/** Returns the types of properties. Written out, because a mapped type has no setter that takes more than its getter gives. */
function typesModule(): string {
  // A property of the class itself takes more than texts.
  const own = new Set(membersOf(CHART).map(({ name }) => name));
  const records = CHART_RECORDS.filter(([name]) => !own.has(name));
  const accessors = records.map(
    ([name]) => `${docOf(name)}  get ${name}(): string;\n  set ${name}(value: AttributeValue);\n`,
  );
  const props = records.flatMap(([name, record]) => {
    const values = valuesOf(record);
    const type = values ? `${unionOf(values)} | null | undefined` : "AttributeValue";
    const attribute = hyphenated(name);
    const keys = attribute === name ? [name] : [name, JSON.stringify(attribute)];
    return keys.map((key) => `${docOf(name)}  ${key}?: ${type};\n`);
  });
  return `/**
 * Generated from packages/bodygraph-element/src/attributes/chart-attributes.ts. Do not edit.
 * Command: npm run generate -- element
 */

/** A value of a property that stands for an attribute; null, undefined or an empty text removes it. */
export type AttributeValue = string | number | boolean | null | undefined;

/** The properties that stand for attributes: the same names in camel case. */
export interface ChartAttributes {
${accessors.join("")}}

/** The attributes and their properties, as frameworks set them. */
export interface ChartAttributeProps {
${props.join("")}}
`;
}

/** Returns custom-elements.json, which tells editors what the elements have. */
function manifest(): string {
  const chart = {
    ...declarationOf(CHART, "human-design-chart", "chart/events.ts", chartAttributes()),
    cssProperties: Object.keys(THEMES.light).map((color) => ({
      name: `--human-design-${hyphenated(color)}`,
      syntax: "<color>",
      description: `The color \`${color}\` of the palette, in place of that of the theme.`,
    })),
  };
  const form = declarationOf(FORM, "human-design-form", "form/form-birth.ts", formAttributes());
  const content: Package = { schemaVersion: "1.0.0", modules: [chart, form].map(moduleOf) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the README with the tables of attributes made anew. */
function withAttributeTables(readme: string): string {
  return Object.entries({ chart: chartAttributes(), form: formAttributes() }).reduce(
    (text, [element, attributes]) => {
      const rows = attributes.map(
        ({ name, description = "" }) => `| \`${name}\` | ${cellOf(description)} |\n`,
      );
      const table = `| attribute | value |\n| --- | --- |\n${rows.join("")}`;
      const place = new RegExp(
        `(<!-- attributes of the ${element} -->\n).*?(<!-- end of attributes -->)`,
        "s",
      );
      if (!place.test(text)) throw new Error(`no marks of the attributes of the ${element}`);
      return text.replace(place, (_, start, end) => `${start}\n${table}\n${end}`);
    },
    readme,
  );
}

function chartAttributes(): readonly Attribute[] {
  return CHART_RECORDS.map(([name, record]) => {
    // A switch, with its default first.
    const values =
      record.kind === "switch" ? (record.isOn ? ["on", "off"] : ["off", "on"]) : valuesOf(record);
    return {
      name: hyphenated(name),
      fieldName: name,
      type: { text: values ? unionOf(values) : "string" },
      ...(values && { default: JSON.stringify(values[0]) }),
      description: describe(name),
    };
  });
}

function formAttributes(): readonly Attribute[] {
  const properties = membersOf(FORM);
  return tagged(FORM, "attribute").map(({ name, description }) => {
    const property = properties.find((member) => member.name === name);
    return {
      name,
      ...(property && { fieldName: name }),
      type: { text: property?.type ?? "string" },
      description,
    };
  });
}

function declarationOf(
  node: typeof CHART,
  tagName: string,
  events: string,
  attributes: readonly Attribute[],
): CustomElementDeclaration {
  const className = (node as { name?: { text: string } }).name!.text;
  const own = membersOf(node);
  const names = new Set(own.map(({ name }) => name));
  const further = attributes.flatMap(({ fieldName: name, description = "" }) =>
    name === undefined || names.has(name)
      ? []
      : { name, description, isMethod: false, isReadonly: false, type: "string" },
  );
  return {
    kind: "class",
    customElement: true,
    tagName,
    name: className,
    description: descriptionOf(node),
    attributes: [...attributes],
    members: [...own, ...further].map(({ name, description, isMethod, isReadonly, type: text }) => {
      if (isMethod) return { kind: "method", name, description, return: { type: { text } } };
      const attribute = attributes.find(({ fieldName }) => fieldName === name)?.name;
      return {
        kind: "field",
        name,
        description,
        type: { text },
        ...(isReadonly && { readonly: true }),
        ...(attribute !== undefined && { attribute, reflects: true }),
      };
    }),
    events: membersOf(find(parse(events), `${className}EventMap`)).map(
      ({ name, description, type: text }) => ({ name, description, type: { text } }),
    ),
    slots: [...tagged(node, "slot")],
    cssParts: [...tagged(node, "csspart")],
  };
}

function moduleOf(declaration: CustomElementDeclaration): Package["modules"][number] {
  const { name, tagName } = declaration;
  return {
    kind: "javascript-module",
    path: `dist/${tagName}.js`,
    declarations: [declaration],
    exports: [
      { kind: "js", name, declaration: { name } },
      { kind: "custom-element-definition", name: tagName!, declaration: { name } },
    ],
  };
}

function describe(property: string): string {
  const description = DESCRIPTIONS.get(property);
  if (description === undefined) throw new Error(`the attribute ${property} has no doc comment`);
  return description;
}

function docOf(property: string): string {
  return `  /** ${describe(property)} */\n`;
}

function valuesOf(record: ChartAttribute): readonly string[] | undefined {
  return "values" in record ? record.values : undefined;
}

function unionOf(values: readonly string[]): string {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}

/** Tables have no full stops, and no capitals but of names. */
function cellOf(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, "");
}
