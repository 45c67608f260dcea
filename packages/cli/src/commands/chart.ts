import { timeZones } from "chart-core/birth-moment";
import { computeChart } from "chart-core/lazy";
import type { ResolvedBirth } from "../births/resolved-birth.js";
import { isUncertain, readBirths } from "../births/told-birth.js";
import { type Context, deliver, resolverFor, type SharedOptions, sayNotes } from "../context.js";
import { chartJson, membersJson, plainMembers, readFields } from "../formats/chart-members.js";
import { type PictureChoices, pictureForms } from "../formats/pictures.js";
import { CommandFailure } from "../terminal/failure.js";
import { chartLayout } from "../text/chart-text.js";

export interface ChartOptions extends SharedOptions, PictureChoices {
  /** Members to print alone. */
  readonly fields?: string;
}

/** `bodygraph 1990-09-05 21:17 Amsterdam`: one chart. */
export async function runChart(
  context: Context,
  words: readonly string[],
  options: ChartOptions,
): Promise<void> {
  const [birth] = readBirths(words, { zones: timeZones, most: 1 });
  if (birth === undefined)
    throw new CommandFailure("A birth is missing: bodygraph 1990-09-05 21:17 Amsterdam");
  if (isUncertain(birth)) {
    const { runWindow } = await import("./window.js");
    return runWindow(context, words, options);
  }
  const resolver = resolverFor(context, options);
  const resolved: ResolvedBirth = resolver.exact(birth);
  const chart = await computeChart(resolved.utc);
  sayNotes(context, resolver);
  const members = options.fields === undefined ? undefined : readFields(options.fields);
  if (members !== undefined) {
    const lines = () => [...plainMembers(chart, members)];
    const values = () =>
      members.length === 1 ? lines().map((line) => line.slice(line.indexOf("\t") + 1)) : lines();
    return deliver(context, options, {
      text: values,
      plain: values,
      json: () => membersJson(chart, members),
    });
  }
  await deliver(context, options, {
    text: chartLayout(chart, resolved),
    plain: () => plainMembers(chart),
    json: () => chartJson(chart),
    ...pictureForms(chart, resolved, options),
  });
}
