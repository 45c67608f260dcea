import type { Child, FC } from "hono/jsx";

/** Text that explains its content on hover, focus and touch. Screen readers read it after the content. */
export const Tooltip: FC<{ readonly text: string; readonly children: Child }> = ({ text, children }) => (
  // The tab stop opens the tooltip by keyboard, and by touch.
  <span class="tip" tabindex={0}>
    {children}
    <span class="tip-text"> {text}</span>
  </span>
);
