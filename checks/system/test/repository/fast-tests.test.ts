import { existsSync, readdirSync, readFileSync } from "node:fs";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { expect, test } from "vitest";

const ROOT = new URL("../../../../", import.meta.url);

/** Imports of modules that start processes, threads or browsers, and of built files, whose threads do work. */
const STARTERS =
  /(?:from |import\()"(?:node:(?:child_process|cluster|worker_threads)|playwright-core|@chart\/kit\/[a-z-]+\/(?:browser|built-gazetteer|dashboard-pages|dashboard-service|remote-store|run-admin|service-process|stand-in-machine|threaded-store)|@chart\/kit\/postgres\/(?:[^"]+)|(?:\.\.\/)+dist\/[^"]+)"/;

const isSlow = (path: string) => path.includes("/test/slow/");

const tests = packageFolders(ROOT)
  .filter((folder) => !folder.startsWith("checks/") && existsSync(new URL(`${folder}/test/`, ROOT)))
  .flatMap((folder) =>
    readdirSync(new URL(`${folder}/test/`, ROOT), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/test/${path}`,
    ),
  )
  .filter((path) => path.endsWith(".ts"));

test("tests that start a process, a thread or a browser are in the folder test/slow of their package", () => {
  const starting = tests.filter((path) => STARTERS.test(readFileSync(new URL(path, ROOT), "utf8")));
  expect(starting.filter(isSlow).length).toBeGreaterThan(50);
  expect(starting.filter((path) => !isSlow(path))).toEqual([]);
});
