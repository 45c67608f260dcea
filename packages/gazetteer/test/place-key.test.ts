import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeKey, placeKeys } from "../src/text/place-key.js";

describe("the key of a name", () => {
  test.each([
    ["São Paulo", "sao paulo"],
    ["Łódź", "lodz"],
    ["København", "kobenhavn"],
    ["Gießen", "giessen"],
    ["Diyarbakır", "diyarbakir"],
    ["İSTANBUL", "istanbul"],
    ["Xi'an", "xian"],
    ["Xi\u02bcan", "xian"],
    ["L’Aquila", "laquila"],
    ["'s-Gravenhage", "s gravenhage"],
    ["St. John's", "saint johns"],
    ["U. S. A.", "usa"],
    ["Washington, D.C.", "washington dc"],
    ["  Stratford-upon-Avon ", "stratford upon avon"],
    ["ガ", "ガ"],
    ["दिल्ली", "दिल्ली"],
    ["서울", "서울"],
    ["ＴＯＫＹＯ", "tokyo"],
    ["القَاهِرَة", "القاهرة"],
    ["", ""],
  ])("%s is %s", (name, key) => {
    expect(placeKey(name)).toBe(key);
  });

  test("is its own key, and does not depend on the Unicode form of the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(placeKey(placeKey(name))).toBe(placeKey(name));
        expect(placeKey(name.normalize("NFD"))).toBe(placeKey(name.normalize("NFC")));
      }),
    );
  });

  test("comes with the key of the spelling without umlauts", () => {
    expect(placeKeys("Zürich")).toEqual(["zurich", "zuerich"]);
    expect(placeKeys("A\u030arhus")).toEqual(["arhus", "aarhus"]);
    expect(placeKeys("Paris")).toEqual(["paris"]);
  });
});
