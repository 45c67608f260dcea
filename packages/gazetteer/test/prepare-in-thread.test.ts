import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareGazetteerInThread } from "../src/prepare/prepare-in-thread.js";

const { threads } = vi.hoisted(() => ({ threads: [] as EventEmitter[] }));
vi.mock("node:worker_threads", () => ({
  Worker: class extends EventEmitter {
    constructor() {
      super();
      threads.push(this);
    }
  },
}));

let folder: string;
let path: string;
beforeEach(() => {
  threads.length = 0;
  folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
  path = join(folder, "places.txt");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the build of an absent gazetteer", () => {
  test.each([
    ["is done", () => Promise.resolve()],
    ["has failed", () => Promise.reject(new Error("no memory"))],
  ])("starts once the work before it %s, not earlier", async (_how, settle) => {
    let end = (_work: Promise<void>) => {};
    const after = new Promise<void>((resolve) => {
      end = resolve;
    });
    const prepared = prepareGazetteerInThread(path, { after });
    await setImmediate();
    expect(threads).toHaveLength(0);
    end(settle());
    await setImmediate();
    expect(threads).toHaveLength(1);
    threads[0]?.emit("exit");
    await prepared;
  });
});

test("another file is refused without waiting for the work before a build", async () => {
  writeFileSync(path, "no gazetteer");
  const prepared = prepareGazetteerInThread(path, { after: new Promise(() => {}) });
  await expect(prepared).rejects.toThrow("it is no gazetteer of this service");
  expect(threads).toHaveLength(0);
});
