import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PACKAGES = new URL("../../../", import.meta.url);

/** Imports of modules that start processes, threads or browsers, and of built files, whose threads do work. */
const STARTERS =
  /(?:from |import\()"(?:node:(?:child_process|cluster|worker_threads)|playwright-core|@chart\/testkit\/(?:browser|built-gazetteer|dashboard-pages|dashboard-service|remote-store|run-admin|service-process|stand-in-machine|postgres\/[^"]+)|(?:\.\.\/)+dist\/[^"]+)"/;

const isTest = (path: string) => /^\w[\w-]*\/test\/.+\.ts$/.test(path);
const isSlow = (path: string) => path.split("/")[2] === "slow";

const tests = readdirSync(PACKAGES).flatMap((name) =>
  readdirSync(new URL(`${name}/`, PACKAGES)).includes("test")
    ? readdirSync(new URL(`${name}/test/`, PACKAGES), { recursive: true, encoding: "utf8" }).map(
        (path) => `${name}/test/${path}`,
      )
    : [],
);

test("tests that start a process, a thread or a browser are in the folder test/slow of their package", () => {
  const starting = tests.filter(
    (path) => isTest(path) && STARTERS.test(readFileSync(new URL(path, PACKAGES), "utf8")),
  );
  expect(starting.filter(isSlow).length).toBeGreaterThan(50);
  expect(starting.filter((path) => !isSlow(path))).toEqual([]);
});
