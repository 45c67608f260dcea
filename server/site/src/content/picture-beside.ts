import type { Token, Tokens } from "marked";

/** A picture with the table or the list that explains it, which wide screens show beside each other. */
export interface PictureBeside {
  readonly type: "pictureBeside";
  readonly raw: string;
  readonly parts: readonly [picture: Token, explanation: Token];
}

/** Joins each paragraph of a single picture with the table or the list that follows it. */
export function joinBeside<Other extends { readonly type: string }>(
  tokens: readonly (Token | Other)[],
): (Token | Other | PictureBeside)[] {
  const joined: (Token | Other | PictureBeside)[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token | Other;
    const next = tokens[tokens[index + 1]?.type === "space" ? index + 2 : index + 1];
    if (!isPicture(token) || !(next?.type === "table" || next?.type === "list")) {
      joined.push(token);
      continue;
    }
    joined.push({ type: "pictureBeside", raw: "", parts: [token, next as Token] });
    index = tokens.indexOf(next);
  }
  return joined;
}

function isPicture(token: { readonly type: string }): token is Tokens.Paragraph {
  if (token.type !== "paragraph") return false;
  const { tokens } = token as Tokens.Paragraph;
  return tokens.length === 1 && tokens[0]?.type === "image";
}
