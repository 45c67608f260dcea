import * as v from "valibot";
import { field, outputSchema, toolInput } from "../base/input-schema.js";
import { type AnyTool, tool } from "../base/tool.js";
import { quoted, ToolFailure } from "../base/tool-failure.js";
import { labelOf } from "../births/resolved-birth.js";

const MAX_PLACES = 20;

/** Finds places by the beginning of a name. */
export const findPlace: AnyTool = tool({
  name: "find_place",
  title: "Find a place",
  description:
    "Lists places by the beginning of a name, the likeliest first, with coordinates and time zone. Rarely needed: the other tools take a place as it is said. Use it when one of them knew no such place, or to let the person choose.",
  input: toolInput({
    name: field(
      v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
      "Beginning of the name, 2 to 100 characters; a region or country may follow: “springfield, ill”.",
    ),
    limit: field(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PLACES)), 8),
      "Number of places, 1 to 20; 8 by default.",
    ),
  }),
  output: outputSchema(
    v.object({
      places: v.array(
        v.looseObject({
          name: v.string(),
          lat: v.number(),
          lng: v.number(),
          zone: v.string(),
          population: v.number(),
        }),
      ),
    }),
  ),
  cost: () => 1,
  async run({ name, limit }, { places, run }) {
    const found = await run(
      (function* () {
        yield;
        return places.search(name, limit);
      })(),
    );
    if (found === undefined)
      throw new ToolFailure("Places cannot be looked up for a few seconds. Try again.");
    if (found.length === 0)
      throw new ToolFailure(
        `No place begins with ${quoted(name)}. Try fewer letters, another spelling, or a larger town close by.`,
      );
    const lines = found.map((place) => {
      const people = place.population === 0 ? "" : `, ${place.population.toLocaleString("en")} people`;
      return `${labelOf(place)} (${place.lat}, ${place.lng}; ${place.zone}${people})`;
    });
    return { text: lines.join("\n"), data: { places: found } };
  },
});
