import type { Heading } from "../base/page.js";
import type { OpenApiOperation } from "./openapi.js";

interface OperationFacts {
  readonly credits: string;
  readonly plans: string;
  readonly formats: string;
}

/** A part of the description under a heading of its own. */
interface DescriptionSection {
  readonly heading: Heading;
  readonly text: string;
}

export interface DescribedParts {
  readonly purpose: string;
  /** Undefined for operations that need no key. */
  readonly facts: OperationFacts | undefined;
  /** Further paragraphs of the description. */
  readonly description: string;
  readonly sections: readonly DescriptionSection[];
}

const FORMATS: Readonly<Record<string, string>> = {
  "application/json": "JSON",
  "image/svg+xml": "SVG",
  "image/png": "PNG",
};

/**
 * Divides a description: the first paragraph is the purpose; the second one, where there is a price, says it and the
 * plans in words; headings begin sections.
 */
export function describedParts(operation: OpenApiOperation): DescribedParts {
  const [text = "", ...sections] = (operation.description ?? "").split(/\n\n## /);
  const [purpose = "", ...others] = text.split("\n\n");
  const facts = factsOf(operation);
  return {
    purpose,
    facts,
    description: others.slice(facts === undefined ? 0 : 1).join("\n\n"),
    sections: sections.map((section) => {
      const [title = "", ...paragraphs] = section.split("\n\n");
      const id = title.toLowerCase().replaceAll(" ", "-");
      return { heading: { id, text: title }, text: paragraphs.join("\n\n") };
    }),
  };
}

function factsOf({
  "x-credits": credits,
  "x-plans": plans = [],
  responses,
}: OpenApiOperation): OperationFacts | undefined {
  if (credits === undefined) return undefined;
  const types = Object.keys(responses["200"]?.content ?? {});
  return {
    credits,
    plans: plans.join(", "),
    formats: types.map((type) => FORMATS[type] ?? type).join(", "),
  };
}

export function factsText({ credits, plans, formats }: OperationFacts): string {
  return [credits, plans, formats].join(" · ");
}
