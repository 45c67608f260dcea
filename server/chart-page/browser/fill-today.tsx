import type { ChartTransits } from "chart-core/time";
import { type Meanings, nameOfChannel, nameOfGate, type ReadPart } from "chart-reading";
import type { FC } from "hono/jsx";
import { Parts } from "../src/tabs/chart-reading.js";
import { type ChartElement, loadElements } from "./elements.js";
import { find } from "./find.js";
import type { Person, Possible } from "./state.js";
import { TERM_LINKS } from "./term-links.js";

/** Fills the tab of the transits of now. */
export async function fillToday({ chart }: Person, _: Possible, isCurrent: () => boolean): Promise<void> {
  const elements = await loadElements();
  const [{ transits }, meanings] = await Promise.all([elements.loadTime(), elements.loadMeanings()]);
  const sky = await transits(new Date(), chart);
  if (!isCurrent()) return;
  find<ChartElement>("#sky")!.chart = chart;
  find("#today")!.innerHTML = String(<Today sky={sky} meanings={meanings} />);
}

const Today: FC<{ readonly sky: ChartTransits; readonly meanings: Meanings }> = ({ sky, meanings }) => (
  <div class="reading">
    <p>
      The sky of <b>{localText(sky.at)}</b>, in blue, and your chart. {nextText(sky, "moon", "The Moon")}{" "}
      {nextText(sky, "sun", "The Sun")}
    </p>
    <Parts parts={partsOf(sky, meanings)} links={TERM_LINKS} />
  </div>
);

/** Says what the sky adds to a chart. */
function partsOf(sky: ChartTransits, meanings: Meanings): readonly ReadPart[] {
  const { CHANNELS, GLOSSARY } = meanings;
  const part = (
    title: string,
    rows: readonly { term: string; text: string; sentence?: string | undefined }[],
  ) => ({
    ...{ title, kind: "today" as const },
    ...(rows.length === 0 && { intro: "None now." }),
    rows: rows.map(({ term, ...value }) => ({ term, values: [{ ...value, share: 1 }] })),
  });
  return [
    part(
      "Completed channels",
      sky.channels.completed.map((id) => ({
        term: id,
        text: nameOfChannel(id, CHANNELS),
        sentence: GLOSSARY.channel.values?.[id],
      })),
    ),
    part(
      "Gained centers",
      sky.centersGained.map((center) => ({
        term: center,
        text: "Defined by the sky",
        sentence: GLOSSARY.center.values?.[center],
      })),
    ),
    part(
      "Reinforced gates",
      sky.gatesReinforced.map((gate) => ({
        term: gate,
        text: nameOfGate(gate, meanings),
        sentence: GLOSSARY.gate.values?.[gate],
      })),
    ),
  ];
}

/** Writes when a body changes gate or line next. */
function nextText({ next }: ChartTransits, body: "moon" | "sun", name: string): string {
  const change = next.find((one) => one.body === body);
  if (change?.at == null || change.to === null) return "";
  const [gate, line] = change.to.split(".");
  return `${name} enters gate ${gate}, line ${line}: ${localText(change.at)}.`;
}

/** Writes a moment in the visitor's local time. */
function localText(moment: Date): string {
  const form = {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  return new Intl.DateTimeFormat("en-GB", form).format(moment);
}
