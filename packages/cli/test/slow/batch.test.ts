import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tableFromIPC } from "@uwdata/flechette";
import { computeChart } from "chart-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bodygraph-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Ending {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

function start(words: readonly string[], nodeOptions: readonly string[] = []) {
  return spawn(process.execPath, [...nodeOptions, MAIN, ...words], {
    cwd: folder,
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8", BODYGRAPH_PLACES: inject("gazetteerPath") },
  });
}

async function ended(child: ReturnType<typeof start>, input: string | Buffer = ""): Promise<Ending> {
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (data: Buffer) => out.push(data));
  child.stderr.on("data", (data: Buffer) => err.push(data));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [code] = await once(child, "close");
  return { out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString(), code };
}

const bodygraph = (words: readonly string[], input: string | Buffer = "") => ended(start(words), input);

const typesOf = ({ out }: Ending) =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).type);

const HEAD = "birthdate,birthtime,timeZone\n";
const ROW = "1990-09-05,21:17,Europe/Amsterdam\n";

describe("a file of births is read", () => {
  test.each([
    ["with CRLF", `${HEAD}${ROW}`.replaceAll("\n", "\r\n")],
    ["with a byte order mark", `\ufeff${HEAD}${ROW}`],
    ["with semicolons", `${HEAD}${ROW}`.replaceAll(",", ";")],
    ["with tabs", `${HEAD}${ROW}`.replaceAll(",", "\t")],
    ["without a line break at its end", `${HEAD}${ROW}`.trimEnd()],
    ["with blank lines", `${HEAD}\n\n${ROW}\n \n`],
    ["with quotes", '"birthdate","birthtime","timeZone"\n"1990-09-05","21:17","Europe/Amsterdam"\n'],
    ["with other names", "Date of birth;Time of birth;City\n1990-09-05;9:17 pm;Amsterdam\n"],
    ["with coordinates", "date,time,latitude,longitude\n1990-09-05,21:17,52.37,4.89\n"],
    ["with decimal commas", "date;time;lat;lon\n1990-09-05;21:17;52,37;4,89\n"],
    [
      "with a zone beside coordinates of another",
      "date,time,lat,lng,tz\n1990-09-05,21:17,40.7,-74,Europe/Amsterdam\n",
    ],
    ["with moments", "utc\n1990-09-05T19:17:00Z\n"],
    ["as NDJSON", '{"birthdate":"1990-09-05","birthtime":"21:17","location":"Amsterdam"}\n'],
    [
      "in Windows-1252",
      Buffer.from("date,time,place,tz\n1990-09-05,21:17,S\xe3o,Europe/Amsterdam\n", "latin1"),
    ],
  ])("%s", async (_, input) => {
    const run = await bodygraph(["batch", "-"], input);
    expect(typesOf(run)).toEqual(["Projector"]);
    expect(run.code).toBe(0);
  });

  test("with other columns, which are copied under names of their own", async () => {
    const input = 'id,type,birthdate,birthtime,timeZone,note\n7,x,1990-09-05,21:17,UTC,"a ""b""\nc"\n';
    const { out } = await bodygraph(["batch", "-", "--fields", "type"], input);
    expect(JSON.parse(out)).toEqual({ id: "7", type_2: "x", note: 'a "b"\nc', type: expect.any(String) });
    const csv = await bodygraph(["batch", "-", "--fields", "type", "-f", "csv"], input);
    expect(csv.out).toBe(`id,type_2,note,type\n7,x,"a ""b""\nc",${JSON.parse(out).type}\n`);
  });
});

test("rows without a chart go to a file with their lines, the others are computed, and the code is 3", async () => {
  const long = "x".repeat(10 * 1024 * 1024);
  const rows = [
    ROW.trim(),
    "1990-02-30,21:17,Europe/Amsterdam",
    '1990-09-05,21:17,"Europe/\nAmsterdam"',
    `1990-09-05,21:17,${long}`,
    ROW.trim(),
    "1990-09-05,,Europe/Amsterdam",
    "1990-09-05,evening,Europe/Amsterdam",
    "1990-09-05",
    ROW.trim(),
  ];
  writeFileSync(join(folder, "births.csv"), `${HEAD}${rows.join("\n")}\n`);
  const { err, code } = await ended(
    start(["batch", "births.csv", "-o", "charts.ndjson"], ["--max-old-space-size=200"]),
  );
  expect(code).toBe(3);
  expect(err).toContain("6 rows of 9 have no chart");
  expect(readFileSync(join(folder, "charts.ndjson"), "utf8").trimEnd().split("\n")).toHaveLength(3);
  const errors = readFileSync(join(folder, "charts.ndjson.errors.csv"), "utf8");
  expect([...errors.matchAll(/^(\d+),/gm)].map(([, line]) => Number(line))).toEqual([3, 4, 6, 8, 9, 10]);
  expect(readdirSync(folder).sort()).toEqual(["births.csv", "charts.ndjson", "charts.ndjson.errors.csv"]);
});

