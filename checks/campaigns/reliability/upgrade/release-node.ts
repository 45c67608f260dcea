import type { Exit, ServiceProcess } from "@chart/kit/services/service-process";

/** What a node does: a documented 503 is right, and a broken connection, unless it serves. */
type State = "starting" | "serving" | "stopping" | "gone";

/** A process of a release, as callers see it: always at the same address. */
export class ReleaseNode {
  readonly name: string;
  readonly url: string;
  readonly service: ServiceProcess;
  /** Moments of its kills, of `performance.now()`. */
  readonly killedMs: number[] = [];
  /** Lines about errors in its log, of all its processes. */
  readonly errorLines: string[] = [];
  #state: State = "serving";
  #changes = 0;

  /** @param service A process that listens, and logs in JSON from the level `warn` up. */
  constructor(name: string, service: ServiceProcess) {
    this.name = name;
    this.service = service;
    this.url = service.url;
  }

  /** Starts to watch; the returned function tells whether the node has served since then without a change. */
  watch(): () => boolean {
    const [state, changes] = [this.#state, this.#changes];
    return () => state === "serving" && this.#changes === changes;
  }

  async kill(): Promise<void> {
    this.#become("gone");
    this.killedMs.push(performance.now());
    await this.service.stop("SIGKILL");
    this.#keepErrors();
  }

  /** Starts it again; resolves once it serves. */
  async restart(): Promise<void> {
    this.#become("starting");
    await this.service.restart();
    this.#become("serving");
  }

  /** Stops it in order; returns the exit code. */
  async stop(): Promise<Exit> {
    this.#become("stopping");
    const code = await this.service.stop();
    this.#become("gone");
    this.#keepErrors();
    return code;
  }

  #become(state: State): void {
    this.#state = state;
    this.#changes++;
  }

  #keepErrors(): void {
    const lines = this.service.stderr
      .split("\n")
      .filter((line) => /"level":(?:[56]0|"error"|"fatal")/.test(line));
    this.errorLines.push(...lines);
  }
}
