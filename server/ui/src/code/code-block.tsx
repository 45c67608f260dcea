import { raw } from "hono/html";
import type { FC } from "hono/jsx";
import { CopyButton } from "./copy.js";
import { highlight, type Language } from "./highlight.js";

/**
 * Code in colors, with a button that copies it, except from JSON that "…" shortens. Long lines scroll, also by keyboard.
 * On pages of the documentation, JSON with a text that is wider than the page wraps instead, and commands on phones.
 */
export const CodeBlock: FC<{
  /** Part of the element's id, unique on the page. */
  readonly id: string;
  /** Title above the code, such as a language or a file. */
  readonly title: string;
  readonly language: Language;
  readonly code: string;
}> = ({ id, title, language, code }) => (
  <div class="code">
    <div class="code-head">
      <span>{title}</span>
      {!(language === "json" && code.includes("…")) && <CopyButton of={`code-${id}`} />}
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a section would be a landmark. */}
    <div class="code-text" role="group" tabindex={0} aria-label={`Code: ${title}`}>
      <pre class={hasLongText(code, language) ? "wraps" : language === "shell" ? "commands" : undefined}>
        <code id={`code-${id}`}>
          {highlight(code, language).map(({ kind, text }) =>
            kind === undefined ? escapeCode(text) : <span class={`t-${kind}`}>{escapeCode(text)}</span>,
          )}
        </code>
      </pre>
    </div>
  </div>
);

/** Escapes code for an element. Its quotes stay as they are: escaped, they would make JSON a fifth longer. */
function escapeCode(code: string) {
  return raw(code.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}

/** Characters of a line that fit into the text of a page on a large screen. */
const FITTING_LENGTH = 88;

function hasLongText(code: string, language: Language): boolean {
  return language === "json" && code.split("\n").some(({ length }) => length > FITTING_LENGTH);
}
