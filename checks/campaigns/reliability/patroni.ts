/**
 * Runs three database machines with the files of deploy/patroni and lets parts of them fail under load, `--times 10` each;
 * `--only <failure>` one. `--clients 32` for each of two services: one connects directly, one through PgBouncer. `--programs <folder>`
 * takes etcd and Patroni of packages that `dpkg -x` unpacked there. Needs root, for networks of its own.
 */
import { parseArgs } from "node:util";
import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { PGBOUNCER } from "@chart/kit/postgres/pgbouncer";
import { PrivatePostgres } from "@chart/kit/postgres/private-postgres";
import { end, whyMissing } from "../lib/end.js";
import { Report } from "./lib/report.js";
import { findPrograms } from "./patroni/cluster.js";
import { FAILURES } from "./patroni/failures.js";
import { patroni } from "./patroni/patroni.js";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "10" },
    clients: { type: "string", default: "32" },
    only: { type: "string" },
    programs: { type: "string", default: "" },
  },
});
const names = Object.keys(FAILURES);
if (values.only !== undefined && !names.includes(values.only)) end(`--only is one of ${names.join(", ")}.`);
const missing = [
  PrivatePostgres.whyAbsent(),
  whyMissing(HAPROXY, "haproxy"),
  whyMissing(PGBOUNCER, "pgbouncer"),
  whyMissing(`${values.programs}/usr/bin/patroni`, "patroni"),
  whyMissing(`${values.programs}/usr/bin/etcd`, "etcd-server"),
].find((why) => why !== undefined);
if (missing !== undefined) end(`The campaign cannot run: ${missing}.`);

const report = new Report();
const programs = findPrograms(values.programs);
report.part(`Failures of three database machines, ${programs.version}`);
await patroni(
  {
    callers: Number(values.clients),
    times: Number(values.times),
    programs,
    failures: values.only === undefined ? names : [values.only],
  },
  report,
);
process.exit(report.conclude());
