import { checkDirections } from "@chart/kit/setup/check-directions";

/** bodygraph-mcp: what every tool is made of first, then births, words, tools, and the server. No Node module. */
checkDirections(import.meta.url, {
  rooms: {
    base: [],
    births: ["base"],
    texts: ["base", "births"],
    tools: ["base", "births", "texts"],
    server: ["base", "tools"],
    scripts: [],
  },
  files: { server: ["cost-of-call", "guides", "index", "prompts", "resources", "server"] },
  packages: {
    "@modelcontextprotocol/server": ["base", "server"],
    "@valibot/to-json-schema": ["base"],
    "bodygraph-svg": ["tools"],
    "chart-core": ["base", "births", "texts", "tools", "server"],
    "chart-reading": ["births", "texts", "tools"],
    valibot: ["base", "births", "texts", "tools"],
  },
});
