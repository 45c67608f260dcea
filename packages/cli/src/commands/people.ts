import type { Chart } from "chart-core";
import { timeZones } from "chart-core/birth-moment";
import { GLOSSARY } from "chart-core/glossary";
import { computeChart } from "chart-core/lazy";
import { composite, penta } from "chart-core/people";
import { CHANNELS } from "chart-core/tables";
import { nameOfChannel } from "chart-reading";
import type { ResolvedBirth } from "../births/resolved-birth.js";
import { isUncertain, readBirths } from "../births/told-birth.js";
import { type Context, deliver, resolverFor, type SharedOptions, sayNotes } from "../context.js";
import { pngOf } from "../formats/pictures.js";
import { CommandFailure } from "../terminal/failure.js";
import { table } from "../terminal/style.js";

const LETTERS = ["A", "B", "C", "D", "E"];

/** `bodygraph composite <birth> <birth>`: two charts together. */
export async function runComposite(
  context: Context,
  words: readonly string[],
  options: SharedOptions,
): Promise<void> {
  const people = await readPeople(context, words, options, { least: 2, most: 2 });
  const [a, b] = people.map(({ chart }) => chart) as [Chart, Chart];
  const both = composite(a, b);
  const svg = async () => (await import("bodygraph-svg")).renderComposite(a, b);
  const names = (ids: readonly string[]) => ids.map(named).join(", ") || "none";
  const owned = (list: readonly { readonly channel: string; readonly person: 0 | 1 }[]) =>
    list.map(({ channel, person }) => `${named(channel)} (${LETTERS[person]})`).join(", ") || "none";
  const { centers, definition, theme } = both;
  await deliver(context, options, {
    text: (style, columns) => [
      ...headOf(people, style.bold),
      "",
      ...table(
        [
          [GLOSSARY.electromagnetic.title, names(both.electromagnetic)],
          [GLOSSARY.companionship.title, names(both.companionship)],
          [GLOSSARY.dominance.title, owned(both.dominance)],
          [GLOSSARY.compromise.title, owned(both.compromise)],
          ["Centers of both", centers.both.join(", ") || "none"],
          ["Of A only", centers.a.join(", ") || "none"],
          ["Of B only", centers.b.join(", ") || "none"],
          ["Only together", centers.bridged.join(", ") || "none"],
          ["Open", centers.open.join(", ") || "none"],
          ["Theme", theme],
          ["Definition", `A: ${definition.a}. B: ${definition.b}. Together: ${definition.union}.`],
        ],
        columns,
      ),
    ],
    plain: () => [
      ...both.electromagnetic.map((id) => `electromagnetic\t${id}`),
      ...both.companionship.map((id) => `companionship\t${id}`),
      ...both.dominance.map(({ channel, person }) => `dominance\t${channel}\t${LETTERS[person]}`),
      ...both.compromise.map(({ channel, person }) => `compromise\t${channel}\t${LETTERS[person]}`),
    ],
    json: () => JSON.stringify(both),
    svg,
    png: async () => pngOf(await svg(), 900),
  });
}

/** `bodygraph penta <birth> <birth> <birth> ...`: three to five people as one. */
export async function runPenta(
  context: Context,
  words: readonly string[],
  options: SharedOptions,
): Promise<void> {
  const people = await readPeople(context, words, options, { least: 3, most: 5 });
  const result = penta(people.map(({ chart }) => chart));
  const who = (indexes: readonly number[]) => indexes.map((at) => LETTERS[at]).join(" ");
  await deliver(context, options, {
    text: (style, columns) => [
      ...headOf(people, style.bold),
      "",
      ...table(
        [
          ...result.channels.map(({ channel, half, people: own }) => [named(channel), half, who(own)]),
          ...result.gates.map(({ gate, people: own }) => [
            `Gate ${gate}`,
            "",
            own.length === 0 ? "nobody" : who(own),
          ]),
        ],
        columns,
      ),
      "",
      ...table([["Gaps", result.gaps.join(", ") || "none"]], columns),
    ],
    plain: () => result.gates.map(({ gate, people: own }) => `${gate}\t${who(own)}`),
    json: () => JSON.stringify(result),
  });
}

interface Person {
  readonly birth: ResolvedBirth;
  readonly chart: Chart;
}

async function readPeople(
  context: Context,
  words: readonly string[],
  options: SharedOptions,
  { least, most }: { readonly least: number; readonly most: number },
): Promise<readonly Person[]> {
  const births = readBirths(words, { zones: timeZones, most });
  if (births.length < least)
    throw new CommandFailure(
      `${least === most ? `${least} births are` : `${least} to ${most} births are`} needed; ${births.length} ${births.length === 1 ? "is" : "are"} given. Each is a date, a time and a place, or a moment.`,
    );
  if (births.some(isUncertain)) throw new CommandFailure("Each birth needs an exact time here.");
  const resolver = resolverFor(context, options);
  const people: Person[] = [];
  for (const told of births) {
    const birth = resolver.exact(told);
    people.push({ birth, chart: await computeChart(birth.utc) });
  }
  sayNotes(context, resolver);
  return people;
}

function headOf(people: readonly Person[], bold: (text: string) => string): string[] {
  return people.map(
    ({ birth: { date, time, where }, chart }, at) =>
      `${bold(`${LETTERS[at]}  ${chart.type} ${chart.profile}`)}  ${date} ${time}${where.label === "UTC" ? " UTC" : ` · ${where.label}`}`,
  );
}

function named(id: string): string {
  return `${id} ${nameOfChannel(id, CHANNELS)}`;
}
