import { computeChart } from "chart-core";
import { expect, it } from "vitest";
import { renderBodygraph } from "../src/index.js";
import { layOut, lineWidth } from "../src/text/text.js";
import { boxOf, distance, type Stroke, strokesOf } from "./support/strokes.js";

/** Width of a stroke, in units of 100 to a capital. */
const STROKE = 11;

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
const EXTENDED_A = range(0x100, 0x17f).filter((letter) => !"ĸŉſ".includes(letter));
const VIETNAMESE = range(0x1ea0, 0x1ef9);
const OTHERS = [..."ơưəɓɗƙƴɛɔɖƒɣʋșțẁẃẅǎǒǔẞƠƯƏƁƊƘƳƐƆƉƑƔƲȘȚẀẂẄǍǑǓ"];
const ALL = [...new Set([...ASCII, ...LATIN_1, ...EXTENDED_A, ...VIETNAMESE, ...OTHERS])];
const LETTERS = ALL.filter((letter) => /\p{L}/u.test(letter));

const CHART = computeChart(new Date("1990-09-05T19:17Z"));

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

function strokes(letter: string, shift = 0): Stroke[] {
  return strokesOf(layOut(letter).shape!, shift);
}

/** Returns the strokes that a letter has more than its base, which may have lost its dot. */
function accentsOf(letter: string, base: string): Stroke[] {
  const [all, own] = [strokes(letter), strokes(base)];
  expect(all.slice(0, own.length)).toEqual(own);
  return all.slice(own.length);
}

/** Returns orders of marks that mean the same letter: Unicode sorts those of different classes. */
function ordersOf(letter: string): string[] {
  const [base, ...marks] = letter.normalize("NFD");
  const orders = [marks, [...marks].reverse()].map((order) => base + order.join(""));
  return orders.filter((order) => order.normalize("NFC") === letter);
}

it("all letters and signs of living Latin alphabets are drawn without a font, composed and decomposed", () => {
  for (const letter of ALL) {
    const line = layOut(letter);
    expect([letter, line.foreign]).toEqual([letter, []]);
    for (const form of [letter.normalize("NFD"), ...ordersOf(letter)]) {
      expect([form, layOut(form)]).toEqual([form, line]);
      expect(lineWidth(form)).toBe(line.width);
    }
  }
  for (let index = 0; index < ALL.length; index += 50) {
    const caption = ALL.slice(index, index + 50).join("");
    for (const form of ["NFC", "NFD"])
      expect(renderBodygraph(CHART, { caption: `A${caption.normalize(form)}A` }).includes("<text")).toBe(
        false,
      );
  }
});

it("phonetic letters and letters of other scripts need a font", () => {
  for (const letter of "ĸŉſʃʒΩЖ語")
    expect(layOut(letter).foreign.map(({ content }) => content)).toEqual([letter]);
});

it("a soft hyphen is nothing, and a no-break space is as wide as a space", () => {
  expect(layOut("a\u00adb")).toEqual(layOut("ab"));
  expect(layOut("a\u00a0b")).toEqual(layOut("a b"));
});

it("distinct characters have distinct forms, but for I and l, and for the capitals of ð, đ and ɖ", () => {
  const same = new Map<string, string>();
  for (const character of ALL) {
    const { shape } = layOut(character);
    const key = JSON.stringify(shape);
    if (shape !== null) same.set(key, (same.get(key) ?? "") + character);
  }
  expect([...same.values()].filter((characters) => characters.length > 1)).toEqual(["Il", "Íĺ", "ÐĐƉ"]);
});

it("accents touch neither their letter nor each other", () => {
  let count = 0;
  for (const letter of [...LETTERS, ..."ǘǻḯ"]) {
    const [base, ...marks] = letter.normalize("NFD") as unknown as [string, ...string[]];
    // Cedilla, ogonek and horn are attached.
    if (marks.length === 0 || marks.some((mark) => "\u0327\u0328\u031b".includes(mark))) continue;
    const isAbove = marks.some((mark) => mark !== "\u0323");
    const body = isAbove && base === "i" ? "ı" : isAbove && base === "j" ? "ȷ" : base;
    const accents = accentsOf(letter, body);
    const gaps = [distance(strokes(body), accents)];
    for (const [index, accent] of accents.entries())
      for (const other of accents.slice(index + 1)) gaps.push(distance([accent], [other]));
    expect([letter, Math.min(...gaps) > STROKE]).toEqual([letter, true]);
    count++;
  }
  expect(count).toBeGreaterThan(200);
});

