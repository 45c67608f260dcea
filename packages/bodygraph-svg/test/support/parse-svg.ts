/** An element of a picture. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const NAME = "[A-Za-z][\\w-]*";
const TOKEN = new RegExp(`<(/?)(${NAME})((?: ${NAME}="[^"<]*")*)(/?)>|([^<]+)`, "y");
const REFERENCE = /&(?!(?:amp|lt|gt|quot|#39);)/;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/**
 * Parses a picture strictly: one root, balanced elements, quoted and unique attributes, known entities, no comments, no
 * declarations. Whatever it takes is well-formed XML.
 */
export function parseSvg(svg: string): Element {
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(svg);
    if (match === null) throw new Error(`not well-formed at ${at}: ${svg.slice(at, at + 80)}`);
    const [, slash, name, attributes = "", selfClosing, text] = match;
    const parent = open.at(-1)!;
    if (text !== undefined) parent.text += decode(text);
    else if (slash === "/") {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes <${parent.name}> at ${at}`);
    } else {
      const element: Element = {
        name: name!,
        attributes: parseAttributes(attributes),
        children: [],
        text: "",
      };
      parent.children.push(element);
      if (selfClosing !== "/") open.push(element);
    }
  }
  if (open.length !== 1 || top.children.length !== 1 || top.text !== "") throw new Error("not one element");
  return top.children[0]!;
}

/** Lists an element and all elements within it. */
export function allOf(element: Element): Element[] {
  return [element, ...element.children.flatMap(allOf)];
}

/** Lists the elements with an attribute. */
export function having(root: Element, attribute: string): Element[] {
  return allOf(root).filter(({ attributes }) => attribute in attributes);
}

/** Lists the elements with an attribute, each with the value that its nearest ancestor has of another one. */
export function inGroups(
  root: Element,
  attribute: string,
  groupAttribute: string,
): [Element, string | undefined][] {
  const within = (element: Element, group: string | undefined): [Element, string | undefined][] => {
    const own = element.attributes[groupAttribute] ?? group;
    const found = element.children.flatMap((child) => within(child, own));
    return attribute in element.attributes ? [[element, own], ...found] : found;
  };
  return within(root, undefined);
}

function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`two attributes ${name}`);
    attributes[name] = decode(value);
  }
  return attributes;
}

function decode(text: string): string {
  if (REFERENCE.test(text)) throw new Error(`unknown reference in ${text}`);
  return text.replace(/&([a-z]+|#39);/g, (_, name: string) => ENTITIES[name]!);
}
