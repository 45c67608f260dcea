import type { Chart, GateLines } from "chart-core";
import type { CHART_MEMBERS } from "./chart-members.js";

export type WriteChart = (chart: Chart) => string;

/**
 * Creates the function that writes members of a chart as JSON: the same bytes as `JSON.stringify`, in two thirds of its
 * time (see docs/decisions/0009). Strings are not escaped, because no string of chart-core needs it.
 * test/api/presentation.test.ts compares the bytes with `JSON.stringify` and checks that no string needs an escape.
 *
 * @param members In the order of the response.
 * @param nameOf Returns the name of a member or a body in a version of the API.
 */
export function memberWriter(
  members: readonly ((typeof CHART_MEMBERS)[number] | "birthDateUtc")[],
  nameOf: (name: string) => string,
): WriteChart {
  const parts = members.map((member, index) => ({
    member,
    start: `${index === 0 ? "{" : ","}"${nameOf(member)}":`,
  }));
  const [northNode, southNode] = [nameOf("northNode"), nameOf("southNode")];

  const gateLines = (lines: GateLines) =>
    `{"sun":"${lines.sun}","earth":"${lines.earth}","${northNode}":"${lines.northNode}","${southNode}":"${lines.southNode}","moon":"${lines.moon}","mercury":"${lines.mercury}","venus":"${lines.venus}","mars":"${lines.mars}","jupiter":"${lines.jupiter}","saturn":"${lines.saturn}","uranus":"${lines.uranus}","neptune":"${lines.neptune}","pluto":"${lines.pluto}"}`;

  const valueText = (value: string | readonly string[] | Chart["activations"]) => {
    if (typeof value === "string") return `"${value}"`;
    if ("design" in value)
      return `{"design":${gateLines(value.design)},"personality":${gateLines(value.personality)}}`;
    return value.length === 0 ? "[]" : `["${value.join('","')}"]`;
  };

  return (chart) => {
    let text = "";
    for (const { member, start } of parts) text += start + valueText(chart[member]);
    return `${text}}`;
  };
}
