/**
 * Upgrades by the commands of docs/operators/upgrades.md under `--clients 64`: one machine on SQLite and on PostgreSQL, two
 * behind HAProxy; `--only sqlite`, `postgres` or `pair` one of them. From the newest commit to itself, or `--from <commit>`;
 * `--times 3`.
 */
import { parseArgs } from "node:util";
import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { builtGazetteer } from "@chart/kit/setup/built-gazetteer";
import { createPostgresDatabase } from "@chart/kit/stores/databases";
import { end, whyMissing } from "../lib/end.js";
import { Report } from "./lib/report.js";
import { redeploy } from "./redeploy/redeploy.js";

const { values } = parseArgs({
  options: {
    from: { type: "string", default: "HEAD" },
    clients: { type: "string", default: "64" },
    times: { type: "string", default: "3" },
    only: { type: "string" },
  },
});
const missing = [
  PrivatePostgres.whyAbsent(),
  whyMissing(HAPROXY, "haproxy"),
  whyMissing("/usr/bin/socat", "socat"),
].find((why) => why !== undefined);
if (missing !== undefined) end(`The campaign cannot run: ${missing}.`);

const isAsked = (part: string) => values.only === undefined || values.only === part;

const report = new Report();
const options = { from: values.from, callers: Number(values.clients), times: Number(values.times) };
await builtGazetteer();
if (isAsked("sqlite")) await redeploy(undefined, 1, options, report);
const server = await PrivatePostgres.create();
try {
  if (isAsked("postgres")) await redeploy(await createPostgresDatabase(server.url), 1, options, report);
  if (isAsked("pair")) await redeploy(await createPostgresDatabase(server.url), 2, options, report);
} finally {
  await server.remove();
}
process.exit(report.conclude());
