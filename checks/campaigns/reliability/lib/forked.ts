import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Starts a TypeScript module as a process of its own, which gets orders as messages. */
export function forkModule(url: URL): ChildProcess {
  return fork(fileURLToPath(url), { execArgv: ["--import", "tsx"] });
}

/** Sends an order to a forked module; resolves to the message with which it answers. */
export async function order<Order extends object | string, Answer = unknown>(
  child: ChildProcess,
  message: Order,
): Promise<Answer> {
  const answered = once(child, "message");
  child.send(message);
  const [answer] = await answered;
  return answer as Answer;
}
