import { appendFileSync } from "node:fs";
import { cpus } from "node:os";

const HISTORY = new URL("../history.jsonl", import.meta.url);

/** Appends the figures of a run to bench/history.jsonl, with its day and machine. */
export function record(figures: object): void {
  const machine = cpus();
  const entry = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: machine[0]?.model.trim() ?? "unknown",
    cores: machine.length,
    ...figures,
  };
  appendFileSync(HISTORY, `${JSON.stringify(entry)}\n`);
}
