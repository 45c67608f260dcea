import { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core";
import { GLOSSARY } from "chart-core/glossary";
import type { Meanings } from "chart-reading";

/** The words for charts that the server writes. */
export const MEANINGS: Meanings = { GLOSSARY, GATES, CHANNELS, BODIES, BODY_NAMES };
