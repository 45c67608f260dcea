import type { Token, Tokens } from "marked";

/** A picture of a wall. */
interface WallPicture {
  readonly href: string;
  /** Text in place of the picture. */
  readonly text: string;
  readonly caption: Tokens.TableCell;
  /** Code that draws the picture; undefined if the document has none. */
  readonly code: Tokens.Code | undefined;
}

/** Pictures with captions and code, which a page shows side by side. */
export interface PictureWall {
  readonly type: "pictureWall";
  readonly raw: string;
  readonly pictures: readonly WallPicture[];
}

/**
 * Joins each table of pictures with the blocks of code behind it into a wall. Its rows have pictures and captions by
 * turns; the blocks, each within `<details>`, belong to the pictures in their order. So code hosts show a wall, too.
 */
export function joinWalls(tokens: readonly Token[]): (Token | PictureWall)[] {
  const joined: (Token | PictureWall)[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const captioned = token.type === "table" ? captionedPictures(token as Tokens.Table) : [];
    if (captioned.length === 0) {
      joined.push(token);
      continue;
    }
    const codes: Tokens.Code[] = [];
    for (let code = detailsAt(tokens, index + 1); code !== undefined; code = detailsAt(tokens, index + 1)) {
      codes.push(code.code);
      index = code.end;
    }
    const pictures = captioned.map((picture, number) => ({ ...picture, code: codes[number] }));
    joined.push({ type: "pictureWall", raw: "", pictures });
  }
  return joined;
}

/** Returns the pictures of a table with their captions; none if any row has something else. */
function captionedPictures({ header, rows }: Tokens.Table): readonly Omit<WallPicture, "code">[] {
  const all = [header, ...rows];
  const pictures: Omit<WallPicture, "code">[] = [];
  for (let row = 0; row < all.length; row += 2) {
    for (const [column, { tokens }] of (all[row] ?? []).entries()) {
      const [image, ...others] = tokens;
      const caption = all[row + 1]?.[column];
      if (image === undefined) continue;
      if (image.type !== "image" || others.length > 0 || caption === undefined) return [];
      const { href, text } = image as Tokens.Image;
      pictures.push({ href, text, caption });
    }
  }
  return pictures;
}

/** Reads a block of code within `<details>`, and the index of its last token; undefined if none is there. */
function detailsAt(
  tokens: readonly Token[],
  start: number,
): { readonly code: Tokens.Code; readonly end: number } | undefined {
  const end = tokens.findIndex((token, index) => index >= start && isHtml(token, "</details>"));
  const [opening, code, closing] = tokens.slice(start, end + 1).filter(({ type }) => type !== "space");
  if (!isHtml(opening, "<details>") || code?.type !== "code" || closing !== tokens[end]) return undefined;
  return { code: code as Tokens.Code, end };
}

function isHtml(token: Token | undefined, tag: string): boolean {
  return token?.type === "html" && token.raw.startsWith(tag);
}
