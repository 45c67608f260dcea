import { PLANS, planRecord } from "@chart/accounts";
import { PUBLISHED_NAMES } from "@chart/ui";
import { escapeMarkdown } from "./escape-markdown.js";

export interface DocumentFacts {
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
  readonly planCredits: Readonly<Record<string, number>>;
  readonly rateLimits: Readonly<Record<string, number>>;
  readonly planPrices?: Readonly<Record<string, string | undefined>> | undefined;
  readonly contact?: string | undefined;
  /** True if the service has calendars that anybody may subscribe to. */
  readonly hasFeeds: boolean;
  /** True if the service has tools for assistants. */
  readonly hasAssistants: boolean;
  /** True if there is the page /chart. */
  readonly hasChart?: boolean;
}

/**
 * Fits a document to this installation. In the repository, comments mark the parts that depend on it:
 *
 *     <!-- if open sign-up -->     lines for a service at which anybody may open an account
 *     <!-- if invitation -->       lines for a service with a dashboard, but no open sign-up
 *     <!-- if commands -->         lines for a service without a dashboard
 *     <!-- if feeds -->            lines for a service with calendars to subscribe to
 *     <!-- if assistants -->       lines for a service with tools for assistants
 *     <!-- if chart -->            lines for a service with the page /chart
 *     <!-- end -->
 *
 * A bold "If ...:" at the start of such a part tells readers of the repository when it holds; pages leave it out.
 *
 *     <!-- install chart-client -->  lines that install a packed file; pages download the service's own
 *     <!-- end -->
 *
 *     <!-- contact: None yet? [Ask for one]. -->   a sentence whose link leads to the operator, if there is an address
 *     <!-- prices -->              a line for the table of prices, if the operator gave any
 *
 *     10,000<!-- scale -->         a number whose default is shown: the credits of a plan, or `rate limit`
 */
export function fillIn(markdown: string, facts: DocumentFacts): string {
  const access = !facts.hasDashboard ? "commands" : facts.isSignUpOpen ? "open sign-up" : "invitation";
  const limits = Object.values(facts.rateLimits);
  const [lowest, highest] = [Math.min(...limits), Math.max(...limits)].map((limit) =>
    limit.toLocaleString("en"),
  );
  const credits = Object.entries(facts.planCredits).map(([plan, count]) => [
    plan,
    count.toLocaleString("en"),
  ]);
  const numbers: Readonly<Record<string, string>> = {
    ...Object.fromEntries(credits),
    "rate limit": lowest === highest ? `${lowest}` : `${lowest} to ${highest}`,
  };
  return markdown
    .replace(CLIENT_INSTALLATION, INSTALL_CLIENT)
    .replace(/^<!-- if ([\w -]+) -->\n(.*?)(?=^<!-- (?:if|end))/gms, (_, name, part) =>
      name === access ||
      (name === "feeds" && facts.hasFeeds) ||
      (name === "assistants" && facts.hasAssistants) ||
      (name === "chart" && facts.hasChart)
        ? part.replace(/\*\*If [^*]+:\*\* (\W?\w)/, (_: string, first: string) => first.toUpperCase())
        : "",
    )
    .replace(/^<!-- (?:end|generated: \w+) -->\n/gm, "")
    .replace(/[\d,]+<!-- ([\w ]+) -->/g, (shown, name) => numbers[name] ?? shown)
    .replace(/\s*<!-- contact: (.*?)\[(.*?)\](.*?) -->/gs, (_, before, words, after) =>
      facts.contact === undefined ? "" : ` ${before}[${words}](${facts.contact})${after}`,
    )
    .replace(/^<!-- prices -->\n\n/gm, () => pricesTable(facts));
}

function pricesTable({ planPrices = {} }: DocumentFacts): string {
  const rows = PLANS.flatMap((plan) => {
    const price = planPrices[plan];
    return price === undefined ? [] : [`| ${planRecord(plan).title} | ${escapeMarkdown(price)} |\n`];
  });
  return rows.length === 0 ? "" : `| plan | price |\n| --- | --- |\n${rows.join("")}\n`;
}

const CLIENT_INSTALLATION = new RegExp(
  `^<!-- install ${PUBLISHED_NAMES["chart-client"]} -->\\n.*?^<!-- end -->\\n`,
  "ms",
);

/** Pages have the service's own address in place of this one. */
const INSTALL_CLIENT = `\`\`\`sh
curl -fsSO http://127.0.0.1:3000/docs/clients/chart-client.tgz
npm install ./chart-client.tgz
\`\`\`

Keep the file in your project. It is the client of this service's own version.
`;
