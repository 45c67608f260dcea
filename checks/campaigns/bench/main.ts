/**
 * Measures the built service, alternating with a bare endpoint, on SQLite and, if installed, on PostgreSQL.
 *
 * Options: --rounds 5, --count 20000 (requests per case and round), --connections 64, --minutes 0 (sampling of
 * memory), --engine sqlite|postgres (only this one), --main (main file of another build, to compare with in the same
 * rounds), --workers 1, --record (appends the figures to bench/history.jsonl).
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join, resolve } from "node:path";
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
    main: { type: "string" },
    workers: { type: "string", default: "1" },
    record: { type: "boolean", default: false },
  },
});

const plan = {
  texts: await knownTexts(await builtGazetteer()),
  connections: Number(values.connections),
  rounds: Number(values.rounds),
  count: Number(values.count),
  soakMinutes: Number(values.minutes),
  beside: values.main && resolve(values.main),
  workers: Number(values.workers),
};

const reports: EngineReport[] = [];
if (values.engine !== "postgres") await bench("sqlite");
if (values.engine !== "sqlite") {
  const { provided, stop } = await openPostgres("on");
  if ("absent" in provided) console.log(`Not measured on PostgreSQL: ${provided.absent}.`);
  else {
    const databases = [
      await createPostgresDatabase(provided.url),
      await createPostgresDatabase(provided.url),
    ] as const;
    await bench("postgres", databases[0].url, databases[1].url);
    for (const database of databases) await database.drop();
  }
  await stop?.();
}
if (values.record) {
  const date = new Date().toISOString();
  const machine = { node: process.version, processor: cpus()[0]?.model, processors: cpus().length };
  const { main, ...options } = values;
  const beside = main && commitOf(main);
  const line = JSON.stringify({ date, ...machine, options: { ...options, beside }, reports });
  appendFileSync(new URL("history.jsonl", import.meta.url), `${line}\n`);
}

async function bench(engine: "sqlite" | "postgres", databaseUrl?: string, besideUrl?: string): Promise<void> {
  const urls = databaseUrl !== undefined && besideUrl !== undefined && { databaseUrl, besideUrl };
  const report = await benchEngine({ ...plan, engine, ...urls });
  reports.push(report);
  console.log(benchTable(report));
}

/** Returns the commit of the build that has a main file. */
function commitOf(main: string): string {
  const file = join(dirname(main), "commit");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
}

/** Returns the city names that the gazetteer knows: every request must get a chart. */
async function knownTexts(path: string): Promise<string[]> {
  const gazetteer = await openGazetteer(path);
  const known = CITY_TEXTS.filter((text) => findPlace(gazetteer, text) !== undefined);
  gazetteer.close();
  return known;
}
