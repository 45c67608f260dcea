import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";
import { freePort } from "../setup/free-port.js";
import { HelperProcess } from "./helper-process.js";

/** Path of the program, from Debian's package `pgbouncer`. */
export const PGBOUNCER = "/usr/sbin/pgbouncer";

/**
 * PgBouncer (Debian's package) in transaction mode in front of a PostgreSQL server. It ignores the settings that the
 * service requests when it connects, so the role must have them: see docs/operators/nodes.md.
 */
export async function startPgbouncer(
  postgresPort: number,
): Promise<{ readonly port: number; readonly process: HelperProcess; readonly version: string }> {
  const port = await freePort();
  const configuration = `[databases]
* = host=127.0.0.1 port=${postgresPort} user=tests
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
ignore_startup_parameters = extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout
logfile =
pidfile =
`;
  const process = await HelperProcess.start({
    program: PGBOUNCER,
    debianPackage: "pgbouncer",
    configurationName: "pgbouncer.ini",
    configuration,
    parameters: (path) => [path],
    port,
    ...(userInfo().uid === 0 && { user: postgresUser() }),
  });
  const [version = ""] = execFileSync(PGBOUNCER, ["--version"], { encoding: "utf8" }).split("\n");
  return { port, process, version };
}

/** PgBouncer refuses to run as root. */
function postgresUser(): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
