import type { GlossaryTerm } from "chart-core/glossary";

export interface GlossaryGroup {
  readonly title: string;
  readonly terms: readonly GlossaryTerm[];
}

/** Members that only charts of the library have. */
export const LIBRARY_TERMS: readonly GlossaryTerm[] = [
  ...(["birthMoment", "designMoment", "coords", "cross"] as const),
  ...(["arrows", "definedChannels", "definedCenters"] as const),
];

/** Words that people search for and that the entry of a term lacks. */
export const TERM_KEYWORDS: Partial<Record<GlossaryTerm, string>> = {
  body: "north node, south node, lunar node, planets, bodies",
  type: "aura, human design type, manifesting generator, mg, energy type",
  authority: "inner authority, decision, emotional authority, solar plexus authority, sacral authority",
  designMoment: "design date, design time, 88 degrees, 88 days",
  center: "centre, centers, chakra",
  gate: "gates, hexagram, i ching, 64 gates",
  notSelfTheme: "not self, shadow",
  incarnationCross: "life purpose, cross",
};

/** All terms in the order of the page: first what a reading begins with. */
export const GLOSSARY_GROUPS: readonly GlossaryGroup[] = [
  {
    title: "Type and decisions",
    terms: [
      ...(["type", "strategy", "authority", "signature", "notSelfTheme", "profile"] as const),
      ...(["definition", "splitKind", "incarnationCross", "crossAngle", "cross", "quarter"] as const),
    ],
  },
  {
    title: "Body and mind",
    terms: [
      ...(["variables", "arrows", "determination", "cognition", "environment"] as const),
      ...(["motivation", "transference", "perspective", "distraction"] as const),
    ],
  },
  {
    title: "The bodygraph",
    terms: [
      ...(["bodygraph", "center", "motor", "centers", "centerState", "definedCenters"] as const),
      ...(["channel", "channelsShort", "channelsLong", "definedChannels", "circuit", "circuitries"] as const),
      ...(["gates", "hangingGates", "bridgingGates", "bridgingChannels"] as const),
    ],
  },
  {
    title: "The wheel of gates",
    terms: [
      ...(["wheel", "gate", "line", "color", "tone", "base", "fixing", "body", "longitudeDeg"] as const),
      ...(["activation", "activations", "side", "personality", "design"] as const),
    ],
  },
  {
    title: "Birth and its time",
    terms: [
      ...(["birthMoment", "birthDateUtc", "designMoment", "coords", "window", "certain"] as const),
      ...(["uncertain", "share", "change", "changeDirection"] as const),
    ],
  },
  {
    title: "Transits and returns",
    terms: [
      ...(["transit", "transitChannels", "gatesReinforced", "centersGained"] as const),
      ...(["return", "passDirection", "isFirst"] as const),
    ],
  },
  {
    title: "People together",
    terms: [
      ...(["composite", "electromagnetic", "companionship", "dominance", "compromise"] as const),
      ...(["bridged", "theme", "bridging", "group", "penta", "gap"] as const),
    ],
  },
];
