import type { FC } from "hono/jsx";
import { Slugs } from "./content/slugs.js";
import { type DocPage, type Heading, SECTIONS } from "./page.js";

/** Creates the page at /docs: every section with its pages. */
export function startPage(pages: readonly DocPage[], serviceName: string): DocPage {
  const listed = pages.filter(({ inNavigation }) => inNavigation);
  return {
    path: "/docs",
    title: "Documentation",
    description: `How to use ${serviceName}: guides, reference, errors and glossary.`,
    section: "Guides",
    inNavigation: false,
    markdown: () =>
      [
        "# Documentation",
        `${serviceName} answers with Human Design charts over HTTP. Begin with the [quick start](/docs/guides/quick-start).`,
        "Every page is also there as Markdown: add `.md` to its address; [/llms.txt](/llms.txt) lists them.",
        ...SECTIONS.map((section) => {
          const links = listed
            .filter((page) => page.section === section)
            .map(({ path, title, description }) => `- [${title}](${path}): ${description}`);
          return `## ${section}\n\n${links.join("\n")}`;
        }),
      ].join("\n\n"),
    content: () => {
      const slugs = new Slugs();
      const headings = SECTIONS.map((section) => ({ id: slugs.next(section), text: section }));
      const html = <StartContent pages={listed} headings={headings} serviceName={serviceName} />;
      return { html: String(html), headings };
    },
  };
}

const StartContent: FC<{
  readonly pages: readonly DocPage[];
  readonly headings: readonly Heading[];
  readonly serviceName: string;
}> = ({ pages, headings, serviceName }) => (
  <>
    <p>
      {serviceName} answers with Human Design charts over HTTP. Begin with the{" "}
      <a href="/docs/guides/quick-start">quick start</a>. Every page is also there as Markdown: add{" "}
      <code>.md</code> to its address; <a href="/llms.txt">/llms.txt</a> lists them.
    </p>
    {headings.map(({ id, text }) => (
      <>
        <h2 id={id}>{text}</h2>
        <ul class="start">
          {pages
            .filter(({ section }) => section === text)
            .map(({ path, title, label, description }) => (
              <li>
                <a class="card" href={path}>
                  {title}
                  <br />
                  <span class="quiet">{label === undefined ? description : <code>{label}</code>}</span>
                </a>
              </li>
            ))}
        </ul>
      </>
    ))}
  </>
);
