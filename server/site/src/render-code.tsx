import type { Language } from "@chart/ui";
import { CodeBlock, Tabs } from "@chart/ui";
import { raw } from "hono/html";
import type { CodeText, RenderCode } from "./content/render-markdown.js";

/** Title and colors of a block, by the language after its fence. */
const LANGUAGES: Readonly<Record<string, readonly [title: string, language: Language]>> = {
  sh: ["Shell", "shell"],
  shell: ["Shell", "shell"],
  ts: ["TypeScript", "typescript"],
  tsx: ["TypeScript", "typescript"],
  js: ["JavaScript", "typescript"],
  python: ["Python", "python"],
  php: ["PHP", "php"],
  json: ["JSON", "json"],
  html: ["HTML", "text"],
  http: ["HTTP", "text"],
  svg: ["SVG", "text"],
  diagram: ["Parts", "text"],
  haproxy: ["HAProxy", "text"],
  ini: ["Settings", "text"],
  math: ["Formula", "text"],
  nginx: ["nginx", "text"],
  promql: ["PromQL", "text"],
  sql: ["SQL", "text"],
  text: ["Output", "text"],
  yaml: ["YAML", "text"],
};

/** Id of a tab, which the reference shares, so that a choice counts there too. */
const TABS: Readonly<Record<string, string>> = { sh: "curl", ts: "typescript", js: "typescript" };

/** Renders a block of code in colors, with a button that copies it; several blocks become tabs. */
export const renderCode: RenderCode = (blocks, number) => {
  const [only, ...others] = blocks;
  if (only !== undefined && others.length === 0) return `${<Block block={only} id={`block-${number}`} />}\n`;
  const tabs = blocks.map((block) => {
    const id = TABS[block.language] ?? block.language;
    return {
      id,
      label: id === "curl" ? "curl" : titleOf(block),
      content: (
        <>
          {raw(block.about)}
          <Block block={block} id={`block-${number}-${id}`} />
        </>
      ),
    };
  });
  return `${<Tabs name={`language-${number}`} remembers="language" label="Language" tabs={tabs} />}\n`;
};

const Block = ({ block, id }: { readonly block: CodeText; readonly id: string }) => (
  <CodeBlock
    id={id}
    title={titleOf(block)}
    language={LANGUAGES[block.language]?.[1] ?? "text"}
    code={block.code}
  />
);

function titleOf({ language }: CodeText): string {
  return LANGUAGES[language]?.[0] ?? "Text";
}
