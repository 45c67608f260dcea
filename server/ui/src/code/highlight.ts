/** A language that {@link highlight} knows. */
export type Language = "shell" | "typescript" | "python" | "php" | "json" | "text";

/** Kinds of colored text: keyword, string, number, comment, and variable or member. */
type TokenKind = "k" | "s" | "n" | "c" | "v";

/** A piece of code; without a kind it has the color of plain text. */
export interface Token {
  readonly kind: TokenKind | undefined;
  readonly text: string;
}

const NUMBER = /\b\d[\d_]*(?:\.\d+)?\b/y;
const DOUBLE_QUOTED = /"(?:[^"\\]|\\.)*"/y;
const SINGLE_QUOTED = /'(?:[^'\\]|\\.)*'/y;
/** Names and words without a color; taken whole, so that no rule matches inside of them. */
const WORD = /[A-Za-z_]\w*/y;

type Rule = readonly [RegExp, TokenKind | undefined];

/** Rules of each language. The first one that matches at a position wins. */
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  shell: [
    [/#.*/y, "c"],
    [/'[^']*'/y, "s"],
    [DOUBLE_QUOTED, "s"],
    [/\$\w+/y, "v"],
    [/(?<=^|\n)(?:curl|export|npm|npx|node|php|python3)\b/y, "k"],
    [/(?<=\s)--?[A-Za-z][\w-]*/y, "v"],
    [/[^\s'"$]+/y, undefined],
  ],
  typescript: [
    [/\/\/.*|\/\*[\s\S]*?\*\//y, "c"],
    [/`(?:[^`\\]|\\.)*`/y, "s"],
    [DOUBLE_QUOTED, "s"],
    // Names of members and parameters, which may be those of keywords: `from: Date`, `type?: string`.
    [/(?!default\b)[A-Za-z_]\w*(?=\??:)/y, "v"],
    [
      /\b(?:import|export|const|let|await|async|new|if|else|throw|return|function|true|false|null|undefined|switch|case|default|break|for|try|catch|finally|instanceof|typeof|class)\b/y,
      "k",
    ],
    // Words that are keywords only before what they begin; elsewhere they are names.
    [/(?<!\.)(?:from(?= ["'])|(?:of|interface|type|readonly|extends|keyof|as)(?= [\w{["]))/y, "k"],
    [NUMBER, "n"],
    [WORD, undefined],
  ],
  python: [
    [/#.*/y, "c"],
    [/[frb]?"(?:[^"\\]|\\.)*"/y, "s"],
    [/[frb]?'(?:[^'\\]|\\.)*'/y, "s"],
    [
      /\b(?:import|from|as|with|def|return|try|except|raise|if|elif|else|True|False|None|for|in|not|and|or)\b/y,
      "k",
    ],
    [NUMBER, "n"],
    [WORD, undefined],
  ],
  php: [
    [/<\?php|\?>/y, "k"],
    [/(?:\/\/|#).*/y, "c"],
    [DOUBLE_QUOTED, "s"],
    [SINGLE_QUOTED, "s"],
    [/\$\w+/y, "v"],
    [
      /\b(?:echo|if|else|elseif|throw|new|return|function|true|false|null|match|default|exit|foreach|as|use)\b/y,
      "k",
    ],
    [NUMBER, "n"],
    [WORD, undefined],
  ],
  json: [
    // Examples mark what they leave out.
    [/\/\/.*/y, "c"],
    [/"(?:[^"\\]|\\.)*"(?=\s*:)/y, "v"],
    [DOUBLE_QUOTED, "s"],
    [/-?\b\d+(?:\.\d+)?\b/y, "n"],
    [/\b(?:true|false|null)\b/y, "k"],
  ],
  text: [],
};

/** Splits code into pieces by their color. The pieces together are the code, character by character. */
export function highlight(code: string, language: Language): readonly Token[] {
  const tokens: Token[] = [];
  let plain = "";
  for (let at = 0; at < code.length; ) {
    const match = matchAt(code, at, RULES[language]);
    if (match?.kind === undefined) {
      const text = match?.text ?? code.charAt(at);
      plain += text;
      at += text.length;
      continue;
    }
    if (plain !== "") tokens.push({ kind: undefined, text: plain });
    plain = "";
    tokens.push(match);
    at += match.text.length;
  }
  if (plain !== "") tokens.push({ kind: undefined, text: plain });
  return tokens;
}

function matchAt(code: string, at: number, rules: readonly Rule[]): Token | undefined {
  for (const [pattern, kind] of rules) {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return undefined;
}
