import { describe, expect, test } from "vitest";
import { PIPE, run, SCREEN } from "./support/run-in-process.js";

/** The moment that a chart is of. */
async function momentOf(words: readonly string[]): Promise<string> {
  const { out, err, code } = await run([...words, "-f", "json"]);
  expect([code, err]).toEqual([0, expect.not.stringContaining("fault")]);
  return JSON.parse(out).birthDateUtc;
}

describe("a birth is told", () => {
  test.each<readonly [words: readonly string[], utc: string]>([
    [["1990-09-05", "21:17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["1990-09-05", "21:17", "Amsterdam,", "Netherlands"], "1990-09-05T19:17:00Z"],
    [["1990-9-5", "9:17pm", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["1990-09-05", "9:17", "pm", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["5 September 1990", "21.17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["Sep 5, 1990", "2117", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["1990-09-05T21:17", "Europe/Amsterdam"], "1990-09-05T19:17:00Z"],
    [["1990-09-05", "21:17", "europe/amsterdam"], "1990-09-05T19:17:00Z"],
    [["1990-09-05", "21:17", "52.37,4.89"], "1990-09-05T19:17:00Z"],
    [["1990-09-05", "21:17", "-33.87,151.21"], "1990-09-05T11:17:00Z"],
    [["1990-09-05", "21:17", "-33.87, -70.67"], "1990-09-06T01:17:00Z"],
    [["1990-09-05", "21:17", "52.37,4.89", "--time-zone", "America/New_York"], "1990-09-06T01:17:00Z"],
    [["1990-09-05T19:17Z"], "1990-09-05T19:17:00Z"],
    [["05.09.1990", "21:17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["1990/09/05", "21:17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["19900905", "21:17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["25/09/1990", "21:17", "Amsterdam"], "1990-09-25T19:17:00Z"],
    [["1990-09-05 21:17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["5", "September", "1990", "9:17", "pm", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["Sep", "5", "1990", "21:17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["5th of September 1990", "21:17", "Amsterdam"], "1990-09-05T19:17:00Z"],
    [["1990-09-05T21:17+02:00"], "1990-09-05T19:17:00Z"],
    [["1990-09-05", "19:17", "UTC"], "1990-09-05T19:17:00Z"],
    [["1990-09-05", "19:17:30", "UTC"], "1990-09-05T19:17:30Z"],
    [["2021-10-31", "02:30", "Berlin"], "2021-10-31T00:30:00Z"],
    [["2021-10-31", "02:30", "Berlin", "--disambiguation", "later"], "2021-10-31T01:30:00Z"],
    [["chart", "1990-09-05", "21:17", "München"], "1990-09-05T19:17:00Z"],
  ])("as %j", async (words, utc) => {
    expect(Date.parse(await momentOf(words))).toBe(Date.parse(utc));
  });
});

describe("wrong use ends with 2 and one sentence that says what to do", () => {
  test.each<readonly [words: readonly string[], sentence: RegExp]>([
    [["transti"], /“transti” is no command\. Did you mean transit\?/],
    [["frobnicate"], /no command and no date/],
    [["05/09/1990", "21:17", "Amsterdam"], /“05\/09\/1990” may be 9 May or 5 September\. Write 1990-05-09/],
    [["1990-02-30", "21:17", "Amsterdam"], /February 1990 has 28 days/],
    [["1790-02-03", "21:17", "Amsterdam"], /1800 to 2199/],
    [["1990-09-05", "25:17", "Amsterdam"], /“25:17” is no time/],
    [["1990-09-05"], /time and a place are missing/],
    [["1990-09-05", "21:17"], /place is missing/],
    [["1990-09-05", "21:17", "Texas, USA"], /no place for sure\. Did you mean “Houston, /],
    [["1990-09-05", "21:17", "Xyzzyplugh"], /no place that the index knows/],
    [["1990-09-05", "21:17", "152.37,4.89"], /latitude 152\.37 is not from -90 to 90/],
    [["1990-09-05", "21:17", "Amsterdam", "-f", "gif"], /no format gif here\. Choose text, json, svg or png/],
    [
      ["1990-09-05", "21:17", "Amsterdam", "--frmat", "json"],
      /Unknown option '--frmat'\. Did you mean --format\?/,
    ],
    [["1990-09-05", "21:17", "Amsterdam", "--theme", "pink"], /light, dark, print/],
    [["1990-09-05", "21:17", "52.37,4.89", "--time-zone", "Mars/Olympus"], /Mars\/Olympus/],
    [["2021-10-31", "02:30", "Berlin", "--disambiguation", "reject"], /twice/],
    [["2021-03-28", "02:30", "Berlin", "--disambiguation", "reject"], /skipped/],
    [["window", "1990-09-05", "21:17", "Amsterdam"], /exact time\. Write "about 21:17"/],
    [["window"], /date and a place are missing/],
    [["window", "1990-09-05"], /place is missing: bodygraph window/],
    [
      ["window", "1990-09-05", "early evening", "Lviv"],
      /“early evening” is no time\. Write .*"before 20:00"/,
    ],
    [
      ["window", "1990-09-05", "22:00-02:00", "Lviv"],
      /ends before it begins\. Past midnight, ask for each day/,
    ],
    [["1990-09-05", "21:17", "CET"], /“CET” is no place\. Write the moment/],
    [["1990-09-05", "21:17", "+02:00"], /“\+02:00” is no place\. Write the moment/],
    [["1990-09-05", "21:17", "34°36'S 58°24'W"], /south and west negative: -34\.6,-58\.4/],
    [["1990-09-05", "21:17", "-34.6,-5800.4"], /longitude -5800\.4 is not from -180 to 180/],
    [["births.csv"], /bodygraph batch births\.csv/],
    [["help", "windo"], /“windo” is no command\. Did you mean window\?/],
    [["1990-09-05T19:17Z", "-o", "a.pdf"], /a\.pdf: its ending names no format/],
    [["1990-09-05", "evening", "Lviv", "-o", "about.png"], /about\.png: its ending names no format/],
    [["1990-09-05T19:17Z", "--fields", "types"], /Did you mean type\?/],
    [["composite", "1990-09-05", "21:17", "Amsterdam"], /2 births are needed; 1 is given/],
    [
      ["composite", "1990-09-05", "21:17", "New", "York", "1988-03-02", "04:10", "Paris"],
      /“York” is no date/,
    ],
    [["penta", "1990-09-05T19:17Z", "1988-03-02T03:10Z"], /3 to 5 births/],
    [["returns", "1990-09-05", "unknown", "Amsterdam"], /exact birth time/],
    [["returns", "1990-09-05T19:17Z", "--kinds", "venus"], /“venus” is unknown/],
    [["sky"], /--from and --to are missing/],
    [["sky", "--from", "2026-01-01", "--to", "2025-01-01"], /earlier/],
    [["sky", "--from", "2026-01-01", "--to", "2027-01-01", "--every", "5x"], /15m, 6h, 1d or 1w/],
    [["sky", "--from", "1900-01-01", "--to", "2027-01-01", "--every", "1m"], /a million is the most/],
    [["transit", "--at", "tomorrow"], /“tomorrow” is no moment/],
    [["places"], /beginning of a place is missing/],
    [["places", "qqqqqqqq"], /No place begins/],
    [["places", "spring", "--limit", "0"], /1 to 20/],
    [["batch"], /A file is missing/],
  ])("%j", async (words, sentence) => {
    const { err, code } = await run(words);
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });
});

describe("notes on standard error say", () => {
  test.each<readonly [words: readonly string[], note: RegExp]>([
    [["1990-09-05", "21:17", "52.37,4.89"], /small map: near borders, 1\.5 %/],
    [["2021-10-31", "02:30", "Berlin"], /twice that day\. This is the first/],
    [["2021-03-28", "02:30", "Berlin"], /skipped 02:30 on 28 March 2021\. It counts as 03:30/],
    [["1990-09-05", "21:17", "Calcutta"], /“Calcutta” was taken as Kolkata/],
    [["1990-09-05", "21:17", "Springfield, USA"], /Springfield.* other clocks: .*Springfield/],
  ])("for %j", async (words, note) => {
    const { err, out, code } = await run([...words, "-f", "json"]);
    expect(err).toMatch(note);
    expect(() => JSON.parse(out)).not.toThrow();
    expect(code).toBe(0);
  });

  test("nothing for a birth that is told exactly", async () => {
    expect((await run(["1990-09-05", "21:17", "Amsterdam"])).err).toBe("");
    expect((await run(["1990-09-05T19:17Z"])).err).toBe("");
  });
});

test("the form is text on a terminal, JSON in a pipe, and plain lines for grep if asked for", async () => {
  const birth = ["1990-09-05T19:17Z"];
  expect((await run(birth, SCREEN)).out).toMatch(/^Projector 2\/4/);
  expect(JSON.parse((await run(birth, PIPE)).out)).toMatchObject({ type: "Projector" });
  const plain = (await run([...birth, "--plain"], PIPE)).out.trimEnd().split("\n");
  expect(plain).toContain("authority\tSounding Board");
  expect(plain).toContain("design.sun\t35.4");
  expect(plain.every((line) => /^[\w.]+\t/.test(line))).toBe(true);
});

test("a birth without an exact time is answered with what is certain, also without the word window", async () => {
  const words = ["1990-09-05", "21:00-23:00", "Amsterdam", "-f", "json"];
  const [left, right] = await Promise.all([run(words), run(["window", ...words])]);
  expect(JSON.parse(left.out)).toMatchObject({ fromUtc: "1990-09-05T19:00:00.000Z", distinctCharts: 9 });
  expect(right.out).toBe(left.out);
});

test("without words the command shows its help and ends with 2; with --help, with 0, examples first", async () => {
  const [none, asked] = await Promise.all([run([]), run(["--help"])]);
  expect([none.code, asked.code]).toEqual([2, 0]);
  expect(none.out).toContain("Usage: bodygraph");
  expect(asked.out).toMatch(/^Examples:\n {2}bodygraph 1990-09-05 21:17 Amsterdam\n/);
  expect(asked.out).toContain("Exit codes: 0 done, 1 fault, 2 wrong use, 3 some rows failed.");
});

test.each([
  [["--fields", "profile"], "2/4\n"],
  [["--fields", "profile,type", "--plain"], "profile\t2/4\ntype\tProjector\n"],
  [["--fields", "profile,type", "--json"], '{"profile":"2/4","type":"Projector"}\n'],
])("a script reads single members with %j", async (options, expected) => {
  const screen = options.length === 2 ? SCREEN : PIPE;
  expect((await run(["1990-09-05T19:17Z", ...options], screen)).out).toBe(expected);
});

test("times before and after one are windows", async () => {
  for (const [told, from, to] of [
    ["before 20:00", "1990-09-04T22:00:00.000Z", "1990-09-05T18:00:00.000Z"],
    ["after 8 pm", "1990-09-05T18:00:00.000Z", "1990-09-05T22:00:00.000Z"],
  ] as const) {
    const { out } = await run(["window", "1990-09-05", told, "Amsterdam"]);
    expect(JSON.parse(out)).toMatchObject({ fromUtc: from, toUtc: to });
  }
});

test("--version has those of the library, its tables, the zones and the places", async () => {
  const { out } = await run(["--version"]);
  expect(out).toMatch(
    /^bodygraph \d+\.\d+\.\d+\nchart-core .+DE441\ntime zones 20\d\d\w\nplaces GeoNames 20/,
  );
});
