/** The contents of the view, as elements. Texts from outside never become markup. */
import type { ShownChart } from "./result.js";

const HINT = "Point at a part of the picture, or go there with the arrow keys, to see what it means.";

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}

/** Returns a state of the view, or a text in place of a chart. */
export function textView(text: string, isState: boolean): readonly HTMLElement[] {
  const heading = element("h1", "unseen", "Human Design chart");
  const paragraph = element("p", isState ? "state" : "text", text);
  paragraph.setAttribute("role", "status");
  return [heading, paragraph];
}

/** Returns header, picture and facts of a chart. */
export function chartView({ chart, name, born, picture }: ShownChart): readonly HTMLElement[] {
  const { type, profile, authority, strategy, definition, incarnationCross, signature, notSelfTheme } = chart;
  const kind = `${type} ${profile}`;
  const inner = `${authority} authority`;
  const header = element("header", "", element("h1", "", name || kind));
  header.append(element("p", "lead", name === "" ? inner : `${kind} · ${inner}`));
  if (born !== "") header.append(element("p", "born", born));
  const drawn = element("human-design-chart", "");
  Object.assign(drawn, { picture, facts: false, chart });
  const facts = element("dl", "");
  for (const [term, value] of [
    ["Strategy", strategy],
    ["Definition", definition],
    ["Incarnation cross", incarnationCross],
    ["Signature", signature],
    ["Not-self theme", notSelfTheme],
  ] as const)
    facts.append(element("dt", "", term), element("dd", "", value));
  const about = element("div", "about", facts, element("p", "hint", HINT));
  return [header, drawn, about];
}
