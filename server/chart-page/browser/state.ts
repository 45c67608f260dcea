import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import type { Askable } from "chart-reading";
import type { Birth } from "./elements.js";

/** Somebody whose chart is drawn. */
export interface Person {
  readonly birth: Birth;
  readonly name: string;
  readonly chart: Chart;
}

/** What the picture shows: one person, or two. */
export interface Drawn {
  readonly first: Person;
  readonly second: Person | null;
}

/** The charts of all times at which the people of a picture may have been born. */
export interface Possible {
  readonly first: readonly ChartSpan[];
  readonly second: readonly ChartSpan[];
  /** The time of the first one, to ask about; null if it is exact. */
  readonly askable: Askable | null;
}

/** An answer to a question about the time of the first birth. */
export interface Answer {
  /** The answer in words: `before 21:45`. */
  readonly text: string;
  /** The instant that nothing could be said about; null if something was said. */
  readonly declined: Date | null;
  /** The birth before the answer, to go back to. */
  readonly birth: Birth;
}

/** The answers so far, and the birth that they have led to: another birth ends them. */
export interface Asked {
  readonly answers: readonly Answer[];
  readonly birth: Birth;
}

/** All that the page knows. Whatever it shows follows from this. */
export interface State {
  /** The newest complete births of both forms; null while there is none. */
  readonly first: Birth | null;
  readonly second: Birth | null;
  /** True while the first form has no complete birth. */
  readonly isIncomplete: boolean;
  /** Undefined until there is a picture; null if it could not be drawn. */
  readonly drawn: Drawn | null | undefined;
  /** Null until they are computed; "failed" if they could not be loaded. */
  readonly possible: Possible | "failed" | null;
  /** The answers to questions about the time; null if there are none. */
  readonly asked: Asked | null;
  /** The picture of one person. */
  readonly picture: "bodygraph" | "wheel";
  /** True while the picture is as wide as the page. */
  readonly isLarge: boolean;
  /** The part of the page that is open. */
  readonly view: string;
  /** The moment of the transits; null for now. */
  readonly skyAt: Date | null;
  /** A sentence about what was done, or about what could not be done. */
  readonly told: string;
  readonly failed: string;
  /** The fragment of the address that the forms are being filled with, and the one that they have been filled with. */
  readonly opening: string | null;
  readonly opened: string | null;
  /** True while the births are those of a link. */
  readonly isLinked: boolean;
}

/** The part of the page that is open at first. */
export const FIRST_VIEW = "says";

const EMPTY: State = {
  ...{ first: null, second: null, isIncomplete: true, drawn: undefined, possible: null, asked: null },
  ...{ picture: "bodygraph", isLarge: false, view: FIRST_VIEW, skyAt: null, told: "", failed: "" },
  ...{ opening: null, opened: null, isLinked: false },
};

type Listener = (state: State, before: State) => void;

let state = EMPTY;
const listeners: Listener[] = [];

/** Returns what the page knows now. */
export function current(): State {
  return state;
}

/** Changes what the page knows, and shows it. */
export function update(changes: Partial<State>): void {
  const before = state;
  state = { ...state, ...changes };
  for (const listener of listeners) listener(state, before);
}

/** Calls back after each change. */
export function onUpdate(listener: Listener): void {
  listeners.push(listener);
}
