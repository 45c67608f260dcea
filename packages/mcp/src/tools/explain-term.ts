import { GLOSSARY, type GlossaryEntry } from "chart-core/glossary";
import { CHANNELS, GATES } from "chart-core/tables";
import { nameOfChannel } from "chart-reading";
import * as v from "valibot";
import { field, outputSchema, text, toolInput } from "../base/input-schema.js";
import { type AnyTool, tool } from "../base/tool.js";
import { quoted, ToolFailure } from "../base/tool-failure.js";
import { channelName } from "../texts/chart-text.js";

interface Explanation {
  readonly title: string;
  readonly meaning: string;
}

/** Explains a word of a chart. */
export const explainTerm: AnyTool = tool({
  name: "explain_term",
  title: "Explain a term",
  description:
    "Explains a word of a chart in plain English: a term (authority, not-self theme, Saturn return), a value (Projector, Emotional, Split), a gate (“gate 34”), a channel (“20-34”) or a center. Our own words, for self-reflection, not advice.",
  input: toolInput({
    term: field(text(100), "A term, a value, “gate 34”, “20-34” or a center."),
  }),
  output: outputSchema(v.object({ title: v.string(), meaning: v.string() })),
  cost: () => 1,
  async run({ term }) {
    const found =
      explanations().get(plain(ALIASES[plain(term)] ?? term)) ??
      explanations().get(plain(term).replace(/s$/, "")) ??
      gateOrChannel(term);
    if (found === undefined) throw new ToolFailure(`${quoted(term)} is no term of a chart. ${hintFor(term)}`);
    const { title, meaning } = found;
    return { text: `${title}: ${meaning}`, data: { title, meaning } };
  },
});

/** Other words for terms. */
const ALIASES: Readonly<Record<string, string>> = {
  mg: "Manifesting Generator",
  heart: "Ego",
  heartcenter: "Ego center",
  will: "Ego",
  willcenter: "Ego center",
  mental: "Sounding Board",
  emotionalsolarplexus: "Emotional",
  retrograde: "station",
  mercuryretrograde: "station",
};

/** Returns a term without case, signs and spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

let known: ReadonlyMap<string, Explanation> | undefined;

/** Maps plain texts to what they mean: terms first, then their values, gates and channels by name. */
function explanations(): ReadonlyMap<string, Explanation> {
  if (known !== undefined) return known;
  const map = new Map<string, Explanation>();
  const add = (text: string, explanation: Explanation) => {
    const key = plain(text);
    if (key !== "" && !map.has(key)) map.set(key, explanation);
  };
  const entries = Object.entries(GLOSSARY) as [string, GlossaryEntry][];
  for (const [name, entry] of entries) {
    const explanation = { title: entry.title, meaning: termText(entry) };
    add(entry.title, explanation);
    add(name, explanation);
  }
  for (const [name, { title, values = {} }] of entries)
    for (const [value, meaning] of Object.entries(values)) {
      if (name === "gate") addGate(value, meaning);
      else if (name === "channel")
        add(nameOfChannel(value, CHANNELS), { title: `Channel ${channelName(value)}`, meaning });
      else if (name !== "centers" && !/^\d+$/.test(value)) {
        add(value, { title: `${value.charAt(0).toUpperCase()}${value.slice(1)} (${title})`, meaning });
        add(`${value} ${title}`, {
          title: `${value.charAt(0).toUpperCase()}${value.slice(1)} (${title})`,
          meaning,
        });
      }
    }
  function addGate(gate: string, meaning: string) {
    const name = GATES[Number(gate) as keyof typeof GATES].name;
    const explanation = { title: `Gate ${gate}, ${name}`, meaning };
    add(`gate ${gate}`, explanation);
    add(name, explanation);
  }
  known = map;
  return map;
}

/** Writes a term with the values that it may have. */
function termText({ meaning, form, values = {} }: GlossaryEntry): string {
  const names = Object.keys(values);
  const shown = names.length === 0 || names.length > 20 ? "" : ` Values: ${names.join(", ")}.`;
  return `${meaning}${form === undefined ? "" : ` ${form}`}${shown}`;
}

/** Explains a gate by its number, also with a line, and a channel by its two gates, in either order. */
function gateOrChannel(text: string): Explanation | undefined {
  const [, first, second] =
    /^(?:(?:the )?(?:gate|channel)s? ?)?(\d{1,2})(?:(?: ?[-–/&] ?| and )(\d{1,2})|\.[1-6]|,? line [1-6])?$/i.exec(
      text.trim(),
    ) ?? [];
  if (first === undefined) return undefined;
  if (second === undefined) return explanations().get(`gate${Number(first)}`);
  const gates = [Number(first), Number(second)];
  const channel = CHANNELS.find(
    (each) =>
      gates[0] !== gates[1] && gates.every((gate) => (each.gates as readonly number[]).includes(gate)),
  );
  const meaning = channel && GLOSSARY.channel.values?.[channel.id];
  return channel && meaning ? { title: `Channel ${channelName(channel.id)}`, meaning } : undefined;
}

/** Number of terms that an answer suggests. */
const MAX_HINTS = 6;

function hintFor(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  const close = [...explanations().values()].filter(({ title }) =>
    words.some((word) => title.toLowerCase().includes(word.slice(0, 6))),
  );
  const titles = [...new Set(close.map(({ title }) => title))].slice(0, MAX_HINTS);
  return titles.length > 0
    ? `Close: ${titles.join("; ")}.`
    : `Try one of: ${["Type", "Strategy", "Authority", "Profile", "Definition", "Incarnation cross", "gate 34", "20-34"].join(", ")}.`;
}
