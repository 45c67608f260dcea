import type { Section } from "../page.js";

/** A Markdown file of the repository that becomes a page. */
export interface Document {
  /** Path of the file in the repository. */
  readonly file: string;
  /** Path of the page. */
  readonly path: string;
  /** One sentence for link lists. */
  readonly description: string;
  readonly section: Section;
}

const guide = (slug: string, description: string): Document => ({
  file: `docs/guides/${slug}.md`,
  path: `/docs/guides/${slug}`,
  description,
  section: "Guides",
});

const operators = (slug: string, description: string): Document => ({
  file: `docs/${slug}.md`,
  path: `/docs/operators/${slug}`,
  description,
  section: "Operators",
});

const library = (file: string, slug: string, description: string): Document => ({
  file: `packages/${file}`,
  path: `/docs/library/${slug}`,
  description,
  section: "Library",
});

/** All documents, in the order of the navigation. The build copies their files and images. */
export const DOCUMENTS: readonly Document[] = [
  guide("quick-start", "From an account to your first chart, in four languages."),
  guide("places", "Which place a text means, and how you let people pick the right one."),
  guide("uncertain-birth-times", "All charts of a birth whose time is not known exactly."),
  guide("transits", "The sky of a moment, alone or against a chart."),
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
  guide("retries", "Retry without paying twice, and handle every error by its code."),
  guide("credits", "How credits, plans and rate limits work."),
  guide("keys", "Name, rotate and delete API keys without downtime."),
  guide("migration", "Point existing clients here, or move from version 1 to version 2."),
  guide("library", "Compute charts in your own program, without a server."),
  guide("accuracy", "How exact the charts are, with plots of the error by body and year."),
  guide("sources", "Where every number and name comes from."),
  library("chart-core/README.md", "chart-core", "Members of a chart, errors and entries of the library."),
  library("chart-core/docs/environments.md", "environments", "Environments in which the library was tried."),
  library("chart-core/docs/time.md", "time", "How the time functions find each change of a chart."),
  library("chart-core/docs/method.md", "method", "How a chart is computed, step by step."),
  library(
    "chart-core/docs/accuracy.md",
    "accuracy",
    "All figures of the library's accuracy, with their limits.",
  ),
  library("chart-core/docs/sources.md", "sources", "Sources of the library's data, with their licences."),
  library(
    "bodygraph-svg/README.md",
    "bodygraph-svg",
    "Draw charts, transits, pairs, the wheel and a day as SVG.",
  ),
  {
    ...guide("self-hosting", "From a clone to a production service with its first customer."),
    section: "Operators",
  },
  operators("operations", "Configuration, backup, monitoring and what to do when something fails."),
  operators("reliability", "Guarantees of the service, and the campaigns that test them."),
  operators("performance", "Figures of speed, and where the time goes."),
  operators("scale", "How far the service grows, with a million rows and several nodes."),
];

/** The library's API reference. It is one file, and becomes a page for each entry and kind. */
export const API_REFERENCE_FILE = "packages/chart-core/docs/api.md";

/** Folders whose pictures pages show. */
export const PICTURE_FOLDERS: readonly string[] = ["docs/gallery", "docs/guides/plots"];
