import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { readDatabaseUrl } from "@chart/program";
import type { Stores } from "@chart/store";
import { PLAN_CREDITS, type TestDatabase } from "./test-stores.js";

const HOST = fileURLToPath(new URL("store-host.mjs", import.meta.url));

interface Answer {
  readonly id: number | "ready";
  readonly result?: unknown;
  readonly error?: string;
}

/** The built store in a separate process, which can crash without affecting the test. */
export class RemoteStore {
  /** The store's methods; pending calls are rejected with "killed" when the process ends. */
  readonly store: Stores;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on("message", (answer: Answer) => {
      if (answer.id !== "ready") this.#waiting.get(answer.id)?.(answer);
    });
    child.on("exit", () => {
      for (const answer of this.#waiting.values()) answer({ id: 0, error: "killed" });
    });
    this.store = remote((path, parameters) => this.#call(path, parameters)) as Stores;
  }

  static async open({ url }: TestDatabase): Promise<RemoteStore> {
    const location = readDatabaseUrl(url, new URL("file:///"));
    const child = fork(HOST, [JSON.stringify([location, { planCredits: PLAN_CREDITS }])], {
      serialization: "advanced",
    });
    const remote = new RemoteStore(child);
    await once(child, "message");
    return remote;
  }

  #call(path: readonly string[], parameters: readonly unknown[]): Promise<unknown> {
    const id = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => {
        this.#waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(error));
      });
      this.#child.send({ id, path, parameters });
    });
  }

  /** Kills the process with SIGKILL, so that nothing is closed or written. Resolves once it has exited. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await once(this.#child, "exit");
  }

  /** Closes the store and ends its process. */
  async close(): Promise<void> {
    await this.store.close();
    await this.kill();
  }
}

/** Returns a proxy for nested methods; each call sends its path and its arguments. */
function remote(
  send: (path: readonly string[], parameters: readonly unknown[]) => Promise<unknown>,
  path: readonly string[] = [],
): object {
  return new Proxy(() => {}, {
    // `await` reads `then` of any object to see if it is a promise, so `then` must not exist.
    get: (_, name) => (name === "then" ? undefined : remote(send, [...path, String(name)])),
    apply: (_, _self, parameters) => send(path, parameters),
  });
}
