import { Marked, type Token, type Tokens } from "marked";
import type { Heading, PageContent } from "../base/page.js";
import { type CodeRun, joinCodeRuns } from "./code-runs.js";
import { escapeHtml, unescapeHtml } from "./escape-html.js";
import { joinBeside, type PictureBeside } from "./picture-beside.js";
import { joinWalls, type PictureWall } from "./picture-wall.js";
import { type Picture, renderPicture, renderPictures } from "./render-pictures.js";
import { renderTable } from "./render-table.js";
import { renderWall } from "./render-wall.js";
import { Slugs } from "./slugs.js";

export interface CodeText {
  readonly code: string;
  /** Word after the fence. */
  readonly language: string;
  /** HTML of the text above the code. */
  readonly about: string;
}

/** Renders code, or several blocks as alternatives. Their number is unique on the page. */
export type RenderCode = (blocks: readonly CodeText[], number: number) => string;

/**
 * Renders Markdown without its first heading, which the layout shows. HTML within the Markdown is shown as
 * text, and comments are left out. Tables that are wider than the page can be scrolled by keyboard.
 *
 * @param hasChart True if there is the page /chart to link to.
 */
export function renderMarkdown(markdown: string, renderCode: RenderCode, hasChart = false): PageContent {
  const slugs = new Slugs();
  const headings: Heading[] = [];
  let blocks = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = unescapeHtml(this.parser.parseInline(tokens, this.parser.textRenderer));
        const id = slugs.next(text);
        if (depth === 1) return "";
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${html.includes("<a ") ? html : `<a href="#${id}">${html}</a>`}</h${depth}>\n`;
      },
      code: ({ text, lang = "" }) => renderCode([{ code: text, language: lang, about: "" }], ++blocks),
      html: ({ text }) => (text.startsWith("<!--") ? "" : escapeHtml(text)),
      paragraph({ tokens }) {
        const pictures = picturesOf(tokens);
        if (pictures.length > 1) return renderPictures(pictures);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      table(token) {
        const render = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const pictures = token.rows.flatMap((row) =>
          row.flatMap(({ tokens }, column) => {
            const [picture] = picturesOf(tokens);
            const heading = token.header[column];
            return picture === undefined || heading === undefined
              ? []
              : [{ ...picture, caption: render(heading) }];
          }),
        );
        const cells = token.rows.reduce((count, row) => count + row.length, 0);
        return pictures.length === cells ? renderPictures(pictures) : renderTable(token, render, slugs);
      },
      image: renderPicture,
      codespan: ({ text }) => `<code>${keepFlags(escapeHtml(text))}</code>`,
    },
    extensions: [
      {
        name: "codeRun",
        renderer(token) {
          const texts = (token as unknown as CodeRun).variants.map(({ code, about }) => ({
            code: code.text,
            language: code.lang ?? "",
            about: about === undefined ? "" : this.parser.parse([about]),
          }));
          return renderCode(texts, ++blocks);
        },
      },
      {
        name: "pictureBeside",
        renderer(token) {
          const parts = (token as unknown as PictureBeside).parts.map((part) => this.parser.parse([part]));
          return `<div class="picture-beside">${parts.join("")}</div>\n`;
        },
      },
      {
        name: "pictureWall",
        renderer(token) {
          const entries = (token as unknown as PictureWall).pictures.map(({ href, text, caption, code }) => {
            // The name has a line of its own, which needs no full stop.
            const html = this.parser.parseInline(caption.tokens).replace(/\.(?=<\/strong>)/, "");
            const name = unescapeHtml(/^<strong>(.*?)<\/strong>/.exec(html)?.[1] ?? text);
            const shown = { code: code?.text ?? "", language: code?.lang ?? "", about: "" };
            const codeHtml = code === undefined ? "" : renderCode([shown], ++blocks);
            return { href, text, name, id: slugs.next(name), caption: html, code: shown.code, codeHtml };
          });
          return renderWall(entries, hasChart);
        },
      },
    ],
  });
  const tokens = joinCodeRuns(joinBeside(joinWalls(marked.lexer(markdown))));
  return { html: marked.parser(tokens), headings };
}

/** Keeps flags such as `--plan` and parameters such as `?date` on one line: browsers break after their first characters. */
function keepFlags(html: string): string {
  return html.replace(/(?<=^|\s)(?:--?|\?)[a-z][\w-]*/gi, '<span class="flag">$&</span>');
}

const SHORT_TEXTS = new Marked();

/** Renders a short text without headings and code blocks; a single paragraph has no element of its own. */
export function renderShortMarkdown(markdown: string): string {
  const isParagraph = !/\n\s*\n|^\s*[-*] /.test(markdown);
  return isParagraph
    ? SHORT_TEXTS.parseInline(markdown, { async: false })
    : SHORT_TEXTS.parse(markdown, { async: false });
}

/** Returns the pictures of a text that has nothing else; none if there is more. */
function picturesOf(tokens: readonly Token[]): readonly Picture[] {
  const shown = tokens.filter((token) => token.type !== "br" && token.raw.trim() !== "");
  const pictures = shown.filter((token): token is Tokens.Image => token.type === "image");
  return pictures.length === shown.length ? pictures.map(({ href, text }) => ({ href, text })) : [];
}
