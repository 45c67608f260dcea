import { readDocument } from "../content/read-document.js";
import { titleOf } from "../content/site-document.js";
import { Slugs } from "../content/slugs.js";
import type { OpenApiOperation } from "./openapi.js";

export interface OperationGuide {
  readonly title: string;
  readonly href: string;
}

const QUICK_START = "quick-start";
const PLACES = "places";
/** The guide to the members of a chart, which does not help to write a request. */
const CHARTS = "read-a-chart";

/** Returns the guides of an operation. */
export function operationGuides({ "x-guides": names = [] }: OpenApiOperation): readonly OperationGuide[] {
  return names.map(guideOf);
}

/** Returns the guides that help to write the request of an operation. */
export function requestGuides({ "x-guides": names = [] }: OpenApiOperation): readonly OperationGuide[] {
  const own = names.filter((name) => name !== CHARTS);
  return [...(own.length === 0 ? [QUICK_START] : own), PLACES].map(guideOf);
}

/** Returns the guide of a name, or its part after `#`, with the title that it has in its document. */
function guideOf(name: string): OperationGuide {
  const [slug = "", anchor] = name.split("#");
  const text = readDocument(`docs/guides/${slug}.md`);
  return {
    title: anchor === undefined ? titleOf(text) : headingOf(text, anchor),
    href: `/docs/guides/${name}`,
  };
}

function headingOf(text: string, anchor: string): string {
  const slugs = new Slugs();
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
  const found = headings.find((heading) => slugs.next(heading) === anchor);
  if (found === undefined) throw new Error(`No guide has a heading with the id ${anchor}.`);
  return found;
}
