/**
 * PNG pictures, rendered in a process of their own. A picture waits in `png-queue.ts` first; `png-process-entry.ts` is
 * the process's main module. Start here.
 *
 * @module
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Message to the process. */
export interface PngOrder {
  readonly svg: string;
  readonly widthPx: number;
}

export type PngAnswer = { readonly png: Uint8Array<ArrayBuffer> } | { readonly error: string };

interface PendingPng {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Process that converts SVG to PNG. It starts with the first picture; one that ends is replaced with the next picture.
 * Decision 12 says why it is neither `renderAsync` of resvg nor a thread.
 */
export class PngProcess {
  #child: ChildProcess | undefined;
  #pending: PendingPng | undefined;

  /** Converts an SVG. Call it again only once the promise is settled. */
  convert(svg: string, widthPx: number): Promise<Uint8Array<ArrayBuffer>> {
    this.#child ??= this.#start();
    const child = this.#child;
    // Only a picture at work keeps the service alive.
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      child.send({ svg, widthPx } satisfies PngOrder, (error) => {
        if (error !== null) this.#settle((pending) => pending.reject(error));
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
      this.#settle(({ resolve, reject }) =>
        "png" in answer ? resolve(answer.png) : reject(new Error(answer.error)),
      );
    });
    const end = (error: Error) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#settle(({ reject }) => reject(error));
    };
    // A process that cannot start has an error and no exit.
    child.on("error", end);
    child.on("exit", (code, signal) =>
      end(new Error(`the process of PNG pictures has ended (${signal ?? `code ${code}`})`)),
    );
    return child;
  }

  #settle(settle: (pending: PendingPng) => void): void {
    const pending = this.#pending;
    this.#pending = undefined;
    this.#child?.channel?.unref();
    if (pending !== undefined) settle(pending);
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