describe("no row is lost or changed silently", () => {
  const B = "birthdate,birthtime,timeZone";

  test("in a file of two kinds of line ends", async () => {
    const rows = (from: number, to: number, end: string) =>
      Array.from({ length: to - from }, (_, at) => `${from + at},1990-09-05,21:17,UTC,x${end}`).join("");
    const input = `id,${B},z\r\n${rows(0, 5, "\r\n")}${rows(5, 105, "\n")}`;
    const { out, code } = await bodygraph(["batch", "-", "--fields", "type"], input);
    const found = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([code, found.length]).toEqual([0, 105]);
    expect(found.every(({ id, z }, at) => id === `${at}` && z === "x")).toBe(true);
  });

  test.each<readonly [string, string | Buffer, RegExp]>([
    ["by line ends of CR alone", `${B}\r1990-09-05,21:17,UTC\r`, /line ends of CR alone/],
    ["by a quote that is not closed", `${B},n\n1990-09-05,21:17,UTC,"abc\n`, /a quote is not closed/],
    [
      "by an unquoted comma",
      "birthdate,birthtime,location\n1990-09-05,21:17,Paris, Texas\n",
      /more cells than the first line/,
    ],
    ["by a day that does not exist", "utc\n1990-02-30T10:00Z\n", /February 1990 has 28 days/],
  ])("%s: that is a sentence", async (_, input, sentence) => {
    const { out, err, code } = await bodygraph(["batch", "-"], input);
    expect(out).toBe("");
    expect(err).toMatch(sentence);
    expect(code).toBeGreaterThan(1);
  });

  test("by quotes inside of cells, in files of any size", async () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, at) => `${at},1990-09-05,21:17,UTC,${at % 3 === 0 ? '5 ft 10" tall' : '"a\nb"'}`,
    );
    const { out, code } = await bodygraph(
      ["batch", "-", "--fields", "type"],
      `id,${B},note\n${rows.join("\n")}\n`,
    );
    const found = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([code, found.length]).toEqual([0, 60_000]);
    expect(
      found.every(({ id, note }, at) => id === `${at}` && note === (at % 3 === 0 ? '5 ft 10" tall' : "a\nb")),
    ).toBe(true);
  });

  test("by one line that is not UTF-8, or a header that is not", async () => {
    const lines = ["Pr\xe9nom", "Jos\xe9"].map(
      (name, at) => `${name},${at === 0 ? B : "1990-09-05,21:17,UTC"}\n`,
    );
    const input = Buffer.concat([
      Buffer.from(lines.join(""), "latin1"),
      Buffer.from("Zoë,1990-09-05,21:17,UTC\n"),
    ]);
    const { out } = await bodygraph(["batch", "-", "--fields", "type"], input);
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).Prénom),
    ).toEqual(["José", "Zoë"]);
  });

  test("by --skip beside a row that is too long", async () => {
    const rows = [
      `${"x".repeat(3 * 1024 * 1024)},a,b,c`,
      ...[1, 2, 3, 4].map((id) => `${id},1990-09-05,21:17,UTC`),
    ];
    const { out } = await bodygraph(["batch", "-", "--skip", "3"], `id,${B}\n${rows.join("\n")}\n`);
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).id),
    ).toEqual(["3", "4"]);
  });

  test("on the way from NDJSON to a table", async () => {
    const input =
      '{"id":7,"note":"6\\" nail","n":null,"utc":"1990-09-05T19:17Z"}\n{"utc":"1990-09-05T19:17Z","id":8}\n';
    const { out } = await bodygraph(["batch", "-", "--fields", "type", "-f", "csv"], input);
    expect(out).toBe('id,note,n,type\n7,"6"" nail",,Projector\n8,,,Projector\n');
    const json = await bodygraph(["batch", "-", "--fields", "type"], input);
    expect(JSON.parse(json.out.split("\n")[0] ?? "")).toEqual({
      id: 7,
      note: '6" nail',
      n: null,
      type: "Projector",
    });
  });

  test("by a missing place index, which is a fault", async () => {
    const child = spawn(process.execPath, [MAIN, "batch", "-"], {
      env: { PATH: process.env["PATH"], BODYGRAPH_PLACES: join(folder, "none") },
    });
    const { err, code } = await ended(child, "date,time,place\n1990-09-05,21:17,Amsterdam\n");
    expect(err).toMatch(/^The place index is missing/);
    expect(code).toBe(1);
  });
});

