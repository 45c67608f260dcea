import { highlight } from "@chart/ui/highlight";
import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { scopeOf } from "chart-reading";
import { ChartReading } from "../src/tabs/chart-reading.js";
import { fillExample } from "../src/tabs/fill-example.js";
import { membersOf } from "../src/tabs/members-of.js";
import { Together } from "../src/tabs/together.js";
import { type Birth, loadElements } from "./elements.js";
import { find, show } from "./find.js";

/** A person's chart, and the charts of all possible birth times. */
export interface Person {
  readonly name: string;
  readonly chart: Chart;
  readonly possible: readonly ChartSpan[];
}

/** A birth that the tabs are of. */
export interface Shown {
  readonly birth: Birth;
  readonly person: Person;
}

/** Fills the tab of all that a chart says; of two people first what they have together. */
export async function fillReading(first: Person, second: Person | null): Promise<void> {
  const meanings = await (await loadElements()).loadMeanings();
  const reading = ({ chart, possible }: Person) => (
    <ChartReading chart={chart} possible={possible} meanings={meanings} />
  );
  const folded = (person: Person) => (
    <details class="person">
      <summary>{person.name} alone</summary>
      {reading(person)}
    </details>
  );
  const together = (other: Person) => (
    <Together a={first.chart} b={other.chart} names={[first.name, other.name]} meanings={meanings} />
  );
  const parts = second === null ? [reading(first)] : [together(second), folded(first), folded(second)];
  find("#says")!.innerHTML = parts.map(String).join("");
}

/** Fills the tab of the chart's JSON. */
export function fillJson(chart: Chart): void {
  const members = find("#json")!.dataset["members"]!.split(" ");
  const code = JSON.stringify(membersOf(chart, members), undefined, 2);
  const parts = highlight(code, "json").map(({ kind, text }) => {
    if (kind === undefined) return text;
    const part = document.createElement("span");
    part.className = `t-${kind}`;
    part.textContent = text;
    return part;
  });
  find("#code-json")!.replaceChildren(...parts);
}

/** The texts of the examples as they have the sample's birth. */
const samples = new Map<Text, string>();

/** Puts a birth into the examples of the tabs for the request and for other pages. */
export function fillExamples(birth: Birth, isTwo: boolean): void {
  restoreSamples();
  const { date, time, timeZone, lat, lng, aboutMinutes, disambiguation } = birth;
  const ofTime = time === null ? "unknown" : aboutMinutes === null ? "exact" : "about";
  const kind = lat === null ? `${ofTime}-zone` : ofTime;
  for (const request of document.querySelectorAll<HTMLElement>("[data-request]"))
    request.hidden = request.dataset["request"] !== kind;
  show("[data-only=later]", disambiguation === "later");
  show("[data-only=two]", isTwo);
  for (const scope of document.querySelectorAll("[data-scope]")) scope.textContent = scopeOf(birth);
  const shown = { date, time: time ?? "12:00", timeZone, lat, lng, aboutMinutes, disambiguation };
  for (const code of document.querySelectorAll("#request code, #code-embed-chart")) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (
      let node = walker.nextNode() as Text | null;
      node !== null;
      node = walker.nextNode() as Text | null
    ) {
      const sample = samples.get(node) ?? node.data;
      samples.set(node, sample);
      node.data = fillExample(sample, shown);
    }
  }
}

/** Replaces the examples of a posted form, which have its birth, by those of the sample. */
function restoreSamples(): void {
  const template = find<HTMLTemplateElement>("#samples");
  if (template === null) return;
  for (const code of template.content.querySelectorAll("code[id]"))
    find(`#${code.id}`)?.replaceChildren(...code.childNodes);
  template.remove();
}
