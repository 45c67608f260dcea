/** Plain forms of letters that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ð: "d", đ: "d", þ: "th", ł: "l", ħ: "h", ŧ: "t", ŋ: "n" },
  ...{ ı: "i", ĸ: "k", ə: "e", ƒ: "f", ɓ: "b", ɗ: "d", ƙ: "k", ɛ: "e", ɔ: "o" },
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic, invisible characters. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\ufeff\u00ad]/g;
/** Apostrophes and similar characters. They are removed, so that "Xi'an" equals "Xian". */
const APOSTROPHES = /['`´\u2018-\u201b\u2032\u02b0-\u02ff\u05f3\u05f4\uff07]/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

const FULL_WORDS: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  sto: "santo",
  sta: "santa",
  mt: "mount",
  ft: "fort",
};
/** Not a whole key: "MT" is Montana or Malta. */
const ABBREVIATION = /(?<= )(?:st|ste|sto|sta|mt|ft)\b|\b(?:st|ste|sto|sta|mt|ft)(?= )/g;
/** Initials after their dots are removed: "d c", "u s a". */
const INITIALS = /\b[a-z](?: [a-z])+\b/g;

/**
 * Returns the key by which names are compared: lower case, without accents, apostrophes and punctuation, with usual
 * abbreviations written out. Spellings that people consider the same name have the same key.
 */
export function placeKey(text: string): string {
  const letters = text
    // Some apostrophes decompose into a space, so they are removed before the decomposition.
    .replace(APOSTROPHES, "")
    .replaceAll("&", " and ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(APOSTROPHES, "")
    .replace(MARKS, "")
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFC");
  return letters
    .replace(SEPARATORS, " ")
    .trim()
    .replace(INITIALS, (initials) => initials.replaceAll(" ", ""))
    .replace(ABBREVIATION, (word) => FULL_WORDS[word] ?? word);
}

/** Spellings of letters with two dots, a ring or a stroke on typewriters and in passports. */
const TWO_LETTERS: Readonly<Record<string, string>> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" },
  ...{ Ä: "Ae", Ö: "Oe", Ü: "Ue", Å: "Aa", Ø: "Oe" },
};
const TWO_LETTER = new RegExp(`[${Object.keys(TWO_LETTERS).join("")}]`, "g");

/** Returns all keys of a name: "Zürich" has "zurich" and "zuerich". */
export function placeKeys(name: string): string[] {
  const composed = name.normalize("NFC");
  const inTwoLetters = composed.replace(TWO_LETTER, (letter) => TWO_LETTERS[letter] ?? letter);
  const keys = [placeKey(name)];
  if (inTwoLetters !== composed) keys.push(placeKey(inTwoLetters));
  return keys.filter((key) => key !== "");
}
