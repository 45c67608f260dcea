import { setTimeout as delay } from "node:timers/promises";
import { Line } from "./line.js";
import type { WireAnswer } from "./response-reader.js";

export interface OpenLoopOptions {
  readonly url: string;
  /** Requests per second, independent of the responses. */
  readonly rate: number;
  /** Maximum number of connections; they are opened as needed. */
  readonly connections: number;
  readonly seconds: number;
  /** Returns the bytes of the n-th request. */
  readonly request: (n: number) => Buffer;
  /** @param ms Time since the request was due, including any wait for a free connection. */
  readonly onAnswer: (answer: WireAnswer, ms: number) => void;
}

/** Outcome of a run, apart from the responses. */
export interface OpenLoopResult {
  readonly sent: number;
  /** Number of connections that ended before their response. */
  readonly broken: number;
  /** Number of requests that were never sent, or got no response in time. */
  readonly unanswered: number;
  readonly connections: number;
  /** Time from the start until the last request was due. */
  readonly sendingMs: number;
}

/** Longest wait for the last responses. */
const DRAIN_MS = 15_000;

/** Sends requests at a steady rate, as independent clients do. */
export async function openLoop(options: OpenLoopOptions): Promise<OpenLoopResult> {
  const { rate, seconds, request, onAnswer } = options;
  const idle: Line[] = [];
  const dueMs: number[] = [];
  let [sent, answered, broken] = [0, 0, 0];

  const next = (line: Line) => {
    const due = dueMs.shift();
    if (due === undefined) idle.push(line);
    else line.send(request(sent++), due);
  };
  const lines: Line[] = [];
  const open = () => {
    const line: Line = new Line(
      options.url,
      (answer, ms) => {
        answered++;
        onAnswer(answer, ms);
        next(line);
      },
      () => {
        broken++;
        next(line);
      },
    );
    lines.push(line);
    return line;
  };

  const total = Math.round(rate * seconds);
  const startMs = performance.now();
  for (let due = 0; due < total; ) {
    const nowMs = performance.now();
    for (; due < total && startMs + (due * 1000) / rate <= nowMs; due++) {
      const dueAtMs = startMs + (due * 1000) / rate;
      const line = idle.pop() ?? (lines.length < options.connections ? open() : undefined);
      if (line === undefined) dueMs.push(dueAtMs);
      else line.send(request(sent++), dueAtMs);
    }
    await delay(1);
  }
  const sendingMs = performance.now() - startMs;
  const endMs = performance.now() + DRAIN_MS;
  while (answered + broken < total && performance.now() < endMs) await delay(5);
  for (const line of lines) line.close();
  return { sent, broken, unanswered: total - answered - broken, connections: lines.length, sendingMs };
}
