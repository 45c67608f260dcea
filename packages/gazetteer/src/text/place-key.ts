/** Letters that Unicode does not decompose, by how they are written without their own key. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ð: "d", đ: "d", þ: "th", ł: "l", ħ: "h", ŧ: "t", ŋ: "n" },
  ...{ ı: "i", ĸ: "k", ə: "e", ƒ: "f", ɓ: "b", ɗ: "d", ƙ: "k", ɛ: "e", ɔ: "o" },
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic, invisible characters. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\ufeff\u00ad]/g;
/** Apostrophes and what stands for them; they vanish, so that "Xi'an" is "Xian". */
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
const ABBREVIATION = /\b(?:st|ste|sto|sta|mt|ft)\b/g;
/** "d c" and "u s a": what is left of initials with their dots. */
const INITIALS = /\b[a-z](?: [a-z])+\b/g;

/**
 * The form in which names are compared: lower case, without accents, apostrophes and punctuation, usual
 * abbreviations written out. The same for every spelling that a person would take for the same name.
 */
export function placeKey(text: string): string {
  const letters = text
    // An apostrophe may decompose into a space, so it goes before the decomposition.
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

/** How typewriters and passports write letters with two dots, a ring or a stroke. */
const TWO_LETTERS: Readonly<Record<string, string>> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" },
  ...{ Ä: "Ae", Ö: "Oe", Ü: "Ue", Å: "Aa", Ø: "Oe" },
};
const TWO_LETTER = new RegExp(`[${Object.keys(TWO_LETTERS).join("")}]`, "g");

/** The keys under which a name is filed: "Zürich" is also "zuerich". */
export function placeKeys(name: string): string[] {
  const composed = name.normalize("NFC");
  const inTwoLetters = composed.replace(TWO_LETTER, (letter) => TWO_LETTERS[letter] ?? letter);
  const keys = [placeKey(name)];
  if (inTwoLetters !== composed) keys.push(placeKey(inTwoLetters));
  return keys.filter((key) => key !== "");
}
