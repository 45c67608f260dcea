/**
 * Builds an earlier release, by default 0.3.0, and upgrades its store to this release under load: on PostgreSQL both
 * serve it meanwhile. `--commit` names another release, `--built <folder>` one that is built already, `--clients` (16) the
 * callers, `--seconds` (25) the time of each state, `--only postgres` or `sqlite` one database.
 */
import { parseArgs } from "node:util";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { createPostgresDatabase, createSqliteFile } from "@chart/kit/stores/databases";
import { end } from "../lib/end.js";
import { Report } from "./lib/report.js";
import { ReleasedBuild } from "./upgrade/released-build.js";
import { type UpgradeOptions, upgrade } from "./upgrade/upgrade.js";

/** The release 0.3.0. */
const COMMIT = "638f7767";

const { values } = parseArgs({
  options: {
    commit: { type: "string", default: COMMIT },
    built: { type: "string" },
    clients: { type: "string", default: "16" },
    seconds: { type: "string", default: "25" },
    only: { type: "string" },
  },
});
const { only, built, commit } = values;
const options: UpgradeOptions = { clients: countOf(values.clients), seconds: countOf(values.seconds) };
if (only !== undefined && only !== "postgres" && only !== "sqlite") end("--only is postgres or sqlite.");
if (options.clients < 2) end("There are two kinds of callers: --clients is 2 or more.");
const absent = PrivatePostgres.whyAbsent();
if (only !== "sqlite" && absent !== undefined) end(`The campaign cannot run: ${absent}.`);

const report = new Report();
const build = built === undefined ? await ReleasedBuild.of(commit) : await ReleasedBuild.at(built);
try {
  if (only !== "sqlite") await onPostgres();
  if (only !== "postgres") await onSqlite();
} finally {
  build.remove();
}
process.exit(report.conclude());

async function onPostgres(): Promise<void> {
  const server = await PrivatePostgres.create();
  try {
    await upgrade(await createPostgresDatabase(server.url), build, options, report);
  } finally {
    await server.remove();
  }
}

async function onSqlite(): Promise<void> {
  const database = createSqliteFile();
  try {
    await upgrade(database, build, options, report);
  } finally {
    await database.drop();
  }
}

function countOf(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Number(text) : end(`${text} is no number of 1 or more.`);
}
