import type { McpServer } from "@modelcontextprotocol/server";
import { GLOSSARY, GLOSSARY_GROUPS, type GlossaryEntry } from "chart-core/glossary";
import type { AssistantHost } from "./base/host.js";
import { GUIDES } from "./guides.js";

/** Address of the MCP App that shows a drawn chart. */
export const CHART_APP_URI = "ui://bodygraph/chart.html";

const APP_TYPE = "text/html;profile=mcp-app";
const DAY_MS = 86_400_000;

/** Registers the glossary, the guides and the app. */
export function registerResources(server: McpServer, { chartApp }: Pick<AssistantHost, "chartApp">): void {
  const cacheHint = { ttlMs: DAY_MS, cacheScope: "public" } as const;
  const add = (name: string, uri: string, title: string, description: string, text: () => string) =>
    server.registerResource(name, uri, { title, description, mimeType: "text/markdown", cacheHint }, () => ({
      contents: [{ uri, mimeType: "text/markdown", text: text() }],
    }));
  add(
    "glossary",
    "bodygraph://glossary",
    "Glossary",
    "The words of a chart and their values, in plain English.",
    glossaryText,
  );
  for (const { name, title, description, text } of GUIDES)
    add(name, `bodygraph://guides/${name}`, title, description, () => `# ${title}\n\n${text}\n`);
  const ui = { prefersBorder: false, csp: { connectDomains: [], resourceDomains: [] } };
  server.registerResource(
    "chart",
    CHART_APP_URI,
    { title: "Chart", description: "Shows a drawn chart.", mimeType: APP_TYPE, cacheHint, _meta: { ui } },
    () => ({ contents: [{ uri: CHART_APP_URI, mimeType: APP_TYPE, text: chartApp, _meta: { ui } }] }),
  );
}

/** Writes the glossary, without the values of gates and channels, which explain_term has. */
function glossaryText(): string {
  const entries = Object.values(GLOSSARY) as GlossaryEntry[];
  const groups = GLOSSARY_GROUPS.map((group) => {
    const own = entries.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order);
    return `## ${group}\n\n${own.map(entryText).join("\n")}`;
  });
  return `# Glossary\n\n${groups.join("\n\n")}\n`;
}

const MAX_VALUES = 16;

function entryText({ title, meaning, values = {} }: GlossaryEntry): string {
  const own = Object.entries(values);
  const shown = own.length > MAX_VALUES ? [] : own.map(([value, text]) => `  - ${value}: ${text}`);
  return [`- **${title}**: ${meaning}`, ...shown].join("\n");
}
