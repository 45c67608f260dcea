import { BODIES, BODY_NAMES, type Body, type GateLine } from "chart-core";
import * as v from "valibot";

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
    v.description(`Gate (1 to 64) and line (1 to 6) of ${BODY_DESCRIPTIONS[body]}.`),
  ) as unknown as v.GenericSchema<GateLine>;

/** Schema of each body's gate and line, under chart-core's names. */
export const GATE_LINE_SCHEMAS = Object.fromEntries(BODIES.map((body) => [body, gateLine(body)])) as Readonly<
  Record<Body, v.GenericSchema<GateLine>>
>;

type ActivationsOf<Name extends string> = Readonly<
  Record<"design" | "personality", Readonly<Record<Name, GateLine>>>
>;

/**
 * Creates the schema of a chart's activations.
 *
 * @param gateLines {@link GATE_LINE_SCHEMAS}, under the names of one version.
 */
export function activationsSchema<Name extends string>(
  gateLines: Readonly<Record<Name, v.GenericSchema<GateLine>>>,
): v.GenericSchema<ActivationsOf<Name>> {
  const side = (description: string) => v.pipe(v.object(gateLines), v.description(description));
  return v.pipe(
    v.object({
      design: side("The sky about three months before birth: traits that the person is not aware of."),
      personality: side("The sky at birth: traits that the person is aware of."),
    }),
    v.description(
      'Position of each of the thirteen bodies at both moments, as gate and line: "34.2" is gate 34, line 2.',
    ),
  ) as v.GenericSchema<ActivationsOf<Name>>;
}
