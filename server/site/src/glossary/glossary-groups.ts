import { GLOSSARY, GLOSSARY_GROUPS, type GlossaryTerm } from "chart-core/glossary";

/** Members that only charts of the library have. */
export const LIBRARY_TERMS: readonly GlossaryTerm[] = [
  ...(["birthMoment", "designMoment", "coords", "cross"] as const),
  ...(["arrows", "definedChannels", "definedCenters"] as const),
];

/** All terms by group, in the order of the page. */
export const TERM_GROUPS: readonly { readonly title: string; readonly terms: readonly GlossaryTerm[] }[] =
  GLOSSARY_GROUPS.map((title) => ({
    title,
    terms: (Object.keys(GLOSSARY) as GlossaryTerm[])
      .filter((term) => GLOSSARY[term].group === title)
      .sort((a, b) => GLOSSARY[a].order - GLOSSARY[b].order),
  }));
