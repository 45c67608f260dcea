import type { ChartTransits } from "chart-core/time";
import type { Meanings } from "chart-reading";
import type { FC } from "hono/jsx";
import { type ChartElement, loadElements } from "./elements.js";
import type { Shown } from "./fill-parts.js";
import { find } from "./find.js";

/** Fills the tab of the transits of now. */
export async function fillToday({ person: { chart } }: Shown, isCurrent: () => boolean): Promise<void> {
  const elements = await loadElements();
  const [{ transits }, meanings] = await Promise.all([elements.loadTime(), elements.loadMeanings()]);
  const sky = await transits(new Date(), chart);
  if (!isCurrent()) return;
  find<ChartElement>("#sky")!.chart = chart;
  find("#today")!.innerHTML = String(<Today sky={sky} meanings={meanings} />);
}

const Today: FC<{ readonly sky: ChartTransits; readonly meanings: Meanings }> = ({ sky, meanings }) => {
  const { CHANNELS, GATES, GLOSSARY } = meanings;
  const { completed } = sky.channels;
  const part = (title: string, none: string, rows: readonly (readonly [string, string, string])[]) => (
    <section class="reading-part">
      <h2>{title}</h2>
      {rows.length === 0 && <p class="quiet">{none}</p>}
      <dl>
        {rows.map(([term, name, meaning]) => (
          <div class="reading-row">
            <dt>{term}</dt>
            <dd>
              <div class="reading-value">
                <b>{name}</b>
                <p>{meaning}</p>
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
  return (
    <div class="reading">
      <p>
        The sky of <b>{localText(sky.at)}</b>, in blue, and your chart. {nextText(sky, "moon", "The Moon")}{" "}
        {nextText(sky, "sun", "The Sun")}
      </p>
      {part(
        "Completed channels",
        "None now.",
        completed.map((id) => [
          id,
          CHANNELS.find((channel) => channel.id === id)?.name ?? "",
          GLOSSARY.channel.values?.[id] ?? "",
        ]),
      )}
      {part(
        "Gained centers",
        "None now.",
        sky.centersGained.map((center) => [
          center,
          "Defined by the sky",
          GLOSSARY.center.values?.[center] ?? "",
        ]),
      )}
      {part(
        "Reinforced gates",
        "None now.",
        sky.gatesReinforced.map((gate) => [
          gate,
          GATES[Number(gate) as keyof typeof GATES].name,
          GLOSSARY.gate.values?.[gate] ?? "",
        ]),
      )}
    </div>
  );
};

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
