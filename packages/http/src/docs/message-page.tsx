import type { FC } from "hono/jsx";
import type { Assets } from "../dashboard/assets.js";
import { DocsLayout } from "./layout/docs-layout.js";
import type { DocPage } from "./page.js";

/** A page with a short text, such as for an address that does not exist. */
export const DocsMessagePage: FC<{
  readonly assets: Assets;
  readonly pages: readonly DocPage[];
  readonly title: string;
  readonly text: string;
}> = ({ assets, pages, title, text }) => (
  <DocsLayout assets={assets} pages={pages} title={title} description={text}>
    <p>{text}</p>
    <p>
      Search the documentation, start at the <a href="/docs">list of all pages</a>, or go to the{" "}
      <a href="/">front page</a>.
    </p>
  </DocsLayout>
);
