import { PLANS, planRecord } from "@chart/accounts";
import { escapeMarkdown } from "../content/escape-markdown.js";
import { ELEMENT_PAGE, elementLines } from "./element-lines.js";
import type { LandingFacts } from "./landing-facts.js";
import type { LandingRequest } from "./landing-request.js";
import { accessTexts, commonLimitOf, everyPlan, includedText, limitText } from "./plan-texts.js";

export const LANDING_MARKDOWN_PATH = "/index.md";

interface LandingTexts {
  readonly serviceName: string;
  readonly facts: LandingFacts;
  readonly request: LandingRequest;
  /** True if there is a page on which people see their own chart. */
  readonly hasChart: boolean;
}

/** Writes the front page as Markdown: the request with its answers, the plans, and where to read on. */
export function landingMarkdown({ serviceName, facts, request, hasChart }: LandingTexts): string {
  const { examples, keyNote, answer } = request;
  const commonLimit = commonLimitOf(facts);
  const hasPrices = PLANS.some((plan) => facts.planPrices?.[plan] !== undefined);
  const plans = PLANS.map((plan) => {
    const { title, purpose } = planRecord(plan);
    const price = hasPrices ? ` ${escapeMarkdown(facts.planPrices?.[plan] ?? "")} |` : "";
    const limit = commonLimit === undefined ? ` ${limitText(facts.rateLimits[plan])}` : "";
    return `| ${title} | ${facts.planCredits[plan].toLocaleString("en")} |${price} ${purpose} ${includedText(plan)}${limit} |`;
  });
  const access = accessTexts(facts);
  const ask = access.ask === undefined ? "" : ` [${access.ask.label}](${access.ask.href}).`;
  const dashboard = facts.hasDashboard ? "\n- [Dashboard](/dashboard): keys, credits and requests" : "";
  return `# ${serviceName}

Human Design charts from a birth date, time and place: in any web page, over HTTP as JSON, SVG or PNG, and as a TypeScript library.
${hasChart ? "[See your own chart](/chart). " : ""}New to Human Design? [Read a chart](/docs/guides/read-a-chart).

${hasChart ? elementSection(request.baseUrl) : ""}## One request, one chart

This request works on every plan. First run \`export CHART_API_KEY=chart_live_...\` with your own key:
[get a key](/docs/guides/quick-start#get-a-key). ${keyNote}

\`\`\`sh
${examples[0]?.code}
\`\`\`

The response:

\`\`\`json
${answer}
\`\`\`

On the Developer plan and up, leave out \`/simple\` for the whole chart.

## Uncertain birth times and measured accuracy

- [Births without an exact time](/docs/guides/uncertain-birth-times): every chart of a day or an hour, and the second at
  which each value changes.
- [Accuracy](/docs/guides/accuracy): the error of every body against JPL's ephemeris DE431, 1800 to 2199.

## Plans

One credit is one chart, and refused requests are free.${commonLimit === undefined ? "" : ` ${everyPlan(commonLimit)}`}

| plan | credits a month |${hasPrices ? " price |" : ""} for |
| --- | --- |${hasPrices ? " --- |" : ""} --- |
${plans.join("\n")}

${access.note} [${access.label}](${access.href}).${ask}

## Read on

- [Quick start](/docs/guides/quick-start): the first chart in four languages
- [Documentation](/docs/index.md), [API reference](/docs/reference.md), [OpenAPI](/openapi.json), [index of the pages](/llms.txt)${dashboard}

${serviceName} is an independent project, not affiliated with Jovian Archive. Charts are for information and
self-reflection; they are no medical, psychological or financial advice.
`;
}

/** Writes the lines that draw a chart in any page. The service has their script if it has the page of a chart. */
function elementSection(baseUrl: string): string {
  return `## A chart in any page

One script and one tag draw a chart in any page. It is computed in the visitor's browser: no key, no npm.

\`\`\`html
${elementLines(baseUrl)}
\`\`\`

The same in [WordPress](${ELEMENT_PAGE}#wordpress-and-other-editors), as [an iframe](${ELEMENT_PAGE}#iframe) or as
[a link to a chart](${ELEMENT_PAGE}#links-to-a-chart): [elements](${ELEMENT_PAGE}).

`;
}
