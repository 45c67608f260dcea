import { withoutPostcode } from "./postcodes.js";

/** One reading of a text: the place's name, and the areas around it, the smallest first. */
export interface LocationText {
  readonly name: string;
  readonly within: readonly string[];
  /** True if the areas were split off without a comma; then each of them must be known. */
  readonly isSplit?: boolean;
}

const MOST_READINGS = 40;
/** "Springfield Illinois" has one word at its end, "Auckland New Zealand" two, "... United Arab Emirates" three. */
const MOST_WORDS_OF_AREA = 3;
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3,14}$/u;
const COMPASS: ReadonlyMap<string, string> = new Map([
  ["n", "North"],
  ["no", "North"],
  ["s", "South"],
  ["so", "South"],
  ["e", "East"],
  ["w", "West"],
  ["gt", "Great"],
  ["pt", "Port"],
  ["hts", "Heights"],
]);

/** German abbreviations for rivers, regions and hills after a city's name: "Frankfurt a.M.". */
const RIVERS: Readonly<Record<string, string>> = {
  m: "am Main",
  rh: "am Rhein",
  n: "am Neckar",
  d: "an der Donau",
  o: "an der Oder",
  s: "an der Saale",
  br: "im Breisgau",
  h: "vor der Höhe",
};
const RIVER = /\s*(?:\s[aiv]\. ?(?:d\. ?)?|\/)(M|Rh|N|D|O|S|Br|H)\.?$/i;

/**
 * Lists the readings of a text's parts, the likeliest first: as they are; without postcodes; with dashes, slashes and
 * parentheses as commas; without the word "City"; and with the last words of a part as its area.
 */
export function readingsOf(parts: readonly string[]): readonly LocationText[] {
  const readings = new Map<string, LocationText>();
  const add = (reading: LocationText) => {
    if (readings.size >= MOST_READINGS || reading.name === "") return;
    readings.set([reading.name, ...reading.within].join(","), reading);
  };
  for (const [name = "", ...within] of layoutsOf(parts)) {
    for (const spelling of spellingsOf(name)) {
      add({ name: spelling, within });
      // The comma may belong to the country's name: "Taiwan, Province of China".
      if (within.length > 1) add({ name: spelling, within: withoutLastComma(within) });
    }
  }
  for (const [name = "", ...within] of layoutsOf(parts)) {
    for (const reading of atSpaces(name))
      add({ name: reading.name, within: [...reading.within, ...within], isSplit: true });
  }
  return [...readings.values()];
}

/** Returns the variants of the parts without postcodes, and split at dashes, slashes or parentheses. */
function layoutsOf(parts: readonly string[]): readonly (readonly string[])[] {
  const layouts = [
    parts,
    splitAt(/\s*[()[\]]\s*/, parts),
    parts.map((part) => part.replace(/\([^()]*\)/g, " ")),
  ];
  layouts.push(splitAt(/\s+[-–—]\s+/, parts), splitAt(/\s*[/]\s*|\s*-(?=\p{Lu}{2}$)/u, parts));
  const codeless = layouts.flatMap((layout) => {
    const variants = layout.map((part) => withoutPostcode(part));
    if (variants.every((ways) => ways.length === 0)) return [];
    const count = Math.max(...variants.map((ways) => ways.length));
    return Array.from({ length: count }, (_, way) =>
      layout.map((part, index) => variants[index]?.[Math.min(way, variants[index].length - 1)] ?? part),
    );
  });
  const seen = new Map<string, readonly string[]>();
  for (const layout of [...layouts, ...codeless]) {
    const filled = layout.map((part) => part.trim()).filter((part) => part !== "");
    if (filled.length > 0) seen.set(filled.join(","), filled);
  }
  return [...seen.values()];
}

