import { timeZones } from "chart-core/birth-moment";
import { computeChart, transits } from "chart-core/lazy";
import { BODIES, BODY_NAMES, CHANNELS } from "chart-core/tables";
import { nameOfChannel } from "chart-reading";
import { sentenceOf } from "../births/resolved-birth.js";
import { isUncertain, readBirths } from "../births/told-birth.js";
import { type Context, deliver, type Layout, resolverFor, type SharedOptions, sayNotes } from "../context.js";
import { csvRow } from "../formats/csv.js";
import { momentOption, shortMoment } from "../formats/moments.js";
import { CommandFailure } from "../terminal/failure.js";
import { table } from "../terminal/style.js";

type Sky = Awaited<ReturnType<typeof transits>>;

/** `bodygraph transit [birth]`: the sky of a moment, and what it does to a chart. */
export async function runTransit(
  context: Context,
  words: readonly string[],
  options: SharedOptions & { readonly at?: string },
): Promise<void> {
  const [birth] = readBirths(words, { zones: timeZones, most: 1 });
  const at = options.at === undefined ? context.terminal.now() : momentOption("--at", options.at);
  const resolver = resolverFor(context, options);
  if (birth !== undefined && isUncertain(birth))
    throw new CommandFailure("Transits upon a chart need an exact birth time.");
  const chart = birth === undefined ? undefined : await computeChart(resolver.exact(birth).utc);
  const sky = await sentenceOf(() => transits(at, chart));
  sayNotes(context, resolver);
  await deliver(context, options, {
    text: transitLayout(sky),
    plain: () => BODIES.map((body) => `${body}\t${sky.activations[body]}`),
    json: () => JSON.stringify(sky),
    csv: () => [
      csvRow(["body", "position", "nextAt", "nextPosition"]),
      ...sky.next.map(({ body, at: next, to }) =>
        csvRow([body, sky.activations[body], next?.toISOString() ?? "", to ?? ""]),
      ),
    ],
  });
}

function transitLayout(sky: Sky): Layout {
  return (style, columns) => {
    const effect = "channels" in sky ? sky : undefined;
    const channels = (ids: readonly string[]) =>
      ids.map((id) => `${id} ${nameOfChannel(id, CHANNELS)}`).join(", ") || "none";
    return [
      style.bold(`The sky of ${shortMoment(sky.at)} UTC`),
      "",
      ...table(
        sky.next.map(({ body, at, to }) => [
          BODY_NAMES[body],
          sky.activations[body],
          at === null ? "" : `${to} from ${shortMoment(at)}`,
        ]),
        columns,
      ),
      "",
      ...(effect === undefined
        ? table([["Channels", channels(sky.channelsShort)]], columns)
        : table(
            [
              ["Completed", channels(effect.channels.completed)],
              ["From the sky alone", channels(effect.channels.transitOnly)],
              ["Yours already", channels(effect.channels.personal)],
              ["Centers gained", effect.centersGained.join(", ") || "none"],
              ["Gates reinforced", effect.gatesReinforced.join(", ") || "none"],
            ],
            columns,
          )),
    ];
  };
}
