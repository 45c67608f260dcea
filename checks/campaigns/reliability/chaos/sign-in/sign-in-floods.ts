import { setTimeout as delay } from "node:timers/promises";
import { percentile } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { forkModule, order } from "../../lib/forked.js";
import type { Report } from "../../lib/report.js";
import { startService } from "../../lib/start-service.js";
import { head } from "../hold/texts.js";
import type { SenderTally, SendOrder } from "../hold/traffic.js";
import { Person, type Step } from "./person.js";

/** Options of {@link signInFloods}. */
export interface SignInFloodsOptions {
  /** Numbers of connections that flood. */
  readonly connections: readonly number[];
  /** Duration of each flood. */
  readonly seconds: number;
  /** True if each step of a person must be served; nobody is signed in wrongly in any case. */
  readonly isServiceChecked: boolean;
}

const PAGES: Readonly<Record<string, string>> = {
  "documentation pages": head("GET /docs/guides/batches", "Accept: text/html"),
  "sign-in pages": head("GET /dashboard/sign-in", "Accept: text/html"),
};
const CROWDS: Readonly<Record<string, number>> = { "one address": 1, "250 addresses": 250 };

/** Times between two visits, and two tries to get in: together fewer than the 300 attempts a minute of everybody. */
/** Maximum share of a person's steps that are refused beside a crowd from many addresses. */
const MOST_REFUSED = 0.2;
const BETWEEN_VISITS_MS = 1200;
const BETWEEN_TRIES_MS = 2000;
/** A second factor may be wrong ten times. */
const MOST_TRIES = 8;

/**
 * Floods pages from one address and from many, while people from other addresses sign in, open a page and sign out, and
 * others try wrong passwords, wrong codes and unknown sessions.
 */
export async function signInFloods(
  database: PrivateDatabase,
  { connections, seconds, isServiceChecked }: SignInFloodsOptions,
  report: Report,
): Promise<void> {
  report.part("Signing in under a flood of pages");
  const service = await startService(database, {
    NODE_OPTIONS: "--max-old-space-size=512",
    SESSION_SECRET: "a session secret of the campaign, long enough",
    TRUST_PROXY: "true",
  });
  const sender = forkModule(new URL("../hold/sender.ts", import.meta.url));
  const port = Number(new URL(service.url).port);
  try {
    for (const [page, text] of Object.entries(PAGES)) {
      for (const [crowd, addresses] of Object.entries(CROWDS)) {
        for (const count of connections) {
          const people = [await Person.create(service, false), await Person.create(service, true)];
          const victims = [await Person.create(service, false), await Person.create(service, true)];
          const flood: SendOrder = {
            ...{ shape: "flood", connections: count, text, addresses, port, keys: [] },
          };
          await order<SendOrder>(sender, flood);
          const endMs = performance.now() + seconds * 1000;
          const [steps, opened] = await Promise.all([
            visitUntil(endMs, people),
            impersonateUntil(endMs, victims),
          ]);
          const { sent } = await order<"end", SenderTally>(sender, "end");
          const name = `${count} connections, ${crowd}, ${page}`;
          const failed = steps.filter(({ isServed }) => !isServed);
          const times = steps.map(({ ms }) => ms);
          const unserved = failed.map((step) => `${step.name}: ${step.status}`).join(", ");
          report.figure(
            name,
            `${steps.length - failed.length} of ${steps.length} steps served, p50 ${percentile(times, 0.5).toFixed(0)} ms, longest ${percentile(times, 1).toFixed(0)} ms, ${(sent / seconds).toFixed(0)} pages/s asked`,
          );
          // One address has limits of its own. Beside a crowd, a page may be refused, as pages are under overload.
          const most = addresses === 1 ? 0 : steps.length * MOST_REFUSED;
          report.invariant(!isServiceChecked || failed.length <= most, `${name}: not served: ${unserved}`);
          report.invariant(steps.length > 0, `${name}: nobody came`);
          report.invariant(opened.length === 0, `${name}: a page opened with ${opened.join(", ")}`);
        }
      }
    }
    report.invariant(service.ending === "", `the service ended: ${service.ending}`);
  } finally {
    sender.kill();
    await service.stop("SIGKILL");
  }
}

/** Lets people come and go, one after another, until a moment. */
async function visitUntil(endMs: number, people: readonly Person[]): Promise<Step[]> {
  const steps: Step[] = [];
  const [plain, guarded] = people;
  do {
    steps.push(...((await plain?.comeAndGo()) ?? []));
    await delay(BETWEEN_VISITS_MS);
  } while (performance.now() < endMs);
  // Once, because a recovery code opens the account once.
  return [...steps, ...((await guarded?.comeAndGo()) ?? [])];
}

/** Lets others try to get in until a moment; resolves to the tries that succeeded. */
async function impersonateUntil(endMs: number, victims: readonly Person[]): Promise<string[]> {
  const opened: string[] = [];
  for (let n = 0; n < MOST_TRIES && performance.now() < endMs; n++) {
    for (const victim of victims) opened.push(...(await victim.impersonate()));
    await delay(BETWEEN_TRIES_MS);
  }
  return opened;
}