test("a failure ends the command though its input stays open", async () => {
  const child = start(["batch", "-"]);
  child.stdin.write("name,age\nx,3\n");
  const [code] = await once(child, "close");
  expect(code).toBe(2);
});

describe("a failure is one sentence, and leaves no file under the final name", () => {
  const many = `${HEAD}${ROW.repeat(50_000)}`;

  test("of an input that does not exist, is a folder, is empty or has no birth", async () => {
    writeFileSync(join(folder, "empty.csv"), "");
    writeFileSync(join(folder, "names.csv"), "name,age\nAnn,3\n");
    writeFileSync(join(folder, "utf16.csv"), Buffer.from(`\ufeff${HEAD}${ROW}`, "utf16le"));
    for (const [file, sentence, expected] of [
      ["none.csv", "none.csv cannot be read: it does not exist.\n", 1],
      [".", ". cannot be read: it is a folder.\n", 1],
      ["empty.csv", "empty.csv is empty.\n", 2],
      [
        "names.csv",
        /^names\.csv: no columns for the date and time of birth in its first line: name, age\..*\n$/,
        2,
      ],
      ["utf16.csv", "utf16.csv is UTF-16 or no text. Save it as CSV in UTF-8.\n", 2],
    ] as const) {
      const { err, code } = await bodygraph(["batch", file, "-o", "x.ndjson"]);
      expect(err).toMatch(sentence);
      expect(code).toBe(expected);
    }
    expect(readdirSync(folder).filter((name) => name.includes("x.ndjson"))).toEqual([]);
  });

  test("of a full disk", async () => {
    const child = spawn("sh", ["-c", `exec "$0" "$@" > /dev/full`, process.execPath, MAIN, "batch", "-"], {
      env: { PATH: process.env["PATH"], LANG: "C.UTF-8" },
    });
    expect(await ended(child, many)).toMatchObject({
      code: 1,
      err: "The output cannot be written: the disk is full.\n",
    });
  });

  test("of a reader that closes the pipe", async () => {
    const child = start(["batch", "-"]);
    child.stdout.once("data", () => child.stdout.destroy());
    child.stdin.on("error", () => {});
    child.stdin.end(many.repeat(4));
    const err: Buffer[] = [];
    child.stderr.on("data", (data: Buffer) => err.push(data));
    const [code] = await once(child, "close");
    expect([code, Buffer.concat(err).toString()]).toEqual([
      1,
      "The output was closed before all of it was written.\n",
    ]);
  });

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("of an interruption by %s, also of an older file", async (signal, expected) => {
    writeFileSync(join(folder, "charts.ndjson"), "the one before");
    const child = start(["batch", "-", "-o", "charts.ndjson"]);
    const end = once(child, "close");
    child.stdin.on("error", () => {});
    child.stdin.write(many);
    await expect.poll(() => readdirSync(folder).some((name) => name.endsWith(".part"))).toBe(true);
    child.kill(signal);
    expect((await end)[0]).toBe(expected);
    expect(readdirSync(folder)).toEqual(["charts.ndjson"]);
    expect(readFileSync(join(folder, "charts.ndjson"), "utf8")).toBe("the one before");
  });
});

test("rows without a chart can be mended in their file and read again, which then goes", async () => {
  writeFileSync(
    join(folder, "births.csv"),
    "name;date;time;place\nAnn;1990-02-30;21:17;Amsterdam\nBen;1990-09-05;21:17;Amsterdam\n",
  );
  const words = ["batch", "births.csv", "--fields", "type", "-o", "charts.csv"];
  expect((await bodygraph(words)).code).toBe(3);
  const errors = readFileSync(join(folder, "charts.csv.errors.csv"), "utf8");
  expect(errors).toMatch(
    /^line;reason;name;date;time;place\n2;.*February 1990 has 28 days\.;Ann;1990-02-30;21:17;Amsterdam\n$/,
  );
  writeFileSync(join(folder, "mended.csv"), errors.replaceAll("02-30", "02-28"));
  const { out, code } = await bodygraph(["batch", "mended.csv", "--fields", "type", "-f", "csv"]);
  expect([code, out.split("\n")[0]]).toEqual([0, "line;reason;name;type"]);
  writeFileSync(join(folder, "births.csv"), "name;date;time;place\nBen;1990-09-05;21:17;Amsterdam\n");
  expect((await bodygraph(words)).code).toBe(0);
  expect(readdirSync(folder)).not.toContain("charts.csv.errors.csv");
});

