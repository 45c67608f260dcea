import { expect, it } from "vitest";
import { CENTERS } from "../../src/bodygraph/centers.js";
import { CHANNELS, CIRCUITS } from "../../src/bodygraph/channels.js";
import { DEFINITIONS } from "../../src/bodygraph/definitions.js";
import { GATES } from "../../src/bodygraph/gates.js";
import { PROFILES } from "../../src/bodygraph/profiles.js";
import { TYPES } from "../../src/bodygraph/types.js";
import { BODIES } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import { GLOSSARY } from "../../src/glossary/index.js";
import { composite, group, penta } from "../../src/people/index.js";
import { RETURN_KINDS, transits } from "../../src/time/index.js";
import {
  COGNITIONS,
  DETERMINATIONS,
  ENVIRONMENTS,
  MOTIVATIONS,
  PERSPECTIVES,
} from "../../src/variables/words.js";
import { QUARTERS } from "../../src/wheel/quarters.js";

const birth = new Date("1990-09-05T19:17Z");
const chart = computeChart(birth, { lat: 0, lng: 0 });

it("gives the terms of a group an order of their own", () => {
  const places = Object.values(GLOSSARY).map((entry) => `${entry.group} ${entry.order}`);
  expect(new Set(places).size).toBe(places.length);
});

it("explains every member of a chart", () => {
  for (const member of Object.keys(chart)) expect(Object.keys(GLOSSARY)).toContain(member);
});

const words = (table: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.values(table).flatMap((each) => Object.values(each));
const typeWords = (name: "strategy" | "signature" | "notSelfTheme") => [
  ...new Set(Object.values(TYPES).map((facts) => facts[name])),
];

it.each([
  ["type", Object.keys(TYPES)],
  ["profile", Object.keys(PROFILES)],
  ["centers", CENTERS],
  ["center", CENTERS],
  ["strategy", typeWords("strategy")],
  ["signature", typeWords("signature")],
  ["notSelfTheme", typeWords("notSelfTheme")],
  ["definition", DEFINITIONS],
  [
    "authority",
    [
      "Emotional",
      "Sacral",
      "Splenic",
      "Ego Manifested",
      "Ego Projected",
      "Self Projected",
      "Sounding Board",
      "Lunar",
    ],
  ],
  ["cognition", Object.values(COGNITIONS)],
  ["determination", words(DETERMINATIONS)],
  ["environment", words(ENVIRONMENTS)],
  ["motivation", Object.values(MOTIVATIONS)],
  ["transference", Object.values(MOTIVATIONS)],
  ["perspective", Object.values(PERSPECTIVES)],
  ["distraction", Object.values(PERSPECTIVES)],
  ["circuitries", [...new Set(Object.values(CIRCUITS))]],
  ["circuit", Object.keys(CIRCUITS)],
  ["arrows", ["L", "R"]],
  ["crossAngle", ["Right Angle", "Juxtaposition", "Left Angle"]],
  ["body", BODIES],
  ["side", ["personality", "design"]],
  ["gate", Object.keys(GATES)],
  ["channel", CHANNELS.map(({ id }) => id)],
  ["line", ["1", "2", "3", "4", "5", "6"]],
  ["color", ["1", "2", "3", "4", "5", "6"]],
  ["tone", ["1", "2", "3", "4", "5", "6"]],
  ["base", ["1", "2", "3", "4", "5"]],
  ["quarter", QUARTERS],
  ["fixing", ["exalted", "detriment", "juxtaposed"]],
  ["splitKind", ["small", "wide"]],
  ["penta", ["upper", "lower"]],
  ["localTimeKind", ["unique", "gap", "fold", "local-mean-time"]],
  ["transitChannels", Object.keys(transits(birth, chart).channels)],
  ["return", RETURN_KINDS],
  ["passDirection", ["direct", "retrograde"]],
  ["changeDirection", ["forward", "backward"]],
] as const)("gives each value of %s a meaning, and no other value one", (term, values) => {
  expect(Object.keys(GLOSSARY[term].values ?? {}).sort()).toEqual([...values].sort());
});

it("explains the terms for two or more people", () => {
  const others = ["centers", "definition", "gates", "channelsShort"];
  const terms = Object.keys(composite(chart, chart)).filter((name) => !others.includes(name));
  for (const name of [...terms, "composite", "group", "penta", "gap"])
    expect(Object.keys(GLOSSARY)).toContain(name);
  expect(group([chart, chart]).gates.length + penta([chart, chart, chart]).gates.length).toBeGreaterThan(0);
});

it("every entry has a title, and texts of complete sentences with a readable length", () => {
  for (const [term, { title, meaning, form = [], values }] of Object.entries(GLOSSARY)) {
    expect(title, term).toMatch(/^[A-Z]/);
    for (const text of [meaning, form, ...Object.values(values ?? {})].flat()) {
      expect(text, term).toMatch(/^[A-Z].*\.$/);
      expect(text.length, term).toBeLessThan(220);
    }
  }
});

it("uses no trademark of others", () => {
  expect(JSON.stringify(GLOSSARY)).not.toMatch(/Rave|BG5|OC16|Maia|Gene Keys/);
});

it("cannot be changed", () => {
  expect(Object.isFrozen(GLOSSARY)).toBe(true);
  expect(Object.isFrozen(GLOSSARY.gate.values)).toBe(true);
});
