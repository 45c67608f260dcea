/**
 * Measures the built service, alternating with a bare endpoint, on SQLite and, if installed, on PostgreSQL.
 *
 * Options: --rounds 5, --count 20000 (requests per case and round), --connections 64, --minutes 0 (sampling of
 * memory), --engine sqlite|postgres (only this one), --record (appends the figures to bench/history.jsonl).
 */
import { appendFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { openPostgres } from "@chart/kit/postgres/open-postgres";
import { builtGazetteer } from "@chart/kit/setup/built-gazetteer";
import { createPostgresDatabase } from "@chart/kit/stores/databases";
import { openGazetteer } from "@chart/program";
import { findPlace } from "chart-gazetteer";
import { benchEngine, type EngineReport } from "./lib/bench-engine.js";
import { benchTable } from "./lib/bench-table.js";
import { CITY_TEXTS } from "./lib/workload.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    count: { type: "string", default: "20000" },
    connections: { type: "string", default: "64" },
    minutes: { type: "string", default: "0" },
    engine: { type: "string" },
    record: { type: "boolean", default: false },
  },
});

const plan = {
  texts: await knownTexts(await builtGazetteer()),
  connections: Number(values.connections),
  rounds: Number(values.rounds),
  count: Number(values.count),
  soakMinutes: Number(values.minutes),
};

const reports: EngineReport[] = [];
if (values.engine !== "postgres") await bench("sqlite");
if (values.engine !== "sqlite") {
  const { provided, stop } = await openPostgres("on");
  if ("absent" in provided) console.log(`Not measured on PostgreSQL: ${provided.absent}.`);
  else {
    const database = await createPostgresDatabase(provided.url);
    await bench("postgres", database.url);
    await database.drop();
  }
  await stop?.();
}
if (values.record) {
  const date = new Date().toISOString();
  const machine = { node: process.version, processor: cpus()[0]?.model, processors: cpus().length };
  const line = JSON.stringify({ date, ...machine, options: values, reports });
  appendFileSync(new URL("history.jsonl", import.meta.url), `${line}\n`);
}

async function bench(engine: "sqlite" | "postgres", databaseUrl?: string): Promise<void> {
  const report = await benchEngine({ ...plan, engine, ...(databaseUrl !== undefined && { databaseUrl }) });
  reports.push(report);
  console.log(benchTable(report));
}

/** Returns the city names that the gazetteer knows: every request must get a chart. */
async function knownTexts(path: string): Promise<string[]> {
  const gazetteer = await openGazetteer(path);
  const known = CITY_TEXTS.filter((text) => findPlace(gazetteer, text) !== undefined);
  gazetteer.close();
  return known;
}
