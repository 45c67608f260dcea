import { CodeBlock } from "../dashboard/components/code/code-block.js";
import type { Language } from "../dashboard/components/code/highlight.js";
import type { RenderCode } from "./content/render-markdown.js";

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
  http: ["HTTP", "text"],
  svg: ["SVG", "text"],
  haproxy: ["HAProxy", "text"],
  ini: ["PgBouncer", "text"],
  math: ["Formula", "text"],
  promql: ["PromQL", "text"],
  sql: ["SQL", "text"],
  text: ["Output", "text"],
  yaml: ["YAML", "text"],
};

/** Renders a block of code in colors, with a button that copies it. */
export const renderCode: RenderCode = (code, language, number) => {
  const [title, colors] = LANGUAGES[language] ?? ["Text", "text"];
  return `${<CodeBlock id={`block-${number}`} title={title} language={colors} code={code} />}\n`;
};
