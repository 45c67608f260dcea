import { setTimeout as delay } from "node:timers/promises";
import { type Call, createAgent, type Outcome, send } from "@chart/kit/load/call";
import { batchCall, chartCall } from "@chart/kit/load/chart-call";
import { ENDPOINTS, RESULT_ENDPOINTS } from "@chart/kit/requests/endpoints";
import { CallRecord } from "../chaos/call-record.js";
import type { CampaignAccount } from "../lib/open-accounts.js";
import type { ReleaseNode } from "./release-node.js";

/** Pause of a caller between two calls: two releases and their callers share the machine. */
const PAUSE_MS = 20;
/** Of so many calls, one is a batch. */
const BATCH_EACH = 24;
/** Of so many calls without an Idempotency-Key, one is refused for its fields, free of charge. */
const REFUSED_EACH = 20;
/** Time within which every key gets its answer: a lost one keeps its lease for 30 s. */
const LONGEST_SETTLING_MS = 120_000;

/** A whole answer of a release. */
export interface Answered {
  readonly requestId: string;
  readonly accountId: string;
  readonly node: ReleaseNode;
  readonly status: number;
  /** Moments of the request and the answer, of `performance.now()`. */
  readonly sentMs: number;
  readonly atMs: number;
}

/** The accounts of the callers, by their kind. */
export interface Payers {
  readonly plain: readonly CampaignAccount[];
  readonly repeating: readonly CampaignAccount[];
}

/**
 * Callers of all nodes that serve. Half of them send each Idempotency-Key to two nodes: to one after the other, in both
 * orders, or to both at once.
 */
export class Traffic {
  readonly record = new CallRecord();
  readonly answers: Answered[] = [];
  /** Keys that one node answered and another repeated, by both their names. */
  readonly crossings = new Map<string, number>();
  readonly faults: string[] = [];
  /** Calls without an answer. */
  lost = 0;
  /** Repeats without the headers that show how a birth was read: those of an answer of another release have none. */
  withoutHeaders = 0;
  /** Repeats of an earlier release that show the member in which this one keeps how a birth was read. */
  withKeptBirth = 0;
  /** Nodes that get calls. Callers wait while there are none. */
  nodes: readonly ReleaseNode[] = [];
  /** Node of the earlier release. */
  readonly earlier: ReleaseNode;
  readonly #payers: Payers;
  readonly #paths: ReadonlySet<string>;
  readonly #agent = createAgent();
  readonly #runs: Promise<void>[] = [];
  /** First answer of each key, by the key's number. */
  readonly #first = new Map<number, FirstAnswer>();
  readonly #unanswered = new Set<number>();
  #isEnding = false;
  #calls = 0;
  #keys = 0;

  /** @param paths Paths that all releases have. */
  constructor(earlier: ReleaseNode, payers: Payers, paths: ReadonlySet<string>) {
    this.earlier = earlier;
    this.nodes = [earlier];
    this.#payers = payers;
    this.#paths = paths;
  }

  /** Lets callers begin, half of each kind. */
  start(callers: number): void {
    for (let n = 0; n < callers; n++) {
      const run = this.#run(() => (n % 2 === 0 ? this.#callPlainly() : this.#callAcross(++this.#keys)));
      this.#runs.push(run.catch((error: unknown) => void this.faults.push(`a caller failed: ${error}`)));
    }
  }

