import { setTimeout as delay } from "node:timers/promises";
import { Line } from "./line.js";
import type { WireAnswer } from "./response-reader.js";

export interface OpenLoopOptions {
  readonly url: string;
  /** Requests a second, whatever the service makes of them. */
  readonly rate: number;
  /** As many as needed, up to this. */
  readonly connections: number;
  readonly seconds: number;
  /** The bytes of the n-th request. */
  readonly request: (n: number) => Buffer;
  /** @param ms Since the request was due, not since a connection was free for it. */
  readonly onAnswer: (answer: WireAnswer, ms: number) => void;
}

/** What became of the requests besides their answers. */
export interface OpenLoopResult {
  readonly sent: number;
  /** Connections that ended before their answer. */
  readonly broken: number;
  /** Requests that were never sent or answered. */
  readonly unanswered: number;
  /** How many were needed. */
  readonly connections: number;
  /** From the first request to the last one sent. */
  readonly sendingMs: number;
}

/** How long the last answers may take. */
const DRAIN_MS = 15_000;

/** Sends requests at a steady rate, as callers do who know nothing of each other. */
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
