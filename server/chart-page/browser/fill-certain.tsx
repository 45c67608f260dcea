import { Held, Possible } from "../src/tabs/holds.js";
import { showDay } from "./day-slider.js";
import { loadElements } from "./elements.js";
import type { Shown } from "./fill-parts.js";
import { find } from "./find.js";
import { placeOf } from "./possible-spans.js";

/** Fills the tab of what is certain: the slider, and the time in which each member holds. */
export async function fillCertain({ birth, person }: Shown, isCurrent: () => boolean): Promise<void> {
  const elements = await loadElements();
  const [time, place, meanings] = await Promise.all([
    elements.loadTime(),
    placeOf(birth),
    elements.loadMeanings(),
  ]);
  const { chart, possible } = person;
  const utc = chart.birthMoment;
  const window = await time.chartWindow(place.day.from, place.day.to);
  const held = birth.utc !== null && birth.aboutMinutes === null ? await time.certainty(utc) : undefined;
  if (!isCurrent()) return;
  showDay(birth, utc, window.spans, place, time.drawBodygraph);
  const facts = { clock: place.clock, date: birth.date, meanings };
  const content =
    held === undefined ? (
      <Possible possible={possible} {...facts} />
    ) : (
      <Held utc={utc} held={held} {...facts} />
    );
  find("#certain")!.innerHTML = String(content);
}