it("letters touch no neighbor", () => {
  for (const letter of LETTERS)
    for (const other of "lhHnaoyjbkĳ") {
      // Both are as they have always been.
      if (/^[A-Za-z]$/.test(letter)) continue;
      const gaps = [
        distance(strokes(letter), strokes(other, lineWidth(letter))),
        distance(strokes(other), strokes(letter, lineWidth(other))),
      ];
      expect([letter + other, Math.min(...gaps) > STROKE]).toEqual([letter + other, true]);
    }
});

it("no accent makes a capital higher by half, or reaches further down than a line above allows", () => {
  for (const letter of LETTERS) {
    const { top, bottom } = boxOf(strokes(letter));
    expect([letter, top >= -50 && bottom <= 131]).toEqual([letter, true]);
  }
});

it.each([..."ấầẩếềểốồổắằẳẤẦẨẾỀỂỐỒỔẮẰẲ"])(
  "the second accent of %s stands at the upper right of the first one",
  (letter) => {
    const [first, second] = accentsOf(letter, letter.normalize("NFD")[0]!).map((stroke) => boxOf([stroke]));
    expect(second!.left).toBeGreaterThan(first!.right);
    expect(second!.top).toBeLessThan(first!.top);
  },
);

it.each([..."ẫễỗẵẪỄỖẴ"])("the tilde of %s stands above the first accent", (letter) => {
  const [first, second] = accentsOf(letter, letter.normalize("NFD")[0]!).map((stroke) => boxOf([stroke]));
  expect(second!.bottom).toBeLessThan(first!.top);
});

it.each(["ĺl", "ĥh", "ǩk", "ḃb"])("the accent of %s stands above the ascender", ([letter, base]) => {
  expect(boxOf(accentsOf(letter!, base!)).bottom).toBeLessThan(boxOf(strokes(base!)).top - STROKE);
});

it("an accent above i and j takes the place of the dot, one below does not", () => {
  for (const letter of "íìîïĩīĭǐỉ") expect(accentsOf(letter, "ı").length).toBe(letter === "ï" ? 2 : 1);
  expect(accentsOf("ĵ", "ȷ")).toHaveLength(1);
  for (const letter of "įị") expect(accentsOf(letter, "i")).toHaveLength(1);
  // Lithuanian: an ogonek and a tilde.
  expect(accentsOf("i\u0328\u0303", "ĩ")).toHaveLength(1);
});

it.each([..."ďťľĽ"])("%s has an apostrophe at the right of its stem instead of a caron", (letter) => {
  const base = letter.normalize("NFD")[0]!;
  const [mark, ...others] = accentsOf(letter, base);
  expect(others).toEqual([]);
  const stem = base === "d" ? boxOf(strokes("d")).right : boxOf(strokes(base).slice(0, 1)).left;
  const { left, right, top, bottom } = boxOf([mark!]);
  expect(left).toBeGreaterThan(stem + STROKE);
  expect(bottom - top).toBeGreaterThan(2 * (right - left));
});

it("Latvian letters have a comma instead of a cedilla: ģ above, the others below", () => {
  for (const letter of "ĢķļņŗĶĻŅŖ") {
    const marks = accentsOf(letter, letter.normalize("NFD")[0]!);
    expect([letter, boxOf(marks).top > 100 + STROKE]).toEqual([letter, true]);
  }
  expect(boxOf(accentsOf("ģ", "g")).bottom).toBeLessThan(boxOf(strokes("g")).top - STROKE);
  for (const letter of "şţçŞŢÇ")
    expect(boxOf(accentsOf(letter, letter.normalize("NFD")[0]!)).top).toBeCloseTo(100);
});

it("an ogonek begins at the right foot of its letter, or at the middle", () => {
  for (const letter of "ĄąĘęų") {
    const base = strokes(letter.normalize("NFD")[0]!);
    const [ogonek] = accentsOf(letter, letter.normalize("NFD")[0]!) as [Stroke];
    expect(ogonek[0]![0]).toBeGreaterThan((boxOf(base).left + 2 * boxOf(base).right) / 3);
  }
  for (const letter of "ĄąĘęĮįŲų") {
    const base = letter.normalize("NFD")[0]!;
    expect([letter, distance(strokes(base), accentsOf(letter, base)) < STROKE / 2]).toEqual([letter, true]);
  }
});

it("a horn is attached at the upper right, and its letter is wider", () => {
  for (const letter of "ơưƠƯ") {
    const base = letter.normalize("NFD")[0]!;
    const horn = accentsOf(letter, base);
    expect(distance(strokes(base), horn)).toBeLessThan(STROKE);
    expect(boxOf(horn).top).toBeLessThan(boxOf(strokes(base)).top);
    expect(lineWidth(letter)).toBeGreaterThan(lineWidth(base));
  }
});