/** A hyphen, dash or slash between a city and its quarter, but not the one of "Newcastle-upon-Tyne". */
const HYPHEN =
  /(?<=\p{L}{3})(?<!\b(?:bad|fort|grand|los|las|les|mont|new|nova|old|port|saint|san|sankt|santa|sao|são|the|vila|villa))\s*[-–—‐/]\s*(?=\p{L}{2})(?!(?:upon|on|under|over|in|by|the|and|next|de|del|della|des|di|du|da|do|la|las|le|les|los|sur|sous|en|et|aux|am|an|bei|im|ob|und|van|von|aan|op|nad|na|pod|pri|y|e)\b)/giu;
const MOST_HYPHENS = 2;

/** Lists the ways to read the first part as a city and its quarter: "Hamburg-Eppendorf" as "Eppendorf, Hamburg". */
export function cityAndQuarter([name = "", ...within]: readonly string[]): readonly (readonly string[])[] {
  return [...name.matchAll(HYPHEN)]
    .slice(0, MOST_HYPHENS)
    .map(({ 0: hyphen, index }) => [name.slice(index + hyphen.length), name.slice(0, index), ...within])
    .filter((parts) => parts.every((part) => part.trim() !== ""));
}

function splitAt(separator: RegExp, parts: readonly string[]): string[] {
  return parts.flatMap((part) => part.split(separator));
}

function spellingsOf(name: string): readonly string[] {
  const withoutCity = name.replace(/^(?:the )?city of | city$/i, "");
  const withoutDistrict = name.replace(/^(?:Landkreis|Lkr\.?|Kreis) /i, "");
  const withRiver = name.replace(RIVER, (_, river: string) => ` ${RIVERS[river.toLowerCase()] ?? river}`);
  const withoutArticle = name.replace(/^the /i, "");
  const inFull = name.replace(/^(?:N|No|S|So|E|W|Gt|Pt)\.? (?=\p{Lu})|(?<=\p{L} )(?:Hts)\.?$/u, (word) => {
    const full = COMPASS.get(word.replace(/[. ]/g, "").toLowerCase());
    return full === undefined ? word : word.endsWith(" ") ? `${full} ` : full;
  });
  const withoutSuffix = name.replace(/(?<=.)(?:市|都|府|県|县|縣|区|區|시|군|특별시|광역시)$/u, "");
  return [...new Set([name, withoutCity, withoutDistrict, withoutArticle, inFull, withRiver, withoutSuffix])];
}

function withoutLastComma(within: readonly string[]): string[] {
  return [...within.slice(0, -2), within.slice(-2).join(" ")];
}

/** Splits off the last words, then the first ones, as the area: "Auckland New Zealand", "日本 東京", "日本東京". */
function atSpaces(text: string): readonly LocationText[] {
  if (CJK.test(text)) return atLetters([...text]);
  const words = text.split(/\s+/);
  const readings: LocationText[] = [];
  for (let count = Math.min(MOST_WORDS_OF_AREA, words.length - 1); count > 0; count--) {
    const [name, area] = [words.slice(0, -count), words.slice(-count).join(" ")];
    readings.push({ name: name.join(" "), within: [area] });
  }
  for (let country = 1; country <= MOST_WORDS_OF_AREA; country++) {
    for (let region = 1; region <= 2 && words.length > country + region; region++) {
      const name = words.slice(0, -country - region).join(" ");
      const area = words.slice(-country - region, -country).join(" ");
      readings.push({ name, within: [area, words.slice(-country).join(" ")] });
    }
  }
  if (words.length === 2 && words[0] && words[1]) readings.push({ name: words[1], within: [words[0]] });
  return readings;
}

/** Splits a text in a script without spaces, in which the larger area comes first. */
function atLetters(letters: readonly string[]): readonly LocationText[] {
  const readings: LocationText[] = [];
  for (let count = 2; count < letters.length; count++) {
    const [area, rest] = [letters.slice(0, count).join(""), letters.slice(count).join("")];
    for (const name of spellingsOf(rest)) readings.push({ name, within: [area] });
  }
  return readings;
}
