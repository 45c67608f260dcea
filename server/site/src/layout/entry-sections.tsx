import type { FC } from "hono/jsx";
import type { PageContent } from "../base/page.js";
import { type RenderCode, renderMarkdown } from "../content/render-markdown.js";
import { InlineMarkdown } from "./inline-markdown.js";
import { SoftBreaks } from "./soft-breaks.js";

interface Entry {
  readonly href: string;
  readonly name: string;
  /** A word before the name, such as a status. */
  readonly label: string;
  /** A sentence of Markdown. */
  readonly text: string;
}

/** A part of a page: Markdown, then a list of pages. */
export interface EntrySection {
  readonly markdown: string;
  readonly entries?: readonly Entry[];
}

/** Writes sections as Markdown, under a `head` of label, name and text. */
export function entrySectionsMarkdown(
  sections: readonly EntrySection[],
  head: readonly [label: string, name: string, text: string],
): string {
  return sections
    .map(({ markdown, entries }) => {
      if (entries === undefined) return markdown;
      const rows = entries.map(
        ({ href, name, label, text }) =>
          `| ${label} | [\`${name}\`](${href}) | ${text.replaceAll("|", "\\|")} |`,
      );
      return [markdown, "", `| ${head.join(" | ")} |`, "| --- | --- | --- |", ...rows].join("\n");
    })
    .join("\n\n")
    .concat("\n");
}

/** Renders sections as HTML. Only one of them may have blocks of code, and no heading may occur twice. */
export function entrySectionsContent(sections: readonly EntrySection[], renderCode: RenderCode): PageContent {
  const parts = sections.map(({ markdown, entries }) => {
    const { html, headings } = renderMarkdown(markdown, renderCode);
    return { html: entries === undefined ? html : `${html}${<EntryList entries={entries} />}`, headings };
  });
  return {
    html: parts.map(({ html }) => html).join("\n"),
    headings: parts.flatMap(({ headings }) => headings),
  };
}

/** A list of pages: label and name, then a sentence beside them or, on phones, below. */
const EntryList: FC<{ readonly entries: readonly Entry[] }> = ({ entries }) => (
  <ul class="entries">
    {entries.map(({ href, name, label, text }) => (
      <li>
        <p>
          <span class="pill">{label}</span>{" "}
          <a class="mono" href={href}>
            <SoftBreaks text={name} />
          </a>
        </p>
        <p>
          <InlineMarkdown text={text} />
        </p>
      </li>
    ))}
  </ul>
);
