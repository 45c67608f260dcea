/** The parts of a drawn picture, read from its data attributes. */
import type { Body, Chart } from "chart-core";
import { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core/tables";
import type { ChartSelection } from "./events.js";

/** A center, channel, gate or activation of a picture. */
export interface Part extends Omit<ChartSelection, "meaning"> {
  /** The part itself. */
  readonly own: readonly Element[];
  /** The part, and what belongs to it elsewhere in the picture. */
  readonly lit: readonly Element[];
}

/** The parts of one kind, with a heading for screen readers. */
export interface PartList {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Parts that a picture shows for somebody: one chart, or two of a composite with their names. */
export interface Shown {
  readonly chart: Chart;
  readonly second: Chart | null;
  readonly names: readonly [string, string];
}

/** Sides and people in the order of the list; pictures draw them in other orders. */
const SIDES: readonly string[] = ["personality", "design", "a", "b"];

/** Lists the centers, channels, gates and activations of a picture. */
export function partsOf(svg: SVGSVGElement, shown: Shown): PartList[] {
  const all = (name: string) => [...svg.querySelectorAll<SVGElement>(`[data-${name}]`)];
  const grouped = (name: "center" | "channel" | "gate" | "wheelGate", attribute: string = name) => {
    const groups = new Map<string, Element[]>();
    for (const element of all(attribute)) {
      const id = element.dataset[name]!;
      groups.set(id, [...(groups.get(id) ?? []), element]);
    }
    return groups;
  };
  const [centers, channels, gates] = [grouped("center"), grouped("channel"), grouped("gate")];
  const wheelGates = grouped("wheelGate", "wheel-gate");
  const rows = all("body")
    .map((element) => rowOf(element, shown))
    .sort((a, b) => placeOf(a) - placeOf(b));

  /** Elements of gates: their numbers, their channels and the rows in which they stand. */
  const around = (numbers: readonly string[], ids: readonly string[]) => [
    ...numbers.flatMap((gate) => [...(gates.get(gate) ?? []), ...(wheelGates.get(gate) ?? [])]),
    ...ids.flatMap((id) => channels.get(id) ?? []),
    ...rows.filter((row) => row.gates.some((gate) => numbers.includes(gate))).map(({ element }) => element),
  ];
  const channelsAt = (gate: string) =>
    CHANNELS.filter(({ id }) => id.split("-").includes(gate)).map(({ id }) => id);
  const part = (
    kind: Part["kind"],
    id: string,
    texts: readonly string[],
    own: readonly Element[],
    lit: Element[],
  ) => ({
    kind,
    id,
    title: texts[0]!,
    state: texts[1]!,
    own,
    lit: [...own, ...lit],
  });

  const centerParts = [...centers].map(([center, own]) => {
    const inside = Object.entries(GATES).flatMap(([gate, facts]) => (facts.center === center ? [gate] : []));
    const ids = CHANNELS.filter((channel) => channel.centers.some((end) => end === center)).map(
      ({ id }) => id,
    );
    return part("center", center, [`${center} center`, definedState(own[0]!)], own, around(inside, ids));
  });
  const channelParts = CHANNELS.filter(({ id }) => channels.has(id)).map(
    ({ id, name, gates: ends, centers: joined }) => {
      const own = channels.get(id)!;
      const lit = [...around(ends.map(String), []), ...joined.flatMap((center) => centers.get(center) ?? [])];
      return part("channel", id, [`Channel ${id}: ${name}`, definedState(own[0]!)], own, lit);
    },
  );
  const gateParts = [...gates.keys()]
    .sort((a, b) => Number(a) - Number(b))
    .map((gate) => {
      const own = gates.get(gate)!;
      const title = `Gate ${gate}: ${GATES[Number(gate) as keyof typeof GATES].name}`;
      return part("gate", gate, [title, activeState(own[0]!, shown)], own, around([gate], channelsAt(gate)));
    });
  const rowParts = rows.map(({ element, side, body, who, gateLines, gates: own }) =>
    part(
      "activation",
      `${side}.${body}`,
      [
        `${who} ${BODY_NAMES[body]}`,
        `gate ${[...new Set(gateLines)].map((text) => text.replace(".", ", line ")).join(" and gate ")}`,
      ],
      [element],
      around(own, []).filter((lit) => !(lit instanceof SVGElement && lit.dataset["body"] !== undefined)),
    ),
  );
  return [
    { title: "Centers", parts: centerParts },
    { title: "Channels", parts: channelParts },
    { title: "Gates", parts: gateParts },
    { title: "Activations", parts: rowParts },
  ].filter(({ parts }) => parts.length > 0);
}

interface Row {
  readonly element: SVGElement;
  readonly side: string;
  readonly body: Body;
  /** Side of a chart, or name of a person. */
  readonly who: string;
  readonly gateLines: readonly string[];
  readonly gates: readonly string[];
}

function placeOf({ side, body }: Row): number {
  return SIDES.indexOf(side) * BODIES.length + BODIES.indexOf(body);
}

/** Reads an entry of a column or of a wheel. */
function rowOf(element: SVGElement, { chart, second, names }: Shown): Row {
  const side = element.closest<SVGElement>("[data-side]")!.dataset["side"]!;
  const body = element.dataset["body"] as Body;
  const ofPerson = { a: { who: names[0], from: chart }, b: { who: names[1], from: second } }[side];
  const sides = ofPerson?.from
    ? [ofPerson.from.personality, ofPerson.from.design]
    : [chart[side as "personality" | "design"]];
  const gateLines = sides.map((of) => `${of[body].gate}.${of[body].line}`);
  return {
    element,
    side,
    body,
    who: ofPerson?.who ?? (side === "design" ? "Design" : "Personality"),
    gateLines,
    gates: gateLines.map((text) => text.split(".")[0]!),
  };
}

function definedState({ attributes }: Element): string {
  if (attributes.getNamedItem("data-added") !== null) return "defined by both together";
  return attributes.getNamedItem("data-defined")?.value === "true" ? "defined" : "open";
}

/** Names whoever has a gate. */
function activeState(gate: Element, { second, names: [a, b] }: Shown): string {
  const active = gate.closest<SVGElement>("[data-active]")?.dataset["active"] ?? "none";
  const words: Readonly<Record<string, string>> = {
    none: "not active",
    a,
    b,
    both: second === null ? "personality and design" : `${a} and ${b}`,
  };
  return words[active] ?? active;
}
