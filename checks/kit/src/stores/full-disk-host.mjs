/**
 * Opens a store in its thread, takes all room for it, makes the room free again, and prints what the readiness check
 * and a charge gave each time. A process of its own, because it is limited as a whole.
 */
import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { byPlan } from "@chart/accounts";
import { openStore } from "@chart/store";
import { loggableError } from "chart-http/base";

const [means, folder] = process.argv.slice(2);
const path = `${folder}/chart.db`;

/** Ways to take all room and to make it free again. */
const { prepare, fill, free } = {
  tmpfs: {
    prepare: () => run("mount", "-t", "tmpfs", "-o", "size=4m", "none", folder),
    fill() {
      const file = openSync(`${folder}/filler`, "w");
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch (error) {
        if (error.code !== "ENOSPC") throw error;
      }
      closeSync(file);
    },
    free: () => rmSync(`${folder}/filler`),
  },
  limit: {
    prepare() {},
    fill: () => limitFileSize(statSync(`${path}-wal`).size),
    free: () => limitFileSize("unlimited"),
  },
}[means];

function limitFileSize(bytes) {
  run("prlimit", "--pid", String(process.pid), `--fsize=${bytes}:`);
}

function run(command, ...parameters) {
  execFileSync(command, parameters);
}

prepare();
const store = await openStore(
  { engine: "sqlite", path },
  {
    planCredits: byPlan(() => 1),
    pepper: undefined,
    onThreadEnd(fault) {
      throw fault;
    },
  },
);
const key = { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" };
const createdAt = new Date("2026-01-31T12:00:00Z");
const account = { id: "acct_1", email: "a@example.com", plan: "developer", credits: 9, createdAt, key };
await store.accounts.create(account, "unaudited");

let requests = 0;
const outcomes = async () => {
  const charge = { accountId: "acct_1", requestId: `req_${++requests}`, chargedAt: createdAt };
  const calls = [() => store.ping(), () => store.charges.charge(charge)];
  const results = [];
  for (const call of calls) results.push(await call().catch(loggableError));
  return results.map((result) => result ?? "ready");
};

const before = await outcomes();
fill();
const full = [await outcomes(), await outcomes()];
free();
const after = await outcomes();
const { differences } = await store.accounts.checkLedger();
process.stdout.write(JSON.stringify({ before, full, after, differences }));
await store.close();
