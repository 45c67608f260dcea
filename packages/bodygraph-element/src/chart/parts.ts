/** The parts of a drawn picture, read from its data attributes. */
import type { Body } from "chart-core";
import { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core/tables";
import type { Drawn } from "../picture/drawn.js";
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

/** Lists the centers, channels, gates and activations of a picture. */
export function partsOf(svg: SVGSVGElement, { sides, words }: Omit<Drawn, "svg">): PartList[] {
  const order = Object.keys(sides);
  if (order.length === 0) return [];
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
    .map((element) => rowOf(element, sides))
    .sort(
      (a, b) =>
        order.indexOf(a.side) - order.indexOf(b.side) || BODIES.indexOf(a.body) - BODIES.indexOf(b.body),
    );

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
    return part(
      "center",
      center,
      [`${center} center`, definedState(own[0]!, words)],
      own,
      around(inside, ids),
    );
  });
  const channelParts = CHANNELS.filter(({ id }) => channels.has(id)).map(
    ({ id, name, gates: ends, centers: joined }) => {
      const own = channels.get(id)!;
      const lit = [...around(ends.map(String), []), ...joined.flatMap((center) => centers.get(center) ?? [])];
      return part("channel", id, [`Channel ${id}: ${name}`, definedState(own[0]!, words)], own, lit);
    },
  );
  const gateParts = [...gates.keys()]
    .sort((a, b) => Number(a) - Number(b))
    .map((gate) => {
      const own = gates.get(gate)!;
      const title = `Gate ${gate}: ${GATES[Number(gate) as keyof typeof GATES].name}`;
      return part("gate", gate, [title, activeState(own[0]!, words)], own, around([gate], channelsAt(gate)));
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
  /** Side of the picture, or name of a person. */
  readonly who: string;
  readonly gateLines: readonly string[];
  readonly gates: readonly string[];
}

/** Reads an entry of a column or of a wheel. */
function rowOf(element: SVGElement, sides: Drawn["sides"]): Row {
  const side = element.closest<SVGElement>("[data-side]")!.dataset["side"]!;
  const body = element.dataset["body"] as Body;
  const { who, gateLines: all } = sides[side]!;
  const gateLines = all.map((of) => of[body]);
  return { element, side, body, who, gateLines, gates: gateLines.map((text) => text.split(".")[0]!) };
}

function definedState({ attributes }: Element, { added }: Drawn["words"]): string {
  if (added && attributes.getNamedItem("data-added") !== null) return added;
  return attributes.getNamedItem("data-defined")?.value === "true" ? "defined" : "open";
}

/** Names whoever has a gate. */
function activeState(gate: Element, words: Drawn["words"]): string {
  const active = gate.closest<SVGElement>("[data-active]")?.dataset["active"] ?? "none";
  return active === "none" ? "not active" : (words[active] ?? active);
}
