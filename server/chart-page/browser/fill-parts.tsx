import { highlight } from "@chart/ui/highlight";
import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { type RarityRow, rarityOf, scopeOf, togetherOf } from "chart-reading";
import { ChartReading, Parts } from "../src/tabs/chart-reading.js";
import { exampleBirth, fillExample, requestKindOf } from "../src/tabs/fill-example.js";
import { membersOf } from "../src/tabs/members-of.js";
import { Rarity } from "../src/tabs/rarity.js";
import { type Birth, loadElements } from "./elements.js";
import { find, show } from "./find.js";
import type { Drawn, Person, Possible } from "./state.js";
import { TERM_LINKS } from "./term-links.js";

/** Fills the tab of all that a chart says; of two people first what they have together. */
export async function fillReading({ first, second }: Drawn, possible: Possible): Promise<void> {
  const elements = await loadElements();
  const [meanings, rarity] = await Promise.all([
    elements.loadMeanings(),
    second === null ? rarityRows(first, possible.first) : null,
  ]);
  const reading = ({ chart }: Person, spans: readonly ChartSpan[]) => (
    <ChartReading
      chart={chart}
      possible={spans}
      meanings={meanings}
      links={TERM_LINKS}
      isSummarized={second === null}
    />
  );
  const folded = (person: Person, spans: readonly ChartSpan[]) => (
    <details class="person">
      <summary>{person.name} alone</summary>
      {reading(person, spans)}
    </details>
  );
  const together = (other: Person) => (
    <div class="reading">
      <Parts
        parts={togetherOf(first.chart, other.chart, [first.name, other.name], meanings)}
        links={TERM_LINKS}
      />
    </div>
  );
  const parts =
    second === null
      ? [rarity === null ? "" : <Rarity rows={rarity} />, reading(first, possible.first)]
      : [together(second), folded(first, possible.first), folded(second, possible.second)];
  find("#says")!.innerHTML = parts.map(String).join("");
}

/** Loads how common a chart is; null if that cannot be loaded: the rest of the reading does not wait for it. */
async function rarityRows(
  { birth }: Person,
  possible: readonly ChartSpan[],
): Promise<readonly RarityRow<number>[] | null> {
  try {
    const { shareOf } = await (await loadElements()).loadTime();
    return await Promise.all(
      rarityOf(possible, birth.date, shareOf).map(async ({ share, shareOfAll, ...row }) => ({
        ...row,
        share: await share,
        shareOfAll: await shareOfAll,
      })),
    );
  } catch {
    return null;
  }
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
  const kind = requestKindOf(birth);
  for (const request of document.querySelectorAll<HTMLElement>("[data-request]"))
    request.hidden = request.dataset["request"] !== kind;
  show("[data-only=later]", birth.disambiguation === "later");
  show("[data-only=two]", isTwo);
  for (const scope of document.querySelectorAll("[data-scope]")) scope.textContent = scopeOf(birth);
  const shown = exampleBirth(birth);
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
