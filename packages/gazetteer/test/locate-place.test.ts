import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { Gazetteer } from "../src/file/gazetteer.js";
import { countAlternatives } from "../src/find/alternatives.js";
import { type LocatedPlace, locatePlace } from "../src/find/locate-place.js";

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
});
afterAll(() => gazetteer.close());

function located(text: string): LocatedPlace {
  const answer = locatePlace(gazetteer, text);
  if ("notFound" in answer) throw new Error(`${text}: not found`);
  return answer;
}

function suggestions(text: string): readonly string[] {
  const answer = locatePlace(gazetteer, text);
  if ("place" in answer) throw new Error(`${text}: found`);
  return answer.suggestions;
}

describe("an answer", () => {
  test("shows the place with its region and country in English", () => {
    expect(located("münchen, deutschland").place).toMatchObject({
      name: "Munich",
      region: "Bavaria",
      country: "Germany",
      zone: "Europe/Berlin",
    });
  });

  test("lists the rivals in other zones with a fifth of the people, and no others", () => {
    const { place, alternatives } = located("Springfield, USA");
    expect(place.region).toBe("Missouri");
    expect(alternatives.map(({ region }) => region)).toEqual(["Massachusetts", "Oregon", "Ohio"]);
    expect(located("Springfield, Missouri").alternatives).toEqual([]);
    expect(located("Paris").alternatives).toEqual([]);
  });

  test("counts only rivals whose clocks differ from the place's at the moment", () => {
    const answer = located("Springfield, USA");
    expect(countAlternatives(answer, ({ zone }) => (zone === "America/Los_Angeles" ? -8 : -6))).toBe(1);
    expect(countAlternatives(answer, () => 0)).toBe(0);
  });

  test("counts a place overseas as a rival of home", () => {
    expect(located("Saint-Denis, France").alternatives.map(({ country }) => country)).toEqual(["Réunion"]);
  });
});

describe("a refusal", () => {
  test.each([
    ["Philadelfya, USA", "Philadelphia, Pennsylvania, United States"],
    ["Wyoming, USA", "Cheyenne, Wyoming, United States"],
    ["Near Paris, France", "Paris, Île-de-France, France"],
    ["London, Europe", "London, England, United Kingdom"],
  ])("of %j suggests %s first", (text, first) => {
    expect(suggestions(text)[0]).toBe(first);
  });

  test.each(["Texas, USA", "Springfeld, USA", "Paris, Nowhereland", "France"])(
    "of %j suggests up to three different places",
    (text) => {
      const places = suggestions(text);
      expect(places.length).toBeGreaterThan(0);
      expect(places.length).toBeLessThanOrEqual(3);
      expect(new Set(places).size).toBe(places.length);
    },
  );

  test.each(["asdfghjkl", "Africa", "52.37, 4.89", "<script>alert(1)</script>", "x".repeat(500)])(
    "of %j never repeats the text",
    (text) => {
      for (const suggestion of suggestions(text)) expect(suggestion).not.toContain(text);
    },
  );
});
