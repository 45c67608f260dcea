import type { WireAnswer } from "@chart/kit/load/response-reader";
import type { ServiceProcess } from "@chart/kit/services/service-process";
import fc from "fast-check";
import type { Report } from "../lib/report.js";
import { AnswerCheck } from "./answer-check.js";
import { Connection, type Exchange } from "./connection.js";
import type { FuzzCase, Target } from "./fuzz-case.js";
import { fuzzCases } from "./fuzz-cases.js";

/** Options of {@link storm}. */
export interface StormOptions {
  readonly seed: number;
  /** Number of cases; some contain several requests. */
  readonly cases: number;
  readonly connections: number;
  /** Number of the only case to send and show. */
  readonly replay?: number | undefined;
}

/** Figures of a storm. */
export interface StormResult {
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly kinds: ReadonlyMap<string, number>;
  /** Answers with 200 by path, pictures apart. */
  readonly results: ReadonlyMap<string, number>;
  /** Answers that were charged, replays not included. */
  readonly charged: number;
  /**
   * Number of broken requests without an answer, because the caller ended its side of the connection. They may have
   * been charged.
   */
  readonly hungUp: number;
}

/** Cases generated together from one seed, so that a single case can be generated again. */
const BATCH = 500;

/** Sends cases over several connections, and checks every answer. */
export async function storm(
  service: ServiceProcess,
  keys: readonly string[],
  { seed, cases, connections, replay }: StormOptions,
  report: Report,
): Promise<StormResult> {
  const check = await AnswerCheck.of(service.url);
  const arbitrary = fuzzCases(check.document, keys);
  const batch = (number: number) => fc.sample(arbitrary, { seed: seed + number, numRuns: BATCH });
  const statuses = new Map<number, number>();
  const kinds = new Map<string, number>();
  const results = new Map<string, number>();
  let [requests, charged, hungUp] = [0, 0, 0];

  const judge = (fuzzCase: FuzzCase, number: number, { answers, isHung }: Exchange) => {
    const { kind, targets, isWellFormed } = fuzzCase;
    const where = `case ${number} (${kind}; --seed=${seed} --replay ${number})`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    requests += Math.max(1, targets.length);
    report.invariant(!isHung, `${where} hung`);
    if (isWellFormed) {
      report.invariant(
        answers.length === targets.length,
        `${where}: ${answers.length} answers for ${targets.length}`,
      );
    }
    if (!isWellFormed && answers.length === 0) hungUp++;
    for (const [index, answer] of answers.entries()) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const target = targets[Math.min(index, targets.length - 1)];
      if (isPaid(target, answer)) {
        charged++;
        const [, picture] = /\r\ncontent-type: (image\S+)/i.exec(answer.head) ?? [];
        const name = [target?.path, picture].join(" ").trim();
        results.set(name, (results.get(name) ?? 0) + 1);
      }
      const fault = check.fault(fuzzCase, target, answer);
      report.invariant(fault === undefined, `${where}, ${target?.method} ${target?.path}: ${fault}`);
    }
  };

  if (replay !== undefined) {
    const fuzzCase = batch(Math.floor(replay / BATCH))[replay % BATCH];
    if (fuzzCase === undefined) throw new RangeError(`there is no case ${replay}`);
    const exchange = await new Connection(service.url).exchange(fuzzCase);
    for (const piece of fuzzCase.pieces) console.log(piece.toString("latin1"));
    for (const { head, body } of exchange.answers) console.log(`\n${head}\n\n${body}`);
    judge(fuzzCase, replay, exchange);
    return { requests, statuses, kinds, results, charged, hungUp };
  }

  for (let first = 0; first < cases; first += BATCH) {
    const made = batch(first / BATCH);
    let next = 0;
    const work = async () => {
      const connection = new Connection(service.url);
      for (let index = next++; index < made.length; index = next++) {
        const fuzzCase = made[index];
        if (fuzzCase !== undefined) judge(fuzzCase, first + index, await connection.exchange(fuzzCase));
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: connections }, work));
  }
  return { requests, statuses, kinds, results, charged, hungUp };
}

/** Returns true if an answer was charged. A batch may be a success without a chart, which costs nothing. */
function isPaid(target: Target | undefined, { status, head, body }: WireAnswer): boolean {
  return (
    status === 200 &&
    /\r\nx-credits-remaining:/i.test(head) &&
    !/\r\nidempotent-replayed: true/i.test(head) &&
    target?.method === "POST" &&
    !body.toString().endsWith(',"credits":0}}')
  );
}
