import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type AreaMember, memberOf, membersOf } from "../src/build/area-rows.js";
import { NAMED_AREAS } from "../src/build/named-areas.js";
import { Gazetteer } from "../src/file/gazetteer.js";
import { placeKey } from "../src/text/place-key.js";

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = new Gazetteer(inject("gazetteerPath"));
});
afterAll(() => gazetteer.close());

describe.each(NAMED_AREAS)("the areas of $within by $source", ({ within, rows }) => {
  const members = rows.map((row) => ({ row, members: membersOf(row, within) }));

  test("consist of divisions that have the codes and names of the table", () => {
    const all = members.flatMap((area) => area.members);
    const divisions = rows.flatMap(({ of }) => (of === undefined ? [] : [memberOf(of, within, "own")]));
    const wrong = [...all, ...divisions].filter((member) => !hasName(member));
    expect(wrong).toEqual([]);
  });

  test("hold no division of another one, unless both have a part of it", () => {
    const areas = new Map<string, number>();
    for (const { members: all } of members)
      for (const code of new Set(all.map((member) => member.code)))
        areas.set(code, (areas.get(code) ?? 0) + 1);
    const wrong = members
      .flatMap((area) => area.members)
      .filter(({ code, isShared }) => !isShared && areas.get(code) !== 1);
    expect(wrong).toEqual([]);
  });
});

/** True if a division has the name of the table, or, on the third level, a place of that name. */
function hasName({ code, name }: AreaMember): boolean {
  const [country, admin1, admin2, admin3] = code.split(".");
  if (admin3 === undefined) return gazetteer.division(code)?.name === name;
  return gazetteer
    .placesNamed(placeKey(name))
    .some(
      (place) =>
        [place.country, place.admin1, place.admin2, place.admin3].join() ===
        [country, admin1, admin2, admin3].join(),
    );
}
