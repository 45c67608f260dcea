import type { Return } from "chart-core/time";
import type { Meanings } from "chart-reading";
import type { FC } from "hono/jsx";
import { Folded } from "../src/tabs/folded.js";
import { DEVICE_ZONE, dateText, timeText } from "./device-time.js";
import { loadElements } from "./elements.js";
import { find } from "./find.js";
import type { Person, Possible } from "./state.js";

const DAY_MS = 86_400_000;
const LIFE_MS = 90 * 365.25 * DAY_MS;
/** The end of the tables. */
const LAST_MS = Date.UTC(2200, 0);

/** Longest time between two returns. */
const SOON_DAYS = { solar: 368, lunar: 30 } as const;

/** The kinds that are shown, with their names. */
const KINDS = {
  solar: "Solar",
  lunar: "Lunar",
  jupiter: "Jupiter",
  saturn: "Saturn",
  "uranus-opposition": "Uranus opposition",
  chiron: "Chiron",
} as const;

type Kind = keyof typeof KINDS;

/** Fills the tab of returns: of Sun and Moon the last and the next one, of the others those of 90 years. */
export async function fillReturns({ chart }: Person, _: Possible, isCurrent: () => boolean): Promise<void> {
  const elements = await loadElements();
  const [{ findReturns }, meanings] = await Promise.all([elements.loadTime(), elements.loadMeanings()]);
  const birth = chart.birthMoment;
  const now = new Date();
  const soon = (kind: keyof typeof SOON_DAYS) =>
    findReturns(birth, {
      kinds: [kind],
      from: new Date(Math.max(+now - SOON_DAYS[kind] * DAY_MS, +birth + DAY_MS)),
      to: new Date(+now + SOON_DAYS[kind] * DAY_MS),
    });
  const endMs = Math.min(+birth + LIFE_MS, LAST_MS);
  const life = +birth < endMs ? findReturns(birth, { to: new Date(endMs) }) : [];
  const all = (await Promise.all([soon("solar"), soon("lunar"), life])).flat();
  if (!isCurrent()) return;
  find("#returns")!.innerHTML = String(<Returns all={all} now={now} birth={birth} meanings={meanings} />);
}

const Returns: FC<{
  readonly all: readonly Return[];
  readonly now: Date;
  readonly birth: Date;
  readonly meanings: Meanings;
}> = ({ all, now, birth, meanings: { GLOSSARY } }) => (
  <>
    <p>
      {GLOSSARY.return.meaning} Dates are those of {DEVICE_ZONE}, the time zone of this device; ages are in
      full years.
    </p>
    <table class="returns-table">
      <thead>
        <tr>
          <th scope="col">Return</th>
          <th scope="col">Now or next</th>
          <th scope="col">Before</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(KINDS) as Kind[]).map((kind) => {
          const groups = groupsOf(all.filter((one) => one.kind === kind));
          const next = groups.find((group) => group.at(-1)!.at >= now);
          const last = groups.findLast((group) => group.at(-1)!.at < now);
          const others = groups.filter((group) => group !== next && group !== last);
          return (
            <tr data-kind={kind}>
              <th scope="row">
                {KINDS[kind]}
                <p class="quiet small">{GLOSSARY.return.values?.[kind]}</p>
                <Folded values={others.map((group) => <Group group={group} birth={birth} />)} shown={0} />
              </th>
              <td>
                {next === undefined ? "None within 90 years of birth" : <Group group={next} birth={birth} />}
              </td>
              <td>{last === undefined ? "–" : <Group group={last} birth={birth} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </>
);

/** The passes of one return, in order of time, with the age. */
const Group: FC<{ readonly group: readonly Return[]; readonly birth: Date }> = ({ group, birth }) => (
  <div class="return">
    {group.map(({ at }) => (
      <b>{dateText(at)}</b>
    ))}
    <span class="quiet small">
      {group[0]!.kind === "lunar" || group[0]!.kind === "solar"
        ? timeText(group[0]!.at)
        : `age ${agesText(group, birth)}`}
    </span>
  </div>
);

/** Writes the age in full years at the first and the last pass. */
function agesText(group: readonly Return[], birth: Date): string {
  const [first, last] = [group[0]!, group.at(-1)!].map(({ at }) =>
    Math.floor((+at - +birth) / (365.2425 * DAY_MS)),
  );
  return first === last ? `${first}` : `${first} to ${last}`;
}

/** Puts the passes of a return together. Those before the first one belong to the birth itself. */
function groupsOf(all: readonly Return[]): readonly (readonly Return[])[] {
  const groups: Return[][] = [];
  for (const one of all) {
    if (one.isFirst) groups.push([one]);
    else groups.at(-1)?.push(one);
  }
  return groups;
}
