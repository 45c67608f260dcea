import { timeKindOf } from "chart-reading";
import { Held, Possible } from "../src/tabs/holds.js";
import { slider } from "./day-slider.js";
import { loadElements } from "./elements.js";
import { find } from "./find.js";
import { placeOf } from "./possible-spans.js";
import type { Person, Possible as PossibleCharts } from "./state.js";

/** Fills the tab of what is certain: the slider, and the time in which each member holds. */
export async function fillCertain(
  { birth, chart }: Person,
  possible: PossibleCharts,
  isCurrent: () => boolean,
): Promise<void> {
  const elements = await loadElements();
  const [time, place, meanings] = await Promise.all([
    elements.loadTime(),
    placeOf(birth),
    elements.loadMeanings(),
  ]);
  const utc = chart.birthMoment;
  const window = await time.chartWindow(place.day.from, place.day.to);
  const held = timeKindOf(birth) === "exact" ? await time.certainty(utc) : undefined;
  if (!isCurrent()) return;
  slider.show({ birth, utc, spans: window.spans, place, draw: time.drawBodygraph });
  const facts = { clock: place.clock, date: birth.date, meanings };
  const content =
    held === undefined ? (
      <Possible possible={possible.first} {...facts} />
    ) : (
      <Held utc={utc} held={held} {...facts} />
    );
  find("#certain")!.innerHTML = String(content);
}
