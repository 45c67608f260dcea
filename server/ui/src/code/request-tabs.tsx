import type { FC } from "hono/jsx";
import type { CodeExample } from "../code-examples/code-example.js";
import { Tabs } from "../tabs.js";
import { CodeBlock } from "./code-block.js";

/** A request in all languages, one of which is shown. The choice counts on all pages. */
export const RequestTabs: FC<{
  readonly examples: readonly CodeExample[];
  /** Tells several requests of a page apart; empty for the only one. */
  readonly variant?: string;
}> = ({ examples, variant = "" }) => (
  <Tabs
    name={`language${variant}`}
    remembers="language"
    label="Language"
    tabs={examples.map(({ id, name, language, code }) => ({
      id,
      label: name,
      content: <CodeBlock id={`request${variant}-${id}`} title="Request" language={language} code={code} />,
    }))}
  />
);
