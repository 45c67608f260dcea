/**
 * PNG pictures, rendered in a process of their own. A picture waits in `png-queue.ts` first; `png-process-entry.ts` is
 * the process's main module. Start here.
 *
 * @module
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Failure } from "chart-http/errors";

const BROKEN =
  "The PNG picture could not be made; you were not charged. Try again in a moment, or ask for SVG.";

/** Message to the process. */
export interface PngOrder {
  readonly svg: string;
  readonly widthPx: number;
}

export type PngAnswer = { readonly png: Uint8Array<ArrayBuffer> } | { readonly error: string };

interface PendingPng {
  readonly resolve: (png: Uint8Array<ArrayBuffer> | Failure) => void;
  readonly reject: (error: unknown) => void;
  /** Replaces the process if it does not answer. */
  readonly timeout: NodeJS.Timeout;
}

/** Time of a picture in milliseconds. The largest one takes well under a second; only a process that hangs takes more. */
const TIMEOUT_MS = 10_000;

/**
 * Process that converts SVG to PNG. It starts with the first picture; one that ends or hangs is replaced with the next
 * picture. Decision 12 says why it is neither `renderAsync` of resvg nor a thread.
 */
export class PngProcess {
  readonly #timeoutMs: number;
  #child: ChildProcess | undefined;
  #pending: PendingPng | undefined;

  /** @param timeoutMs Time of a picture, after which the process is killed. */
  constructor(timeoutMs: number = TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Converts an SVG; returns a failure if the process ends or does not answer in time. Call it again only once the
   * promise is settled.
   *
   * @throws Error if the SVG cannot be converted.
   */
  convert(svg: string, widthPx: number): Promise<Uint8Array<ArrayBuffer> | Failure> {
    this.#child ??= this.#start();
    const child = this.#child;
    // Only a picture at work keeps the service alive.
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      const replace = () =>
        this.#replace(
          child,
          new Error(`the process of PNG pictures gave no answer in ${this.#timeoutMs} ms`),
        );
      this.#pending = { resolve, reject, timeout: setTimeout(replace, this.#timeoutMs) };
      child.send({ svg, widthPx } satisfies PngOrder, (error) => {
        if (error !== null) this.#replace(child, error);
      });
    });
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(new URL("png-process-entry.js", import.meta.url)), {
      execArgv: ["--expose-gc"],
      serialization: "advanced",
    });
    child.unref();
    child.on("message", (answer: PngAnswer) => {
      if (this.#child !== child) return;
      child.channel?.unref();
      this.#settle(({ resolve, reject }) =>
        "png" in answer ? resolve(answer.png) : reject(new Error(answer.error)),
      );
    });
    // A process that cannot start has an error and no exit.
    child.on("error", (error) => this.#replace(child, error));
    child.on("exit", (code, signal) =>
      this.#replace(child, new Error(`the process of PNG pictures has ended (${signal ?? `code ${code}`})`)),
    );
    return child;
  }

  /** Ends a process that makes no more pictures, and fails the picture at work. The next picture starts a new one. */
  #replace(child: ChildProcess, cause: Error): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    child.channel?.unref();
    // A stopped process handles no other signal.
    child.kill("SIGKILL");
    this.#settle(({ resolve }) => resolve(new Failure("SERVICE_UNAVAILABLE", { message: BROKEN, cause })));
  }

  #settle(settle: (pending: PendingPng) => void): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending === undefined) return;
    clearTimeout(pending.timeout);
    settle(pending);
  }

  /** Ends the process; a picture at work fails. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}
