import { renderBodygraph, renderWheel } from "bodygraph-svg";
import * as v from "valibot";
import { field, outputSchema, text, toolInput } from "../base/input-schema.js";
import { type AnyTool, tool } from "../base/tool.js";
import { BIRTH_FIELDS } from "../births/birth-fields.js";
import { isQuestion } from "../births/resolved-birth.js";
import { bornLine } from "../texts/chart-text.js";
import { askBack, BIRTH_MEMBER, QUESTION_MEMBERS } from "../texts/question-text.js";
import { chartSteps } from "./compute-chart.js";

const WIDTH_PX = 600;

/** Draws a chart. */
export const drawChart: AnyTool = tool({
  name: "draw_chart",
  title: "Draw a chart",
  description:
    "Draws a Human Design chart as a picture (bodygraph or wheel) from date, exact local time and place of birth. Shows it to the person; for facts in words call compute_chart.",
  input: toolInput({
    ...BIRTH_FIELDS,
    name: field(v.optional(text(60)), "Name in the caption."),
    picture: field(
      v.optional(v.picklist(["bodygraph", "wheel"]), "bodygraph"),
      "bodygraph (default) or wheel.",
    ),
    theme: field(v.optional(v.picklist(["light", "dark"]), "light"), "light (default) or dark."),
  }),
  output: outputSchema(
    v.object({
      chart: v.optional(v.looseObject({ type: v.string() })),
      born: v.optional(v.string()),
      picture: v.optional(v.string()),
      name: v.optional(v.string()),
      birth: BIRTH_MEMBER,
      notes: v.optional(v.array(v.string())),
      ...QUESTION_MEMBERS,
    }),
  ),
  cost: () => 10,
  hasApp: true,
  async run({ name, picture, theme, ...told }, host) {
    const result = await host.run(chartSteps(told, host));
    if (isQuestion(result)) return askBack(result);
    const { chart, resolved } = result;
    const { birth, born, notes, otherCandidates } = resolved;
    const [moment, place] = born.split(" · ");
    const caption = { name, born: moment, place };
    const draw = picture === "wheel" ? renderWheel : renderBodygraph;
    const png = await host.png(draw(chart, { theme, caption }), WIDTH_PX);
    const said = [
      `Drew the chart${name === undefined ? "" : ` of ${name}`}: ${chart.type} ${chart.profile}, authority ${chart.authority}.`,
      ...[bornLine(resolved), ...notes],
    ].join("\n");
    // Dates of the library become text.
    const json = JSON.parse(JSON.stringify(chart)) as Record<string, unknown>;
    return {
      text: said,
      png,
      data: {
        chart: json,
        born,
        picture,
        ...(name !== undefined && { name }),
        birth,
        notes,
        otherCandidates,
      },
    };
  },
});
