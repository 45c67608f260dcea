import { checkDirections } from "@chart/kit/setup/check-directions";

/** bodygraph-cli: the terminal first, then births, then what a command gives, then the commands. */
checkDirections(import.meta.url, {
  rooms: {
    terminal: [],
    births: ["terminal"],
    context: ["terminal", "births"],
    formats: ["terminal", "births", "context"],
    text: ["terminal", "births", "context"],
    batch: ["terminal", "births", "formats"],
    version: [],
    commands: ["terminal", "births", "context", "formats", "text", "batch", "version"],
    program: ["terminal", "context", "commands", "version"],
    main: ["terminal", "births", "program"],
    scripts: [],
  },
  files: {
    context: ["context"],
    version: ["version"],
    program: ["program"],
    main: ["main"],
  },
  packages: {
    "node:*": ["terminal", "births", "context", "formats", "batch", "commands", "version", "main"],
    "@resvg/resvg-wasm": ["formats"],
    "@modelcontextprotocol/server": ["commands"],
    "bodygraph-mcp": ["commands"],
    "bodygraph-svg": ["formats", "commands"],
    "chart-core": ["births", "context", "formats", "text", "batch", "commands", "version"],
    "chart-gazetteer": ["births", "formats", "commands", "program"],
    "chart-reading": ["births", "formats", "text", "commands", "program"],
    commander: ["program"],
    "csv-parse": ["batch"],
    "hyparquet-writer": ["formats"],
  },
});
