import fc from "fast-check";
import { expect, test } from "vitest";
import { type LinkedBirth, readFragment, writeFragment } from "../src/share-link.js";
import { readToldTime } from "../src/typed-birth.js";
import { oneLine } from "../src/typed-text.js";

const ADA: LinkedBirth = {
  date: "1990-09-05",
  time: "21:17",
  aboutMinutes: null,
  between: null,
  place: "Amsterdam",
  timeZone: "Europe/Amsterdam",
  lat: 52.37,
  lng: 4.89,
  disambiguation: null,
  name: "",
};

test.each([
  ["an exact time", ADA, "#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89"],
  [
    "an unknown time",
    { ...ADA, time: null, lat: null, lng: null },
    "#d=1990-09-05&p=Amsterdam&z=Europe/Amsterdam",
  ],
  [
    "about a time, the later half, a name",
    { ...ADA, aboutMinutes: 30, disambiguation: "later", name: "Zoë & Co" },
    "#d=1990-09-05&t=21:17~30&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&f=later&n=Zo%C3%AB%20%26%20Co",
  ],
  [
    "two times",
    { ...ADA, time: "21:30", aboutMinutes: 31, between: { from: "21:00", to: "22:01" } },
    "#d=1990-09-05&t=21:00-22:01&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89",
  ],
] as const)("a link of %s has the documented form", (_, birth, fragment) => {
  expect(writeFragment(birth, null)).toBe(fragment);
  expect(readFragment(fragment)).toEqual({ first: birth, second: null });
});

test("any two births are read as they were written", () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
    .map(oneLine)
    .filter((name) => name !== "");
  const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((n) => n / 1000);
  const birth = fc
    .record({
      date: fc.constantFrom("1800-01-01", "1990-09-05", "2199-12-31"),
      told: fc.constantFrom(
        ...["00:00", "23:59", "00:00-24:00", "09:05-09:06"].map((time) => ({ time, kind: "exact" })),
        ...["15", "120"].map((about) => ({ time: "21:17", kind: "about", about })),
        { time: "", kind: "unknown" },
      ),
      place: text,
      timeZone: fc.constantFrom("America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"),
      at: fc.option(fc.record({ lat: degrees(90), lng: degrees(180) })),
      disambiguation: fc.constantFrom(null, "earlier" as const, "later" as const),
      name: fc.oneof(fc.constant(""), text),
    })
    .map(
      ({ told, at, ...rest }): LinkedBirth => ({
        ...rest,
        ...readToldTime({ until: "", about: "", ...told })!,
        lat: at?.lat ?? null,
        lng: at?.lng ?? null,
      }),
    );
  fc.assert(
    fc.property(birth, fc.option(birth), (first, second) => {
      expect(readFragment(writeFragment(first, second))).toEqual({ first, second });
    }),
  );
});

test.each([
  "",
  "#",
  "#parts",
  "#d=1990-09-05",
  "#d=5.9.1990&z=UTC",
  "#d=1990-09-05&t=nine&z=UTC",
  "#d=1990-09-05&t=22:00-21:00&z=UTC",
  "#d=1990-09-05&t=21:00-25:00&z=UTC",
  "#t=21:17&z=UTC",
])("%s is the link of no birth", (fragment) => {
  expect(readFragment(fragment)).toEqual({ first: null, second: null });
});

test("a name in a link has nothing that no picture can show", () => {
  expect(readFragment("#d=1990-09-05&z=UTC&n=A%00%0AB%E2%80%A8").first?.name).toBe("A  B");
});
