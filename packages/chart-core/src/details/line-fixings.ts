import type { Body, GateNumber, LineNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { tableByGate } from "../table-by-gate.js";

/** The bodies that fix a line. */
export interface LineFixing {
  /** Bodies that put the line into exaltation: it shows its strong side. */
  readonly exalted: readonly Body[];
  /** Bodies that put the line into detriment: it shows its difficult side. */
  readonly detriment: readonly Body[];
  /** True if sources disagree on the bodies. */
  readonly isContested: boolean;
}

/** For each gate, lines 1 to 6: exalted bodies, a slash, bodies in detriment, and `*` where sources disagree. */
const ROWS: Readonly<Record<GateNumber, string>> = {
  1: "moon/uranus, venus/mars, mars/earth, earth/jupiter, mars/uranus, earth/pluto",
  2: "venus/mars, saturn/mars, jupiter/uranus, venus/mars, mercury/earth, mercury/saturn",
  3: "earth/mercury, mars/uranus, venus/pluto, neptune/mars, mars/earth, sun/pluto",
  4: "moon/earth, moon/mars, venus/pluto, sun/saturn, jupiter/pluto, mercury/mars",
  5: "mars/earth, venus/pluto, neptune/moon, uranus/sun, venus/pluto, neptune/",
  6: "pluto/mercury, venus/mars, neptune/pluto, sun/pluto, venus/moon, mercury/venus",
  7: "venus/mercury, neptune/mercury, moon/mercury, sun/uranus, venus/neptune, mercury/uranus",
  8: "neptune/mercury, sun/earth, moon/saturn, jupiter/mercury, jupiter/sun, venus/pluto",
  9: "pluto/mars, pluto/jupiter, earth/sun, moon/mars, jupiter/earth, moon/pluto",
  10: "sun/moon, mercury/mars, earth/moon, uranus/mercury, jupiter/mars, pluto/saturn",
  11: "moon/mars, neptune/mars, pluto/venus, moon/sun, moon/mercury, neptune/jupiter",
  12: "venus/jupiter, saturn/mercury, neptune/mars, earth/mercury, sun/mars, sun/earth",
  13: "venus/moon, moon/sun, earth/venus, pluto/venus, neptune/jupiter, mars/mercury",
  14: "jupiter/mercury, jupiter/mars, earth/neptune, moon/mars, sun/venus, sun/earth",
  15: "venus/mars, sun/earth, earth/mercury, jupiter/saturn, jupiter/pluto, pluto/venus",
  16: "earth/mercury, sun/mercury, moon/mars, jupiter/mars, pluto/moon, neptune/jupiter",
  17: "mars/venus, sun/moon, pluto/earth, pluto/jupiter, uranus/mars, moon/jupiter",
  18: "earth/jupiter, pluto/moon, neptune/jupiter, earth/mercury, saturn/uranus, mars/moon",
  19: "sun/moon, jupiter/mercury, venus/moon, mars/venus, earth/jupiter, jupiter/mars",
  20: "venus/moon, venus/moon, sun/earth, jupiter/mercury, saturn/uranus, venus/mercury",
  21: "mars/moon, mars/neptune, neptune/jupiter, jupiter/earth, jupiter/pluto, pluto/venus",
  22: "moon/mars, sun/jupiter, saturn/mars, neptune/mars, jupiter/mars, sun/mars",
  23: "jupiter/mars, jupiter/moon, sun/pluto, sun/earth, jupiter/moon, mars/jupiter",
  24: "sun/neptune*, moon/mars, venus/jupiter, saturn/neptune, moon/mars, jupiter/pluto",
  25: "neptune/mercury, mercury/mars, mars/pluto, jupiter venus/*, venus/jupiter, earth/uranus",
  26: "neptune/mars, sun/pluto, sun/saturn, pluto/saturn, mars/venus, sun/moon",
  27: "sun/earth, moon/mars, pluto/mars, jupiter/mars, jupiter/saturn, moon/pluto",
  28: "mars/venus, sun/jupiter, saturn/jupiter, jupiter/mercury, pluto/sun, pluto/neptune",
  29: "mars/neptune, sun/venus, mars/jupiter, saturn/venus, sun/earth, mars/jupiter",
  30: "sun/jupiter, sun/mars, pluto/jupiter, pluto/jupiter, jupiter/pluto, mars/moon",
  31: "sun/earth, jupiter/mercury, sun/jupiter, moon/mars, pluto/moon, sun/moon",
  32: "sun/mars, venus/jupiter, mercury/jupiter, jupiter/saturn, moon/mars, pluto/neptune",
  33: "sun/mars, jupiter/neptune, jupiter/mars, pluto/neptune, pluto/jupiter, sun/jupiter",
  34: "saturn/pluto, mars/venus, saturn/mercury, pluto/mars, mars/moon, earth/jupiter",
  35: "venus/neptune, venus/moon, jupiter/sun, moon/mars, mercury/jupiter, saturn/mars",
  36: "mars/jupiter, neptune/moon, pluto/jupiter, pluto/moon, pluto/mercury, jupiter/saturn",
  37: "venus/, jupiter/mercury, jupiter/mars, moon/saturn, venus/mars, venus/mercury",
  38: "neptune/mars, pluto/moon, sun/earth, pluto/mars, saturn/pluto, saturn/earth",
  39: "mars/mercury, moon/jupiter, jupiter/earth, moon/sun, neptune/mars, moon/mars",
  40: "sun/moon, sun/moon, pluto/mars, uranus/mars, uranus/earth, sun/earth",
  41: "neptune/mercury, saturn/mars, saturn/moon, earth/venus, mars/venus, saturn/pluto",
  42: "sun/venus, sun/venus, mars/moon, moon/venus, sun/venus, moon/saturn",
  43: "pluto/venus, pluto/moon, pluto/moon, mercury/jupiter, moon/venus, sun/mars",
  44: "pluto/venus, jupiter/mars, mars/neptune, pluto/sun, uranus/mars, pluto/earth",
  45: "jupiter/mars, uranus/mars, neptune/mars, jupiter/mars, uranus/jupiter, uranus/jupiter",
  46: "neptune/jupiter, sun/mars, moon/mars, earth/pluto, moon/neptune, saturn/neptune",
  47: "saturn/neptune, saturn/mercury, jupiter/mars, saturn/moon, venus/, /sun",
  48: "moon/mars, pluto/venus, moon/mercury, sun/earth, mars/moon, venus/moon",
  49: "jupiter/sun, earth/pluto, neptune/pluto, jupiter/mars, moon/mars, neptune/saturn",
  50: "mars/venus, sun/venus, moon/mercury, saturn/mars, saturn/mars, venus/moon",
  51: "pluto/venus, mars/mercury, sun/jupiter, uranus/mercury, sun/mars, sun/pluto",
  52: "earth/mars, venus/mars, saturn/venus, saturn/jupiter, earth/pluto, venus/neptune",
  53: "neptune/venus, moon/mars, moon/mars, moon/venus, neptune/earth, moon/pluto",
  54: "pluto/venus, saturn/mars*, pluto/venus, /, sun/, saturn/jupiter",
  55: "jupiter/venus, venus/earth, saturn/mars, jupiter/mars, uranus/sun*, saturn/moon",
  56: "moon/mars, uranus/moon, sun/venus, moon/mercury, uranus/mars, sun/pluto",
  57: "venus/moon, venus/moon, mercury/, venus/mars, pluto/moon, uranus/mars",
  58: "venus/moon, /uranus, uranus/mars, pluto/neptune, moon/sun, moon/mercury",
  59: "sun/mercury, uranus/pluto, saturn/mars, venus/mercury, sun/uranus, venus/mercury",
  60: "venus/mercury, saturn/earth, saturn/mars, mercury/venus, neptune/jupiter, uranus/mercury",
  61: "neptune/venus, moon/mars, moon/mars, saturn/jupiter, saturn/mars, pluto/mars",
  62: "neptune/mars, saturn/mercury, uranus/venus, venus/pluto, moon/neptune, saturn/mercury",
  63: "sun/mars, jupiter/uranus*, jupiter/saturn, mercury/mars, sun/mars, jupiter/pluto*",
  64: "venus/mars, venus/moon, saturn/moon, moon/mars, venus/jupiter, mercury/venus",
};

/**
 * The bodies that put each line into exaltation (its strong side) or detriment (its difficult side), by gate and line:
 * `LINE_FIXINGS[1][1].exalted` is `["moon"]`. Each line is a {@link LineFixing}. {@link fixings} applies the table to a
 * chart, and {@link FixingState} has the states that a line can get.
 *
 * Most lines have one body in each list. In nine lines a list is empty (5.6, 25.4, 37.1, 47.5, 47.6, 54.5, 57.3, 58.2) or
 * both are (54.4). Line 25.4 is exalted by two bodies, Jupiter and Venus.
 *
 * Source: open projects, compared line by line, among them [hdkit](https://github.com/jdempcy/hdkit) and
 * [SharpAstrology](https://github.com/CReizner/SharpAstrology.HumanDesign): see docs/sources.md#facts-of-the-system. These
 * two disagree on six lines, which have `isContested: true`. The table follows SharpAstrology there:
 *
 * | line | here | in hdkit |
 * | --- | --- | --- |
 * | 24.1 | detriment: Neptune | detriment: Pluto |
 * | 25.4 | exalted: Jupiter and Venus | exalted: Venus |
 * | 54.2 | detriment: Mars | detriment: Venus |
 * | 55.5 | exalted: Uranus | exalted: Mars |
 * | 63.2 | detriment: Uranus | detriment: Mars |
 * | 63.6 | exalted: Jupiter, detriment: Pluto | exalted: Pluto, detriment: Jupiter |
 *
 * @example
 * import { LINE_FIXINGS } from "chart-core/tables";
 *
 * console.log(LINE_FIXINGS[1][1]);
 * console.log(LINE_FIXINGS[24][1]);
 * console.log(LINE_FIXINGS[58][2]);
 */
export const LINE_FIXINGS: Readonly<Record<GateNumber, Readonly<Record<LineNumber, LineFixing>>>> =
  /* @__PURE__ */ tableByGate(fixingsOf);

function fixingsOf(gate: GateNumber): Readonly<Record<LineNumber, LineFixing>> {
  const cells = ROWS[gate].split(", ");
  return deepFreeze({
    1: fixingOf(cells[0]!),
    2: fixingOf(cells[1]!),
    3: fixingOf(cells[2]!),
    4: fixingOf(cells[3]!),
    5: fixingOf(cells[4]!),
    6: fixingOf(cells[5]!),
  });
}

function fixingOf(cell: string): LineFixing {
  const [exalted = "", detriment = ""] = cell.replace("*", "").split("/");
  return { exalted: bodiesOf(exalted), detriment: bodiesOf(detriment), isContested: cell.endsWith("*") };
}

function bodiesOf(names: string): readonly Body[] {
  return names === "" ? [] : (names.split(" ") as Body[]);
}
