import { raw } from "hono/html";
import type { FC } from "hono/jsx";
import { renderShortMarkdown } from "../content/render-markdown.js";

/** A short text in Markdown, such as a description of the OpenAPI document. */
export const InlineMarkdown: FC<{ readonly text: string }> = ({ text }) => (
  <>{raw(renderShortMarkdown(text))}</>
);
