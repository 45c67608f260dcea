import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import { escapeHtml } from "../content/escape-html.js";

/** Words of meanings that lead to other terms. */
const WORDS: readonly (readonly [words: RegExp, term: GlossaryTerm])[] = [
  [/\b[Mm]otors?\b/, "motor"],
  [/\b(?:Sacral|Throat|Solar Plexus|Spleen|G center)\b/, "center"],
  [/\b[Cc]enters?\b/, "center"],
  [/\b[Cc]hannels?\b/, "channel"],
  [/\b[Gg]ates?\b/, "gate"],
  [/\bprofile\b/, "profile"],
  [/\btype\b/, "type"],
];

/** Links the first mention of each other term in a meaning, which is HTML without links. */
export function linkTerms(
  html: string,
  term: GlossaryTerm,
  hrefOf: (term: GlossaryTerm) => string | undefined,
): string {
  const linked = new Set<string>([GLOSSARY[term].title]);
  const found = new Map<number, { readonly length: number; readonly link: string }>();
  for (const [words, target] of WORDS) {
    const match = words.exec(html);
    const href = hrefOf(target);
    if (match === null || href === undefined || linked.has(GLOSSARY[target].title)) continue;
    linked.add(GLOSSARY[target].title);
    const [text] = match;
    found.set(match.index, { length: text.length, link: `<a href="${escapeHtml(href)}">${text}</a>` });
  }
  let linkedHtml = html;
  for (const [index, { length, link }] of [...found].sort(([one], [other]) => other - one))
    linkedHtml = linkedHtml.slice(0, index) + link + linkedHtml.slice(index + length);
  return linkedHtml;
}
