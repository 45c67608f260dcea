import type { Return } from "chart-core/time";
import type { Meanings } from "chart-reading";
import type { FC } from "hono/jsx";
import { Folded } from "../src/tabs/folded.js";
import { loadElements } from "./elements.js";
import type { Shown } from "./fill-parts.js";
import { find } from "./find.js";

const DAY_MS = 86_400_000;
const LIFE_MS = 90 * 365.25 * DAY_MS;
/** The end of the tables. */
const LAST_MS = Date.UTC(2200, 0);

/** Longest time to the next return. */
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

/** Fills the tab of returns: of Sun and Moon the next one, of the others those of 90 years. */
export async function fillReturns({ person: { chart } }: Shown, isCurrent: () => boolean): Promise<void> {
  const elements = await loadElements();
  const [{ findReturns }, meanings] = await Promise.all([elements.loadTime(), elements.loadMeanings()]);
  const birth = chart.birthMoment;
  const now = new Date();
  const soon = (kind: keyof typeof SOON_DAYS) =>
    findReturns(birth, { kinds: [kind], from: now, to: new Date(+now + SOON_DAYS[kind] * DAY_MS) });
  const endMs = Math.min(+birth + LIFE_MS, LAST_MS);
  const life = +birth < endMs ? findReturns(birth, { to: new Date(endMs) }) : [];
  const all = (await Promise.all([soon("solar"), soon("lunar"), life])).flat();
  if (!isCurrent()) return;
  find("#returns")!.innerHTML = String(<Returns all={all} now={now} birth={birth} meanings={meanings} />);
}

interface Facts {
  readonly now: Date;
  readonly birth: Date;
}

const Returns: FC<Facts & { readonly all: readonly Return[]; readonly meanings: Meanings }> = ({
  all,
  meanings: { GLOSSARY },
  ...facts
}) => (
  <div class="reading">
    <dl>
      {(Object.keys(KINDS) as Kind[]).map((kind) => {
        const groups = groupsOf(all.filter((one) => one.kind === kind));
        const next = groups.find((group) => group.at(-1)!.at >= facts.now);
        const last = groups.findLast((group) => group.at(-1)!.at < facts.now);
        const others = groups.filter((group) => group !== next && group !== last);
        return (
          <div class="reading-row">
            <dt>{KINDS[kind]}</dt>
            <dd>
              <div class="reading-value">
                {next === undefined ? (
                  <b>None ahead within 90 years of birth</b>
                ) : (
                  <Group label="Next" group={next} {...facts} />
                )}
                {last !== undefined && <Group label="Last" group={last} {...facts} />}
                <p class="small">{GLOSSARY.return.values?.[kind]}</p>
              </div>
              <Folded values={others.map((group) => <Group label="" group={group} {...facts} />)} shown={0} />
            </dd>
          </div>
        );
      })}
    </dl>
  </div>
);

/** The passes of one return: the first of them in bold. */
const Group: FC<Facts & { readonly label: string; readonly group: readonly Return[] }> = ({
  label,
  group: [first, ...later],
  now,
  birth,
}) => {
  const again = later.length > 0 && (later.at(-1)!.at < now ? "Passed" : "Passes");
  // A return whose first pass is over while others lie ahead is neither the next nor the last one.
  const isNow = first!.at < now && again === "Passes";
  return (
    <div class="return">
      {label !== "" && <span class="quiet">{isNow ? "Since" : label} </span>}
      <b>{dateText(first!.at)}</b>{" "}
      <span class="quiet small">
        {first!.kind === "lunar" || first!.kind === "solar"
          ? timeText(first!.at)
          : `at ${Math.floor((+first!.at - +birth) / (365.2425 * DAY_MS))}`}
      </span>
      {again && (
        <div class="quiet small">
          {again} again {later.map(({ at }) => dateText(at)).join(", ")}
        </div>
      )}
    </div>
  );
};

/** Puts the passes of a return together. Those before the first one belong to the birth itself. */
function groupsOf(all: readonly Return[]): readonly (readonly Return[])[] {
  const groups: Return[][] = [];
  for (const one of all) {
    if (one.isFirst) groups.push([one]);
    else groups.at(-1)?.push(one);
  }
  return groups;
}

/** Writes a date in the visitor's local time. */
function dateText(moment: Date): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }).format(moment);
}

function timeText(moment: Date): string {
  return new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(moment);
}
