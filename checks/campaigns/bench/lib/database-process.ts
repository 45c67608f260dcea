import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { processorUsOfTree } from "../../lib/process-tree.js";

/** Returns a function that reads the processor time of a PostgreSQL on this machine so far, in microseconds. */
export async function databaseProcessor({ sql }: PrivateDatabase): Promise<() => number> {
  const [facts] = await sql("select current_setting('data_directory') as folder");
  const pidFile = readFileSync(join(String(facts?.["folder"]), "postmaster.pid"), "utf8");
  const postmasterPid = Number(pidFile.split("\n")[0]);
  return () => processorUsOfTree(postmasterPid);
}
