import type { Token, Tokens } from "marked";

interface CodeVariant {
  readonly code: Tokens.Code;
  /** Paragraph above the code, which begins with the name of its language. */
  readonly about: Tokens.Paragraph | undefined;
}

/** A run of blocks that show the same in several languages. */
export interface CodeRun {
  readonly type: "codeRun";
  readonly raw: string;
  readonly variants: readonly CodeVariant[];
}

/** Languages of programs, with the words that the paragraph about a block begins with. */
const LANGUAGES: Readonly<Record<string, RegExp>> = {
  sh: /^(?:curl|Shell|Terminal)\b/i,
  ts: /^(?:TypeScript|JavaScript|Node)\b/,
  js: /^(?:TypeScript|JavaScript|Node)\b/,
  python: /^Python\b/,
  php: /^PHP\b/,
};

/**
 * Joins blocks of code that follow each other, each in another language, into runs. A block belongs to a run if the
 * paragraph before it begins with the name of its language, or if nothing is between it and the block before it. A shell
 * command without such a paragraph belongs to one only if it calls curl: other commands are steps of their own.
 */
export function joinCodeRuns(tokens: readonly Token[]): (Token | CodeRun)[] {
  const joined: (Token | CodeRun)[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { variants, next } = runAt(tokens, index);
    if (variants.length > 1) {
      joined.push({ type: "codeRun", raw: "", variants });
      index = next;
    } else {
      joined.push(tokens[index] as Token);
      index += 1;
    }
  }
  return joined;
}

/** Reads the run that starts with a token. It has less than two variants if none starts there. */
function runAt(
  tokens: readonly Token[],
  start: number,
): { readonly variants: readonly CodeVariant[]; readonly next: number } {
  const variants: CodeVariant[] = [];
  let next = start;
  for (;;) {
    const variant = variantAt(tokens, next);
    const language = variant?.code.lang;
    if (variant === undefined || variants.some(({ code }) => code.lang === language))
      return { variants, next };
    variants.push(variant);
    next = afterSpace(tokens, afterSpace(tokens, next, variant.about), variant.code);
  }
}

/** Reads a block of code that can be part of a run, with the paragraph about it. */
function variantAt(tokens: readonly Token[], index: number): CodeVariant | undefined {
  const first = tokens[index];
  const about = first?.type === "paragraph" ? (first as Tokens.Paragraph) : undefined;
  const code = about === undefined ? first : tokens[afterSpace(tokens, index, about)];
  if (code?.type !== "code") return undefined;
  const { lang = "", text } = code as Tokens.Code;
  const name = LANGUAGES[lang];
  const fits = about === undefined ? lang !== "sh" || text.startsWith("curl ") : name?.test(about.text);
  return name !== undefined && fits ? { code: code as Tokens.Code, about } : undefined;
}

/** Returns the index after a token and the space that follows it; the same index if there is no token. */
function afterSpace(tokens: readonly Token[], index: number, token: Token | undefined): number {
  if (token === undefined) return index;
  return tokens[index + 1]?.type === "space" ? index + 2 : index + 1;
}
