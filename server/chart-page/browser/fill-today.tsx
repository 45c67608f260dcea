import type { GlossaryTerm } from "chart-core/glossary";
import type { ChartTransits } from "chart-core/time";
import { type Meanings, nameOfChannel, nameOfGate, type ReadPart } from "chart-reading";
import type { FC } from "hono/jsx";
import { Parts } from "../src/tabs/chart-reading.js";
import { DEVICE_ZONE, fieldValueOf, momentText } from "./device-time.js";
import { type ChartElement, loadElements } from "./elements.js";
import { find } from "./find.js";
import { current, type Person, type Possible, update } from "./state.js";
import { TERM_LINKS } from "./term-links.js";

const field = () => find<HTMLInputElement>("#sky-moment")!;

/** Fills the tab of the transits of a moment: of now, until another one is chosen. */
export async function fillToday({ chart }: Person, _: Possible, isCurrent: () => boolean): Promise<void> {
  const elements = await loadElements();
  const [{ transits }, meanings] = await Promise.all([elements.loadTime(), elements.loadMeanings()]);
  const at = current().skyAt ?? new Date();
  const sky = await transits(at, chart);
  if (!isCurrent()) return;
  const picture = find<ChartElement>("#sky")!;
  picture.at = at.toISOString();
  picture.chart = chart;
  field().value = fieldValueOf(at);
  find("#today")!.innerHTML = String(<Today sky={sky} meanings={meanings} />);
}

/** Listens to the choice of another moment. */
export function watchMoment(): void {
  field().addEventListener("change", () => {
    const { value, validity } = field();
    if (value !== "" && validity.valid) update({ skyAt: new Date(value) });
  });
  for (const button of document.querySelectorAll<HTMLElement>("[data-days]"))
    button.addEventListener("click", () => {
      const at = current().skyAt ?? new Date();
      // The same local time of another day.
      const moved = new Date(at);
      moved.setDate(at.getDate() + Number(button.dataset["days"]));
      const { min, max } = field();
      if (fieldValueOf(moved) >= min && fieldValueOf(moved) <= max) update({ skyAt: moved });
    });
  find("[data-now]")!.addEventListener("click", () => update({ skyAt: null }));
}

const Today: FC<{ readonly sky: ChartTransits; readonly meanings: Meanings }> = ({ sky, meanings }) => (
  <div class="reading">
    <p>
      <b>{momentText(sky.at)}</b> in {DEVICE_ZONE}, the time zone of this device. The sky is blue in the
      picture. {nextText(sky, "moon", "The Moon")} {nextText(sky, "sun", "The Sun")}
    </p>
    <Parts parts={partsOf(sky, meanings)} links={TERM_LINKS} />
  </div>
);

/** Says what the sky adds to a chart. */
function partsOf(sky: ChartTransits, meanings: Meanings): readonly ReadPart[] {
  const { CHANNELS, GLOSSARY } = meanings;
  const part = (
    title: string,
    about: GlossaryTerm,
    rows: readonly { term: string; text: string; sentence?: string | undefined }[],
  ) => ({
    ...{ title, kind: "today" as const },
    ...(rows.length === 0 && { intro: "None at this moment." }),
    rows: rows.map(({ term, ...value }) => ({ term, about, values: [{ ...value, share: 1 }] })),
  });
  return [
    part(
      "Completed channels",
      "channel",
      sky.channels.completed.map((id) => ({
        term: id,
        text: nameOfChannel(id, CHANNELS),
        sentence: GLOSSARY.channel.values?.[id],
      })),
    ),
    part(
      "Gained centers",
      "center",
      sky.centersGained.map((center) => ({
        term: center,
        text: "Defined by the sky",
        sentence: GLOSSARY.center.values?.[center],
      })),
    ),
    part(
      "Reinforced gates",
      "gate",
      [...sky.gatesReinforced]
        .sort((one, other) => Number(one) - Number(other))
        .map((gate) => ({
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
  return `${name} enters gate ${gate}, line ${line} on ${momentText(change.at)}.`;
}