  /** Repeats keys that one node has answered at another one, which must give the same answer; returns their number. */
  async repeat(from: ReleaseNode, to: ReleaseNode, most: number): Promise<number> {
    const keys = [...this.#first].filter(([, { node }]) => node === from).map(([n]) => n);
    const step = Math.max(1, Math.ceil(keys.length / most));
    const chosen = keys.filter((_, index) => index % step === 0);
    for (const n of chosen) await this.#mustRepeat(n, to);
    return chosen.length;
  }

  /** Ends all callers, then repeats the keys that have no answer until each has one. */
  async finish(): Promise<void> {
    await this.#end();
    const endMs = performance.now() + LONGEST_SETTLING_MS;
    while (this.#unanswered.size > 0 && performance.now() < endMs) {
      await Promise.all([...this.#unanswered].map((n) => this.#callAcross(n)));
      await delay(50);
    }
    if (this.#unanswered.size > 0)
      this.faults.push(`${this.#unanswered.size} Idempotency-Keys never got an answer`);
  }

  /** Ends all callers and connections. */
  async close(): Promise<void> {
    this.nodes = [];
    await this.#end();
    this.#agent.destroy();
  }

  async #end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#runs);
  }

  async #run(turn: () => Promise<void>): Promise<void> {
    while (!this.#isEnding) {
      if (this.nodes.length > 0) await turn();
      await delay(PAUSE_MS);
    }
  }

  async #callPlainly(): Promise<void> {
    const n = ++this.#calls;
    const { nodes } = this;
    const account = chosenFrom(this.#payers.plain, Math.floor(n / REFUSED_EACH));
    const node = chosenFrom(nodes, n);
    if (n % REFUSED_EACH === 0) {
      const refused = { ...chartCall(account.apiKey), body: '{"birthdate":"1990-13-05"}' };
      // Of another node than the next one.
      const outcome = await this.#send(chosenFrom(nodes, n / REFUSED_EACH), refused, account);
      if (outcome.kind === "answered" && ![400, 503].includes(outcome.status))
        this.faults.push(`a refused request got ${outcome.status}: ${outcome.body}`);
      return;
    }
    this.record.note(await this.#send(node, this.#callOf(n, account), account), account.accountId);
  }

  /** Sends a key to two nodes, to one of them first or to both at once; with one node, twice to that. */
  async #callAcross(n: number): Promise<void> {
    const first = chosenFrom(this.nodes, n);
    const second = chosenFrom(this.nodes, n + 1);
    if (n % 3 === 0) {
      const outcomes = await Promise.all([this.#sendKey(n, first), this.#sendKey(n, second)]);
      // The answer itself may arrive after its replay.
      const sent = [
        { node: first, outcome: outcomes[0] },
        { node: second, outcome: outcomes[1] },
      ].sort((one, other) => Number(isReplay(one.outcome)) - Number(isReplay(other.outcome)));
      for (const { node, outcome } of sent) this.#noteKey(n, node, outcome);
      return;
    }
    if (this.#noteKey(n, first, await this.#sendKey(n, first))) await this.#mustRepeat(n, second);
    else this.#noteKey(n, second, await this.#sendKey(n, second));
  }

  /** Repeats a key that was answered. */
  async #mustRepeat(n: number, node: ReleaseNode): Promise<void> {
    const hasServed = node.watch();
    const outcome = await this.#sendKey(n, node);
    const isRepeated = this.#noteKey(n, node, outcome) && isReplay(outcome);
    if (!isRepeated && hasServed()) {
      const what =
        outcome.kind === "lost" ? outcome.reason : `${outcome.status} ${outcome.body.slice(0, 300)}`;
      this.faults.push(`${node.name} did not repeat the answer of ${this.#first.get(n)?.node.name}: ${what}`);
    }
  }

  #sendKey(n: number, node: ReleaseNode): Promise<Outcome> {
    const account = chosenFrom(this.#payers.repeating, n);
    return this.#send(node, this.#callOf(n, account, { "Idempotency-Key": `key-${n}` }), account);
  }

  /** Records the answer to a key; returns true if it is a result. */
  #noteKey(n: number, node: ReleaseNode, outcome: Outcome): boolean {
    const { accountId } = chosenFrom(this.#payers.repeating, n);
    if (!this.record.note(comparable(outcome), accountId, `key-${n}`)) {
      if (!this.#first.has(n)) this.#unanswered.add(n);
      return false;
    }
    this.#unanswered.delete(n);
    const first = this.#first.get(n);
    // A replay whose own answer was lost may be of any node.
    if (first === undefined && !isReplay(outcome))
      this.#first.set(n, { node, birthHeaders: birthHeaders(outcome) });
    if (first !== undefined) this.#compare(n, first, node, outcome);
    return true;
  }

  /** Compares what {@link comparable} leaves out: it may differ between releases, as decision 25 says. */
  #compare(n: number, first: FirstAnswer, node: ReleaseNode, outcome: Outcome): void {
    const headers = birthHeaders(outcome);
    const isOther = first.node !== node;
    if (headers !== first.birthHeaders) {
      this.withoutHeaders++;
      const mayLack = headers === "" && (isOther || node === this.earlier);
      if (!mayLack) this.faults.push(`${node.name} repeated key ${n} with the headers ${headers}`);
    }
    if (outcome.kind === "answered" && KEPT_BIRTH.test(outcome.body)) {
      this.withKeptBirth++;
      if (!isOther || node !== this.earlier)
        this.faults.push(`${node.name} shows the kept birth of key ${n}`);
    }
    if (!isOther) return;
    const names = `${first.node.name}, repeated by ${node.name}`;
    this.crossings.set(names, (this.crossings.get(names) ?? 0) + 1);
  }

  async #send(node: ReleaseNode, call: Call, { accountId }: CampaignAccount): Promise<Outcome> {
    const hasServed = node.watch();
    const sentMs = performance.now();
    const outcome = await send(this.#agent, node.url, call);
    if (outcome.kind === "lost") {
      this.lost++;
      if (hasServed()) this.faults.push(`${node.name} did not answer: ${outcome.reason}`);
      return outcome;
    }
    const { status, headers, body } = outcome;
    if (status >= 500 && hasServed()) this.faults.push(`${node.name} answered ${status}: ${body}`);
    const requestId = String(headers["x-request-id"]);
    this.answers.push({ requestId, accountId, node, status, sentMs, atMs: performance.now() });
    return outcome;
  }

  /** Returns the request of a number, always the same one: repeats must be. */
  #callOf(n: number, { apiKey }: CampaignAccount, headers: Readonly<Record<string, string>> = {}): Call {
    if (n % BATCH_EACH === 0) return batchCall(apiKey, headers);
    const endpoint = chosenFrom(
      KINDS.filter(({ path }) => this.#paths.has(path)),
      n,
    );
    const own = Object.entries(endpoint.headers).map(([name, value]) => [
      name,
      value.replace("<key>", apiKey),
    ]);
    return {
      path: endpoint.path,
      headers: { ...Object.fromEntries(own), "Content-Type": "application/json", ...headers },
      body: JSON.stringify(endpoint.body),
    };
  }
}

/** The first answer of an Idempotency-Key. */
interface FirstAnswer {
  readonly node: ReleaseNode;
  readonly birthHeaders: string;
}

/** Member of a kept chart that the earlier release does not know. */
const KEPT_BIRTH = /,"keptBirth":\{[^}]*\}/;

/** Leaves out what differs between a release's own repeats and those of another one, as decision 25 says. */
function comparable(outcome: Outcome): Outcome {
  if (outcome.kind === "lost") return outcome;
  const headers = Object.fromEntries(
    Object.entries(outcome.headers).filter(([name]) => !isBirthHeader(name)),
  );
  return { ...outcome, headers, body: outcome.body.replace(KEPT_BIRTH, "") };
}

/** Returns the headers that show how a birth was read, as one text. */
function birthHeaders(outcome: Outcome): string {
  if (outcome.kind === "lost") return "";
  return Object.entries(outcome.headers)
    .filter(([name]) => isBirthHeader(name))
    .map((header) => header.join("="))
    .sort()
    .join("; ");
}

function isBirthHeader(name: string): boolean {
  return name.startsWith("chart-");
}

/** A request of each endpoint that costs one credit. */
const KINDS = [...ENDPOINTS, ...RESULT_ENDPOINTS].filter(({ path }) => path !== "/v2/charts/batch");

function chosenFrom<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

function isReplay(outcome: Outcome): boolean {
  return outcome.kind === "answered" && outcome.headers["idempotent-replayed"] === "true";
}
