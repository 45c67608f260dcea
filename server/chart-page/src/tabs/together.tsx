import type { Chart } from "chart-core";
import type { Meanings } from "chart-reading";
import type { FC } from "hono/jsx";

/** The kinds of a channel between two people, in the order of a reading. */
const KINDS = ["electromagnetic", "companionship", "compromise", "dominance"] as const;

/** A channel that two people have together. */
interface SharedChannel {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  /** The one who has the whole channel, if only one has. */
  readonly owner: "a" | "b" | null;
}

/** Finds the channels that two charts have together, by the glossary's definitions of their kinds. */
export function channelsTogether(
  a: Pick<Chart, "gates">,
  b: Pick<Chart, "gates">,
  channels: Meanings["CHANNELS"],
): readonly SharedChannel[] {
  const has = ({ gates }: Pick<Chart, "gates">, gate: number) => gates.some((own) => Number(own) === gate);
  return channels.flatMap(({ id, gates }): SharedChannel[] => {
    const ownOf = (chart: Pick<Chart, "gates">) => gates.filter((gate) => has(chart, gate)).length;
    const [ofA, ofB] = [ownOf(a), ownOf(b)];
    if (ofA === 2 && ofB === 2) return [{ id, kind: "companionship", owner: null }];
    if (ofA === 2 || ofB === 2)
      return [{ id, kind: ofA + ofB === 3 ? "compromise" : "dominance", owner: ofA === 2 ? "a" : "b" }];
    const isWhole = gates.every((gate) => has(a, gate) || has(b, gate));
    return isWhole ? [{ id, kind: "electromagnetic", owner: null }] : [];
  });
}

/** The channels that two people have together, under their kinds. */
export const Together: FC<{
  readonly a: Chart;
  readonly b: Chart;
  readonly names: readonly [string, string];
  readonly meanings: Meanings;
}> = ({ a, b, names, meanings: { CHANNELS, GLOSSARY } }) => {
  const shared = channelsTogether(a, b, CHANNELS);
  return (
    <div class="reading">
      {KINDS.map((kind) => {
        const own = shared.filter((channel) => channel.kind === kind);
        return (
          <section class="reading-part">
            <h2>{GLOSSARY[kind].title}</h2>
            <p class="quiet small">{own.length === 0 ? "None between these two." : GLOSSARY[kind].meaning}</p>
            <dl>
              {own.map(({ id, owner }) => (
                <div class="reading-row">
                  <dt>{id}</dt>
                  <dd>
                    <div class="reading-value">
                      <b>{CHANNELS.find((channel) => channel.id === id)?.name}</b>
                      {owner !== null && (
                        <span class="quiet small"> {names[owner === "a" ? 0 : 1]} has it whole</span>
                      )}
                      <p>{GLOSSARY.channel.values?.[id]}</p>
                    </div>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
};