test("a file of births is never replaced by its own charts, and a device never by a file", async () => {
  writeFileSync(join(folder, "births.csv"), `${HEAD}${ROW}`);
  const { err, code } = await bodygraph(["batch", "births.csv", "-o", "./births.csv"]);
  expect([code, err]).toEqual([
    2,
    "./births.csv is the file of births itself. Choose another name for the result.\n",
  ]);
  expect(readFileSync(join(folder, "births.csv"), "utf8")).toBe(`${HEAD}${ROW}`);
  // By a shell, whose pipe can be opened by its name.
  const words = ["-c", `"$0" "$1" batch births.csv -o /dev/stdout -f ndjson | cat`, process.execPath, MAIN];
  const written = await ended(spawn("sh", words, { cwd: folder, env: { PATH: process.env["PATH"] } }));
  expect(typesOf(written)).toEqual(["Projector"]);
});

test("rows that may mean something else are counted, and told with --notes", async () => {
  const input =
    'date,time,place\n2018-10-28,02:30,Berlin\n1990-09-05,21:17,"Springfield, USA"\n1990-09-05,21:17,Amsterdam\n';
  expect((await bodygraph(["batch", "-"], input)).err).toMatch(
    /^Note: 2 rows may mean another place .* --notes tells which\.\n$/,
  );
  const { out } = await bodygraph(["batch", "-", "--notes"], input);
  expect(
    out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).note),
  ).toEqual([
    expect.stringContaining("twice that day"),
    expect.stringContaining("Other places of that name"),
    "",
  ]);
});

test("rows keep their order over chunks and threads, and --skip begins later", async () => {
  const rows = Array.from(
    { length: 30_000 },
    (_, at) => `${at},19${String(at % 100).padStart(2, "0")}-03-04,12:00,UTC`,
  );
  const input = `id,birthdate,birthtime,timeZone\n${rows.join("\n")}\n`;
  const ids = async (words: readonly string[]) =>
    (await bodygraph(["batch", "-", "--fields", "type", ...words], input)).out
      .trimEnd()
      .split("\n")
      .map((line) => Number(JSON.parse(line).id));
  expect(await ids(["--threads", "3"])).toEqual(rows.map((_, at) => at));
  expect(await ids(["--threads", "1", "--skip", "29990"])).toEqual([
    29990, 29991, 29992, 29993, 29994, 29995, 29996, 29997, 29998, 29999,
  ]);
});

test("a Parquet file has, for another reader, the columns of the CSV file", async () => {
  const rows = Array.from(
    { length: 60_000 },
    (_, at) =>
      `${at},19${String(at % 100).padStart(2, "0")}-03-04,${String(at % 24).padStart(2, "0")}:00,UTC`,
  );
  writeFileSync(join(folder, "births.csv"), `name é,birthdate,birthtime,timeZone\n${rows.join("\n")}\n`);
  const fields = ["--fields", "all"];
  for (const form of ["csv", "parquet"])
    expect((await bodygraph(["batch", "births.csv", ...fields, "-o", `charts.${form}`])).code).toBe(0);
  const wasm = createRequire(import.meta.url)("parquet-wasm/node") as typeof import("parquet-wasm/node");
  const bytes = readFileSync(join(folder, "charts.parquet"));
  const table = tableFromIPC(wasm.readParquet(bytes).intoIPCStream());
  const lines = readFileSync(join(folder, "charts.csv"), "utf8").trimEnd().split("\n");
  const names = (lines[0] ?? "").split(",");
  expect(table.names).toEqual(names);
  expect(table.numRows).toBe(rows.length);
  const columns = names.map((name) => table.getChild(name).toArray());
  for (const at of [0, 1, 49_999, 50_000, 59_999]) {
    const cells = columns.map((column) => column[at]);
    expect(cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(",")).toBe(lines[at + 1]);
  }
  const wrong = lines
    .slice(1)
    .filter((line, at) => columns.map((column) => column[at]).join(",") !== line.replaceAll('"', ""));
  expect(wrong).toEqual([]);
  expect(columns[names.indexOf("type")]?.[0]).toBe(computeChart(new Date("1900-03-04T00:00Z")).type);
});
