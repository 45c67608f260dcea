import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Library of Debian's package libfaketime, which gives a process another clock. */
export const LIBFAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/** A clock that can be set while processes use it; their monotonic clock stays right, as when an administrator sets it. */
export class FakeClock {
  readonly #folder = mkdtempSync(join(tmpdir(), "chart-clock-"));
  readonly #path = join(this.#folder, "offset");

  constructor(offset: string) {
    this.set(offset);
  }

  /** Variables with which a process uses this clock. */
  get environment(): Readonly<Record<string, string>> {
    return {
      ...{ LD_PRELOAD: LIBFAKETIME, FAKETIME_NO_CACHE: "1" },
      ...{ FAKETIME_TIMESTAMP_FILE: this.#path, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
    };
  }

  /** Sets the clock, for example to `+1d`. */
  set(offset: string): void {
    writeFileSync(this.#path, `${offset}\n`);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
