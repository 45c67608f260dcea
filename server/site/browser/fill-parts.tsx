import { highlight } from "@chart/ui/highlight";
import type { Chart } from "chart-core";
import { ChartReading } from "../src/chart/reading/chart-reading.js";
import { fillExample } from "../src/chart/reading/fill-example.js";
import { membersOf } from "../src/chart/reading/members-of.js";
import { type Birth, loadElements } from "./elements.js";
import { find, show } from "./find.js";

/** Fills the tab of all that a chart says. */
export async function fillReading(chart: Chart, possible: readonly Chart[]): Promise<void> {
  const meanings = await (await loadElements()).loadMeanings();
  find("#says")!.innerHTML = String(<ChartReading chart={chart} possible={possible} meanings={meanings} />);
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

/** The texts of the examples as the server wrote them, with the sample's birth. */
const samples = new Map<Text, string>();

/** Puts a birth into the examples of the tabs for the request and for other pages. */
export function fillExamples(birth: Birth, isPosted: boolean): void {
  const { date, time, timeZone, lat, lng } = birth;
  show("[data-zone-only]", lat === null);
  // The server has written the birth of a posted form into the examples; a new one would not be found there.
  if (isPosted) return;
  for (const code of document.querySelectorAll("#request code, #code-embed-chart")) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (
      let node = walker.nextNode() as Text | null;
      node !== null;
      node = walker.nextNode() as Text | null
    ) {
      const sample = samples.get(node) ?? node.data;
      samples.set(node, sample);
      node.data = fillExample(sample, { date, time: time ?? "12:00", timeZone, lat, lng });
    }
  }
}
