interface Line {
  readonly text: string;
  /** True within a fenced block of code, its fences included. */
  readonly isCode: boolean;
}

/** Splits Markdown into lines and marks the fenced blocks of code, whose lines mean nothing to Markdown. */
export function linesOf(markdown: string): readonly Line[] {
  let fence: string | undefined;
  return markdown.split("\n").map((text) => {
    const opening = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence === undefined) {
      fence = opening;
      return { text, isCode: opening !== undefined };
    }
    if (opening?.startsWith(fence)) fence = undefined;
    return { text, isCode: true };
  });
}

/** Applies a change to the Markdown outside of fenced blocks of code, where a link may span lines. */
function changeProse(markdown: string, change: (prose: string) => string): string {
  const parts: { isCode: boolean; lines: string[] }[] = [];
  for (const { text, isCode } of linesOf(markdown)) {
    const last = parts.at(-1);
    if (last?.isCode === isCode) last.lines.push(text);
    else parts.push({ isCode, lines: [text] });
  }
  return parts.map(({ isCode, lines }) => (isCode ? lines.join("\n") : change(lines.join("\n")))).join("\n");
}

/** Replaces targets of links and pictures outside of code. A link whose new target is undefined becomes its text. */
export function changeLinks(markdown: string, targetOf: (href: string) => string | undefined): string {
  return changeProse(markdown, (prose) =>
    prose.replace(
      /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
      (_, mark: string, text: string, href: string) => {
        const target = targetOf(href);
        return target === undefined ? text : `${mark}[${text}](${target})`;
      },
    ),
  );
}
