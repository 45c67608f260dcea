import type { Section } from "../base/page.js";

/** A Markdown file of the repository that becomes a page. */
export interface Document {
  readonly file: string;
  readonly path: string;
  /** One sentence for link lists. */
  readonly description: string;
  readonly section: Section;
  /** Words that the search finds it by, of a file that shows no front matter to its readers elsewhere. */
  readonly keywords?: string | undefined;
  /** False for a page that others link to, and the navigation does not list. */
  readonly inNavigation?: false;
}

const guide = (slug: string, description: string): Document => ({
  file: `docs/guides/${slug}.md`,
  path: `/docs/guides/${slug}`,
  description,
  section: "Guides",
});

const operators = (slug: string, description: string): Document => ({
  file: `docs/operators/${slug}.md`,
  path: `/docs/operators/${slug}`,
  description,
  section: "Operators",
});

const library = (file: string, slug: string, description: string, keywords?: string): Document => ({
  file: `packages/${file}`,
  path: `/docs/library/${slug}`,
  description,
  section: "Library",
  keywords,
});

/** All documents, in the order of the navigation. The build copies their files and images. */
export const DOCUMENTS: readonly Document[] = [
  guide("quick-start", "From an account to your first chart, in four languages."),
  {
    file: "packages/client/README.md",
    path: "/docs/guides/client",
    description:
      "The client for TypeScript and JavaScript: methods, errors, retries, lists and a place picker.",
    section: "Guides",
  },
  {
    file: "clients/README.md",
    path: "/docs/guides/clients",
    description: "The same client for Python and PHP, in one file each.",
    section: "Guides",
  },
  {
    file: "packages/cli/README.md",
    path: "/docs/guides/command",
    description:
      "Charts in a terminal, and for files of births, offline: text, JSON, pictures, CSV, Parquet.",
    section: "Guides",
    keywords: "cli, command line, npx, offline, csv, parquet, ndjson, bulk, million, slurm, gnu parallel",
  },
  {
    file: "docs/assistants.md",
    path: "/docs/assistants",
    description:
      "Tools for Claude, ChatGPT and other assistants: exact charts in a conversation, without a key.",
    section: "Guides",
    keywords: "mcp, model context protocol, connector, claude, chatgpt, gemini, cursor, llm, ai, agent, mcpb",
  },
  {
    file: "docs/privacy.md",
    path: "/docs/privacy",
    description: "Who sees a birth, and what is kept.",
    section: "Guides",
    keywords: "personal data, gdpr, data protection, retention, policy, log",
    inNavigation: false,
  },
  guide("read-a-chart", "New to Human Design: a chart explained, with its picture and its JSON."),
  guide("births", "A birth by place, coordinates, time zone or moment, and what clock changes do."),
  guide("places", "Which place a text means, and how you let people pick the right one."),
  guide("uncertain-birth-times", "All charts of a birth whose time is not known exactly."),
  guide("transits", "The sky of a moment, alone or against a chart."),
  {
    file: "docs/calendar.md",
    path: "/docs/calendar",
    description: "The sky in your own calendar, and what changes this month.",
    section: "Guides",
    keywords: "ics, ical, webcal, subscribe, google calendar, apple calendar, outlook, mercury retrograde",
  },
  guide("calendar", "What changes in the sky, and for a chart, as data and as a calendar file."),
  guide("returns", "Every pass of a planet over its place at birth."),
  guide("people", "The charts of two people, a penta or a group together."),
  guide("batches", "The charts of up to 500 births in one request."),
  guide("pictures", "Charts as SVG and PNG."),
  {
    file: "docs/gallery.md",
    path: "/docs/gallery",
    description: "Pictures of charts, transits, two people and a day, in both themes.",
    section: "Guides",
  },
  {
    file: "docs/census.md",
    path: "/docs/census",
    description: "How rare each type, cross, channel and gate is, by exact time, with plots.",
    section: "Guides",
  },
  guide("retries", "Retry without paying twice, and handle every error by its code."),
  guide("credits", "How credits, plans and rate limits work."),
  guide("keys", "Name, rotate and delete API keys without downtime."),
  guide("migration", "Point existing clients here, or move from version 1 to version 2."),
  guide("accuracy", "How exact the charts are, with plots of the error by body and year."),
  guide("sources", "Where every number and name comes from."),
  { ...guide("library", "Compute charts in your own program, without a server."), section: "Library" },
  library(
    "chart-core/README.md",
    "chart-core",
    "Installation, members of a chart, entries with their sizes, and errors.",
  ),
  library(
    "chart-core/docs/environments.md",
    "environments",
    "Node, browsers, bundlers, Deno, Bun and workers.",
  ),
  {
    ...library(
      "chart-core/docs/from-0.2-to-0.3.md",
      "from-0.2-to-0.3",
      "Every old and new name of the library.",
    ),
    inNavigation: false,
  },
  library("chart-core/docs/local-time.md", "local-time", "Clock changes, time zones and old births."),
  library(
    "chart-core/docs/time.md",
    "time",
    "Births without a time, changes, transits and returns, in code.",
  ),
  library("chart-core/docs/method.md", "method", "From a clock to a chart, step by step."),
  library(
    "chart-core/docs/accuracy.md",
    "accuracy",
    "Every measurement of the library, with its limits and causes.",
  ),
  library(
    "chart-core/docs/sources.md",
    "sources",
    "The publication and licence behind each number of the library.",
  ),
  library(
    "bodygraph-svg/README.md",
    "bodygraph-svg",
    "Draw charts, transits, pairs, the wheel and a day as SVG.",
  ),
  library(
    "bodygraph-element/README.md",
    "bodygraph-element",
    "Embed a chart or its form in any web page: script tag, iframe, WordPress, links to a chart.",
    "embed, embedding, embed code, embed script, snippet, widget, plugin, website, html, custom element, cms",
  ),
  {
    ...guide("mount", "The API inside your own Hono app, on Node, Deno, Bun or a worker."),
    section: "Library",
  },
  {
    ...guide("self-hosting", "From a clone to a production service with its first customer."),
    section: "Operators",
  },
  {
    ...operators("README", "What to do when, and where each subject is explained."),
    path: "/docs/operators/operations",
  },
  operators("configuration", "Every environment variable, with its default."),
  operators("accounts", "Create, change and delete accounts, by command and in the dashboard."),
  operators("security", "Keep secrets, replace them, and set up the proxy safely."),
  operators("monitoring", "Probes, alerts and metrics."),
  operators("logs", "Log lines, the request log of each account, and traces."),
  operators("troubleshooting", "The runbook: from a symptom to its remedy."),
  operators("upgrades", "Upgrade without losing requests; what happens at a start and a stop."),
  operators("backup", "Back up the store, restore it, and check that no credit is missing."),
  operators("limits", "Every limit that callers can meet, and what happens under too much load."),
  operators("nodes", "More processes and machines, a standby, PgBouncer and clocks."),
  operators(
    "patroni",
    "PostgreSQL on three machines that survives its leader: all files, and what was tried.",
  ),
  operators("one-primary", "What a charge costs the database, how many it carries, and what comes then."),
  operators("performance", "Processors, memory and database that you need, and how fast requests are."),
  operators("reliability", "What the service guarantees in which failure, and how it is tested."),
];

/** The library's API reference, which chart-core's build writes: a page for each entry and export. */
export const API_REFERENCE_FILE = "packages/chart-core/dist/reference/parts.json";

/** Files of clients that readers download, by their names. The build copies them. */
export const CLIENT_FILES = {
  "chart-client.tgz": "packages/client/dist/chart-client.tgz",
  "chart_api.py": "clients/python/chart_api.py",
  "ChartApi.php": "clients/php/ChartApi.php",
} as const;

export const PICTURE_FOLDERS: readonly string[] = [
  "docs/gallery",
  "docs/census",
  "docs/guides/pictures",
  "docs/guides/plots",
];
