import type { Charge } from "chart-http";
import type { ThreadError } from "./thread-error.js";
import type { PortName } from "./thread-methods.js";

/**
 * Messages between the threads: each is one flat list, because a structured clone of an object takes ten times as long as
 * one of a text. The calls and outcomes follow one another:
 *
 *     to the thread    id, port, method, number of parameters, parameters ..., id, port, ...
 *     back             id, value, error, id, value, error, ...
 */

/** Adds a call of a method of a port, or of the stores themselves if `port` is undefined. */
export function writeCall(
  message: unknown[],
  id: number,
  port: PortName | undefined,
  method: string,
  parameters: readonly unknown[],
): void {
  message.push(id, port, method, parameters.length);
  for (const parameter of parameters) message.push(parameter);
}

type OnCall = (
  id: number,
  port: PortName | undefined,
  method: string,
  parameters: readonly unknown[],
) => void;

/** Passes each call of a message on, in their order. */
export function readCalls(message: readonly unknown[], onCall: OnCall): void {
  for (let at = 0; at < message.length; ) {
    const [id, port, method, count] = message.slice(at, at + 4) as [
      number,
      PortName | undefined,
      string,
      number,
    ];
    const end = at + 4 + count;
    onCall(id, port, method, message.slice(at + 4, end));
    at = end;
  }
}

/** Adds the outcome of a call: its value, or its error. */
export function writeOutcome(
  message: unknown[],
  id: number,
  value: unknown,
  error: ThreadError | undefined,
): void {
  message.push(id, value, error);
}

/** Passes each outcome of a message on, in their order. */
export function readOutcomes(
  message: readonly unknown[],
  onOutcome: (id: number, value: unknown, error: ThreadError | undefined) => void,
): void {
  for (let at = 0; at < message.length; at += 3) {
    onOutcome(message[at] as number, message[at + 1], message[at + 2] as ThreadError | undefined);
  }
}

/** Members of a charge, in the order in which they are sent. */
type PackedCharge = readonly [
  accountId: string,
  requestId: string,
  endpoint: string | undefined,
  chargedAtMs: number,
  credits: number | undefined,
  answer: Charge["answer"],
];

/** Makes the parameters of a call from a charge: the one that every paid request makes. */
export function packCharge({
  accountId,
  requestId,
  endpoint,
  chargedAt,
  credits,
  answer,
}: Charge): PackedCharge {
  return [accountId, requestId, endpoint, chargedAt.getTime(), credits, answer];
}

/** Restores a charge from {@link packCharge}. */
export function unpackCharge(packed: readonly unknown[]): Charge {
  const [accountId, requestId, endpoint, chargedAtMs, credits, answer] = packed as PackedCharge;
  return { accountId, requestId, endpoint, chargedAt: new Date(chargedAtMs), credits, answer };
}
