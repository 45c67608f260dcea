import { BODIES, type Body, type ChartWindow, type Side } from "../chart-core.js";
import { findGateLine, type GateLine } from "../text/gate-lines.js";

/** A change of a body to another gate or line. */
export interface Move {
  /** Time since the start of the window. */
  readonly atMs: number;
  readonly to: GateLine;
  /** True for a new gate, false for another line of the same gate. */
  readonly isGate: boolean;
}

/** The changes of a body within a window. */
export interface BodyChanges {
  readonly body: Body;
  /** Place of the body before its first change. */
  readonly from: GateLine;
  readonly moves: readonly Move[];
  /** Times of the changes of color or tone alone, since the start of the window. */
  readonly tonesMs: readonly number[];
}

/** The bodies of both sides that change in a window. */
export type SideChanges = Readonly<Record<Side, readonly BodyChanges[]>>;

/** The changes of a body so far. */
interface OpenChanges extends BodyChanges {
  readonly moves: Move[];
  readonly tonesMs: number[];
}

const KNOWN_BODIES: ReadonlySet<string> = new Set(BODIES);

/**
 * Sorts changes by side and body, in the order of the bodies. Returns null if they are not those of a window. Each change is
 * read once and only as far as needed: those of a day are scattered over so much memory that reading them takes as long as
 * drawing them.
 */
export function readChanges({ changes }: ChartWindow, startMs: number): SideChanges | null {
  const sides = { personality: new Map<Body, OpenChanges>(), design: new Map<Body, OpenChanges>() };
  for (const { at, side, body, level, from, to } of changes) {
    if (!(at instanceof Date && (side === "personality" || side === "design"))) return null;
    let ofBody = sides[side].get(body);
    if (ofBody === undefined) {
      const start = findGateLine(from?.gate, from?.line);
      if (start === null || !KNOWN_BODIES.has(body)) return null;
      ofBody = { body, from: start, moves: [], tonesMs: [] };
      sides[side].set(body, ofBody);
    }
    const atMs = at.getTime() - startMs;
    if (level === "gate" || level === "line") {
      const place = findGateLine(to?.gate, to?.line);
      if (place === null) return null;
      ofBody.moves.push({ atMs, to: place, isGate: level === "gate" });
    } else ofBody.tonesMs.push(atMs);
  }
  return { personality: inOrder(sides.personality), design: inOrder(sides.design) };
}

function inOrder(ofBodies: ReadonlyMap<Body, BodyChanges>): BodyChanges[] {
  const sorted: BodyChanges[] = [];
  for (const body of BODIES) {
    const changes = ofBodies.get(body);
    if (changes !== undefined) sorted.push(changes);
  }
  return sorted;
}
