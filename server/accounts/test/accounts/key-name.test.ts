import { expect, test } from "vitest";
import { keyNameFault, normalizeKeyName } from "../../src/accounts/key-name.js";

test.each([
  ["Production"],
  ["a"],
  ["x".repeat(40)],
  ["🔑".repeat(40)],
  ["Clé de Zoë’s server (2)"],
  ["ключ 鍵 مفتاح"],
  ["Việt Nam กุญแจ́"],
])("a name may be %s", (name) => {
  expect(keyNameFault(normalizeKeyName(name))).toBeUndefined();
});

test.each([
  ["", "Enter a name for the key."],
  [" \t ", "Enter a name for the key."],
  ["\u200d\u200d", "Enter a name for the key."],
  ["x".repeat(41), "Use at most 40 characters."],
  ["two\nlines", "Use letters, digits, punctuation and spaces."],
  ["reordered \u202etxt", "Use letters, digits, punctuation and spaces."],
  [`piled A${"\u0335".repeat(5)}`, "Use letters, digits, punctuation and spaces."],
  ["half \ud800 a pair", "Use letters, digits, punctuation and spaces."],
  ["chart_live_abc", "Don't put an API key in its name."],
])("a name may not be %j", (name, fault) => {
  expect(keyNameFault(normalizeKeyName(name))).toBe(fault);
});

test("names that look the same count as the same", () => {
  expect(normalizeKeyName("  Zoe\u0308   server ")).toBe("Zo\u00eb server");
});
