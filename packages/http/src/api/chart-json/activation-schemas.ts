import { BODIES, BODY_NAMES, type Body, type GateLine, type Side } from "chart-core";
import { GLOSSARY } from "chart-core/glossary";
import * as v from "valibot";
import { memberDescription } from "./chart-schemas.js";

const BODY_DESCRIPTIONS: Readonly<Record<Body, string>> = {
  ...BODY_NAMES,
  sun: "the Sun, the strongest influence in a chart",
  earth: "the Earth, always opposite the Sun",
  northNode: "the Moon's north node, where the Moon's path crosses the Sun's path going north",
  southNode: "the Moon's south node, always opposite the north node",
  moon: "the Moon",
};

const gateLine = (body: Body) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}\.[1-6]$/),
    v.description(`Gate and line of ${BODY_DESCRIPTIONS[body]}.`),
  ) as unknown as v.GenericSchema<GateLine>;

/** Schema of each body's gate and line, under chart-core's names. */
export const GATE_LINE_SCHEMAS = Object.fromEntries(BODIES.map((body) => [body, gateLine(body)])) as Readonly<
  Record<Body, v.GenericSchema<GateLine>>
>;

type ActivationsOf<Name extends string> = Readonly<
  Record<"design" | "personality", Readonly<Record<Name, GateLine>>>
>;

/** Creates the schema of a chart's activations, with {@link GATE_LINE_SCHEMAS} under the names of one version. */
export function activationsSchema<Name extends string>(
  gateLines: Readonly<Record<Name, v.GenericSchema<GateLine>>>,
): v.GenericSchema<ActivationsOf<Name>> {
  const { values = {} } = GLOSSARY.side;
  const side = (name: Side) => v.pipe(v.object(gateLines), v.description(values[name] ?? ""));
  return v.pipe(
    v.object({ design: side("design"), personality: side("personality") }),
    v.description(memberDescription("activations")),
  ) as v.GenericSchema<ActivationsOf<Name>>;
}
