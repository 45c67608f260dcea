import { GLOSSARY, GLOSSARY_GROUPS, type GlossaryTerm } from "chart-core/glossary";

/** Members that only charts of the library have. */
export const LIBRARY_TERMS: readonly GlossaryTerm[] = [
  ...(["birthMoment", "designMoment", "coords", "cross"] as const),
  ...(["arrows", "definedChannels", "definedCenters"] as const),
];

/** The order of terms within their groups: first what a reading begins with. Terms that it lacks come last. */
const ORDER: readonly GlossaryTerm[] = [
  ...(["type", "strategy", "authority", "signature", "notSelfTheme", "profile"] as const),
  ...(["definition", "splitKind", "incarnationCross", "crossAngle", "cross", "quarter"] as const),
  ...(["variables", "arrows", "determination", "cognition", "environment", "motivation"] as const),
  ...(["transference", "perspective", "distraction", "bodygraph", "center", "motor"] as const),
  ...(["centers", "centerState", "definedCenters", "channel", "channelsShort", "channelsLong"] as const),
  ...(["definedChannels", "circuit", "circuitries", "gates", "hangingGates", "bridgingGates"] as const),
  ...(["bridgingChannels", "wheel", "gate", "line", "color", "tone"] as const),
  ...(["base", "fixing", "body", "longitudeDeg", "activation", "activations"] as const),
  ...(["side", "personality", "design", "birthMoment", "birthDateUtc", "designMoment"] as const),
  ...(["localTimeKind", "disambiguation"] as const),
  ...(["coords", "window", "certain", "uncertain", "share", "change"] as const),
  ...([
    "changeDirection",
    "transit",
    "transitChannels",
    "gatesReinforced",
    "centersGained",
    "return",
  ] as const),
  ...(["passDirection", "isFirst", "composite", "electromagnetic", "companionship", "dominance"] as const),
  ...(["compromise", "bridged", "theme", "joiningChannels", "group", "penta"] as const),
  ...(["gap"] as const),
];

const RANKS = new Map(ORDER.map((term, rank) => [term, rank]));
const rankOf = (term: GlossaryTerm) => RANKS.get(term) ?? ORDER.length;

/** All terms by group, in the order of the page. */
export const TERM_GROUPS: readonly { readonly title: string; readonly terms: readonly GlossaryTerm[] }[] =
  GLOSSARY_GROUPS.map((title) => ({
    title,
    terms: (Object.keys(GLOSSARY) as GlossaryTerm[])
      .filter((term) => GLOSSARY[term].group === title)
      .sort((a, b) => rankOf(a) - rankOf(b)),
  }));
