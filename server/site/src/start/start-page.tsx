import { Icon } from "@chart/ui";
import type { FC } from "hono/jsx";
import {
  type DocPage,
  markdownPath,
  SECTIONS,
  type Section,
  type SourcePage,
  sectionId,
} from "../base/page.js";
import { pagesOf } from "../layout/navigation.js";
import { SearchForm } from "../layout/search-form.js";
import { TASKS } from "../layout/task-links.js";

/** Creates the page at /docs: the tasks that readers come for, then all pages by section. */
export function startPage(pages: readonly DocPage[], serviceName: string): SourcePage {
  return {
    path: "/docs",
    title: "Documentation",
    description: `How to use ${serviceName}: guides, reference, errors and glossary.`,
    section: "Guides",
    inNavigation: false,
    markdown: () =>
      [
        "# Documentation",
        `${leadOf(serviceName)} Begin with the [quick start](/docs/guides/quick-start).`,
        "Every page is available as Markdown: add `.md` to its address. [/llms.txt](/llms.txt) is the index, [/llms-full.txt](/llms-full.txt) the text of all.",
        `## Tasks\n\n${TASKS.map(({ title, path, text }) => `- [${title}](${path}): ${text}`).join("\n")}`,
        ...SECTIONS.map((section) => {
          const links = pagesOf(pages, section).map(
            ({ path, title, description }) => `- [${title}](${path}): ${description}`,
          );
          return `## ${section}\n\n${links.join("\n")}`;
        }),
      ].join("\n\n"),
    content: () => ({ html: String(<StartContent pages={pages} serviceName={serviceName} />), headings: [] }),
  };
}

function leadOf(serviceName: string): string {
  return `${serviceName} turns a birth date, time and place into a Human Design chart, over HTTP or in your own program.`;
}

const StartContent: FC<{ readonly pages: readonly DocPage[]; readonly serviceName: string }> = ({
  pages,
  serviceName,
}) => {
  const sections = LISTED.map((section) => ({ section, own: pagesOf(pages, section) }));
  return (
    <div class="start">
      <p class="lead">{leadOf(serviceName)}</p>
      <SearchForm id="q" hasButton />
      <ul class="tasks">
        {TASKS.map(({ path, title, text, icon }) => (
          <li>
            <a class="card" href={path}>
              <Icon name={icon} />
              <span>
                <strong>{title}</strong>
                <span class="quiet small">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {sections.map(({ section, own }) => (
        <PagesOfSection section={section} pages={own} />
      ))}
      <p class="quiet small">
        Every page is available <a href={markdownPath("/docs")}>as Markdown</a>: add <code>.md</code> to its
        address. <a href="/llms.txt">/llms.txt</a> is an index for programs.
      </p>
    </div>
  );
};

/** Sections whose pages are guides. Of the others, a task leads to the first page, which lists the rest. */
const LISTED: readonly Section[] = ["Guides", "Library", "Operators"];

/** Those that few readers need. On phones, the script folds them. */
const FOLDED: ReadonlySet<Section> = new Set(["Library", "Operators"]);

const PagesOfSection: FC<{ readonly section: Section; readonly pages: readonly DocPage[] }> = ({
  section,
  pages,
}) => {
  const heading = <h2 id={sectionId(section)}>{section}</h2>;
  const groups = <PageGroups pages={pages} />;
  return (
    <section aria-labelledby={sectionId(section)}>
      {FOLDED.has(section) ? (
        <details open data-folds>
          <summary>{heading}</summary>
          {groups}
        </details>
      ) : (
        <>
          {heading}
          {groups}
        </>
      )}
    </section>
  );
};

const PageGroups: FC<{ readonly pages: readonly DocPage[] }> = ({ pages }) => (
  <div class="groups">
    {groupsOf(pages).map(({ group, entries }) => (
      <div>
        {group !== undefined && <h3>{group}</h3>}
        <ul>
          {entries.map(({ path, title }) => (
            <li>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

function groupsOf(
  pages: readonly DocPage[],
): readonly { readonly group: string | undefined; readonly entries: readonly DocPage[] }[] {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: pages.filter((page) => page.group === group) }));
}
