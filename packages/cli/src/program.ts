import { editDistance } from "chart-gazetteer/reader";
import { MONTHS } from "chart-reading";
import { Command, CommanderError, Option } from "commander";
import type { BatchOptions } from "./commands/batch.js";
import type { ChartOptions } from "./commands/chart.js";
import type { SkyOptions } from "./commands/sky.js";
import { type Context, listOf, type SharedOptions } from "./context.js";
import { CommandFailure, EXIT } from "./terminal/failure.js";
import { versionText } from "./version.js";

const CHART_HELP = `
Examples:
  bodygraph 1990-09-05 21:17 Amsterdam
  bodygraph 1990-09-05 9:17pm "New York, USA" -f json
  bodygraph 1990-09-05 21:17 Europe/Amsterdam -o chart.svg
  bodygraph 1990-09-05 21:17 52.37,4.89 --name Ada -o chart.png
  bodygraph 1990-09-05T19:17Z --plain | grep authority
  bodygraph window 1990-09-05 Amsterdam          time unknown: what is certain
  bodygraph transit 1990-09-05 21:17 Amsterdam   today, upon this chart
  bodygraph batch births.csv -o charts.ndjson    a chart for each row
`;

const BIRTHS_HELP = `
A birth is a date, a time and a place, or a moment with its offset:
  1990-09-05 21:17 "Paris, Texas"     a place, by any name; quote several words
  "5 Sep 1990" 9:17pm Europe/Berlin   a time zone
  1990-09-05 21:17 52.37,4.89         latitude and longitude
  1990-09-05T19:17Z                   a moment
`;

const EXIT_HELP = `
Exit codes: 0 done, 1 fault, 2 wrong use, 3 some rows failed.
Offline: nothing of a birth leaves this machine. For information and
self-reflection, not advice.
`;

const MCP_HELP = `
Claude Code:
  claude mcp add bodygraph -- bodygraph mcp
Other assistants, in their settings:
  {"mcpServers": {"bodygraph": {"command": "bodygraph", "args": ["mcp"]}}}
`;

const examples = (lines: string) => `\nExamples:\n${lines}`;

/** Files beside the program. */
export interface ProgramFiles {
  /** Entry of the threads of `batch`. */
  readonly batchWorker: URL;
  /** Page of the chart that `mcp` offers. */
  readonly chartApp: URL;
  /** The package.json of the command. */
  readonly manifest: URL;
}

/** Runs the command. Returns the exit code. */
export async function runProgram(
  context: Context,
  words: readonly string[],
  files: ProgramFiles,
): Promise<number> {
  let exitCode: number = EXIT.done;
  const { terminal } = context;
  let pendingText = "";
  const program = new Command("bodygraph")
    .description("Human Design charts (bodygraphs) in a terminal, exact and offline.")
    .usage("<date> <time> <place>\n       bodygraph <command> [options]")
    .helpOption("-h, --help", "show this help")
    .helpCommand("help [command]", "show the help of a command")
    .version(versionText(files.manifest), "-V, --version", "show the versions of the command and its data")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        pendingText += text;
      },
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(terminal.out.columns, 100),
    })
    .configureHelp({ showGlobalOptions: false })
    .showSuggestionAfterError(true)
    .enablePositionalOptions();

  const command = (name: string, summary: string, forms: readonly string[], help: string) => {
    const made = program
      .command(name)
      .summary(summary)
      .description(summary)
      .helpOption("-h, --help", "show this help")
      .addOption(
        new Option(
          "-f, --format <format>",
          `${listOf(forms)}${forms.includes("text") ? "; text on a terminal, JSON in a pipe" : ""}`,
        ),
      )
      .option("-o, --output <file>", "write to a file; its ending chooses the format")
      .addHelpText("before", `${help.trim()}\n`)
      .exitOverride();
    if (!["batch", "places"].includes(name)) {
      made
        .option("--time-zone <zone>", "time zone of coordinates, such as Europe/Amsterdam")
        .addOption(
          new Option("--disambiguation <which>", "a time that clocks showed twice, or skipped").choices([
            "compatible",
            "earlier",
            "later",
            "reject",
          ]),
        );
    }
    if (name !== "batch")
      made
        .option("--json", "the same as -f json")
        .option("--plain", "plain lines for grep and cut: no layout, no colours");
    return made;
  };

  command(
    "chart",
    "one chart (the command may be left out)",
    ["text", "json", "svg", "png"],
    CHART_HELP.trim(),
  )
    .argument("[birth...]", "date, time and place")
    .addOption(new Option("--theme <theme>", "of a picture").choices(["light", "dark", "print"]))
    .addOption(new Option("--picture <kind>", "what is drawn").choices(["bodygraph", "wheel"]))
    .option("--name <name>", "name in the picture")
    .option("--width <pixels>", "width of a PNG, 900 unless told")
    .option("--fields <list>", "these members alone, such as profile or type,authority")
    .addHelpText("after", BIRTHS_HELP)
    .action(async (birth: string[], options: ChartOptions) => {
      const { runChart } = await import("./commands/chart.js");
      await runChart(context, birth, options);
    });

  command(
    "window",
    "what is certain without an exact time, and the next question",
    ["text", "json"],
    examples(`  bodygraph window 1990-09-05 Amsterdam
  bodygraph window 1990-09-05 21:00-23:00 Amsterdam
  bodygraph window 1990-09-05 "about 21:17" Amsterdam    half an hour to both sides
  bodygraph window 1990-09-05 21:17~10 Amsterdam         ten minutes to both sides
  bodygraph window 1990-09-05 "before 20:00" Amsterdam   also after
  bodygraph window 1990-09-05 evening Amsterdam          17:00-24:00
Also morning (05:00-12:00) and afternoon (12:00-18:00).`),
  )
    .argument("[birth...]", "date, time as far as it is known, and place")
    .action(async (birth: string[], options: SharedOptions) => {
      const { runWindow } = await import("./commands/window.js");
      await runWindow(context, birth, options);
    });

  command(
    "transit",
    "the sky of a moment, and what it does to a chart",
    ["text", "json", "csv"],
    examples(`  bodygraph transit
  bodygraph transit --at 2026-12-24T18:00Z 1990-09-05 21:17 Amsterdam`),
  )
    .argument("[birth...]", "date, time and place; without them, the sky alone")
    .option("--at <moment>", "moment of UTC, now unless told")
    .action(async (birth: string[], options: SharedOptions & { at?: string }) => {
      const { runTransit } = await import("./commands/transit.js");
      await runTransit(context, birth, options);
    });

  command(
    "composite",
    "two charts together",
    ["text", "json", "svg", "png"],
    examples(`  bodygraph composite 1990-09-05 21:17 Amsterdam 1988-03-02 04:10 "Paris, France"
  bodygraph composite 1990-09-05T19:17Z 1988-03-02T03:10Z -o both.svg`),
  )
    .argument("[births...]", "two births")
    .action(async (births: string[], options: SharedOptions) => {
      const { runComposite } = await import("./commands/people.js");
      await runComposite(context, births, options);
    });

  command(
    "penta",
    "three to five people as one",
    ["text", "json"],
    examples("  bodygraph penta 1988-09-04T01:15Z 1990-02-06T22:55Z 1958-06-07T23:17Z"),
  )
    .argument("[births...]", "three to five births")
    .action(async (births: string[], options: SharedOptions) => {
      const { runPenta } = await import("./commands/people.js");
      await runPenta(context, births, options);
    });

  command(
    "returns",
    "when Saturn and others come back to their places at birth",
    ["text", "json", "csv", "ics"],
    examples(`  bodygraph returns 1990-09-05 21:17 Amsterdam
  bodygraph returns 1990-09-05 21:17 Amsterdam --kinds solar --from 2026-01-01 --to 2030-01-01
  bodygraph returns 1990-09-05 21:17 Amsterdam -o returns.ics`),
  )
    .argument("[birth...]", "date, time and place")
    .option(
      "--kinds <list>",
      "of solar, lunar, jupiter, saturn, chiron, uranus-opposition, north-node-true, or all; those from jupiter to uranus-opposition unless told",
    )
    .option("--from <date>", "first moment, birth unless told")
    .option("--to <date>", "end, 90 years after birth unless told")
    .action(
      async (birth: string[], options: SharedOptions & { kinds?: string; from?: string; to?: string }) => {
        const { runReturns } = await import("./commands/returns.js");
        await runReturns(context, birth, options);
      },
    );

  command(
    "sky",
    "a span of the sky: positions at regular times, or what changes",
    ["text", "json", "csv", "ics", "parquet"],
    examples(`  bodygraph sky --from 2026-01-01 --to 2027-01-01 -o 2026.ics
  bodygraph sky --from 2026-01-01 --to 2027-01-01 --every 1d -o 2026.csv
  bodygraph sky --from 2026-12-01 --to 2026-12-08 1990-09-05 21:17 Amsterdam`),
  )
    .argument("[birth...]", "date, time and place; then channels and centers of the chart count too")
    .option("--from <date>", "first moment of UTC")
    .option("--to <date>", "end (exclusive)")
    .option("--every <step>", "positions each 15m, 6h, 1d or 1w")
    .option("--changes", "everything that changes; the default without --every")
    .addOption(new Option("--level <level>", "finest change").choices(["gate", "line"]))
    .action(async (birth: string[], options: SkyOptions) => {
      const { runSky } = await import("./commands/sky.js");
      await runSky(context, birth, options);
    });

  command(
    "batch",
    "a chart for each row of a file",
    ["ndjson", "csv", "parquet"],
    `${examples(`  bodygraph batch births.csv -o charts.ndjson
  bodygraph batch births.csv --fields type,authority,profile -o charts.csv
  bodygraph batch births.csv --fields all -o charts.parquet
  cat births.csv | bodygraph batch - | jq -r .type | sort | uniq -c`)}

Columns: birthdate, birthtime, and location, timeZone, or lat and lng; or utc.
Others are copied. NDJSON with these names works, too. Rows without a chart go
to <output>.errors.csv, with their lines.
`,
  )
    .argument("[file]", "CSV or NDJSON; - for standard input")
    .option(
      "--fields <list>",
      "members of a chart, or all; type, profile, gates, channelsShort, centers unless told",
    )
    .option("--skip <rows>", "leave out the first rows")
    .option("--errors <file>", "file for rows without a chart")
    .option("--notes", "a column with what else a row may mean: other places of a name, skipped times")
    .option("--threads <count>", "one for each processor unless told")
    .action(async (path: string | undefined, options: BatchOptions) => {
      if (path === undefined) {
        throw new CommandFailure(
          "A file is missing: bodygraph batch births.csv. For standard input, write -.",
        );
      }
      const { runBatch } = await import("./commands/batch.js");
      exitCode = await runBatch(context, path, options, files.batchWorker);
    });

  command(
    "places",
    "places by the beginning of their name, with coordinates and time zone",
    ["text", "json", "csv"],
    examples(`  bodygraph places springf
  bodygraph places "san jose, c" --limit 3`),
  )
    .argument("[text...]", "beginning of a name")
    .option("--limit <count>", "how many, up to 20", "8")
    .action(async (text: string[], options: SharedOptions & { limit: string }) => {
      const { runPlaces } = await import("./commands/places.js");
      await runPlaces(context, text, options);
    });

  program
    .command("mcp")
    .summary("the tools for assistants, over standard input and output")
    .description("The tools for assistants (Model Context Protocol), over standard input and output.")
    .helpOption("-h, --help", "show this help")
    .addHelpText("before", `${MCP_HELP.trim()}\n`)
    .exitOverride()
    .action(async () => {
      const { runMcp } = await import("./commands/mcp.js");
      await runMcp(context, files);
    });

  program.addHelpText("before", `${CHART_HELP.trim()}\n`).addHelpText("after", `${BIRTHS_HELP}${EXIT_HELP}`);

  try {
    const args = withCommand(words, program);
    if (args.length === 0) {
      await terminal.write(program.helpInformation());
      return EXIT.wrongUse;
    }
    await program.parseAsync(args.map(keepNegative), { from: "user" });
    if (pendingText !== "") await terminal.write(pendingText);
    return exitCode;
  } catch (error) {
    if (pendingText !== "") await terminal.write(pendingText);
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.done;
    throw new CommandFailure(sentenceOfCommander(error));
  }
}

/** Puts the command `chart` before the words of a birth. */
function withCommand(words: readonly string[], program: Command): readonly string[] {
  const [first] = words;
  if (first === undefined || /^(?:-h|--help|-V|--version)$/.test(first)) return words;
  const names = program.commands.map((each) => each.name());
  if (first === "help") {
    const [, asked] = words;
    if (asked === undefined || names.includes(asked)) return words;
    throw unknownCommand(asked, names);
  }
  if (names.includes(first)) return words;
  if (/\.(?:csv|tsv|ndjson|jsonl)$/i.test(first))
    throw new CommandFailure(`For a file of births: bodygraph batch ${first}`);
  const isMonth = MONTHS.some((month) => month.toLowerCase().startsWith(first.toLowerCase()));
  if (isMonth && first.length >= 3 && /^\d/.test(words[1] ?? "")) return ["chart", ...words];
  // A word that is no date and no option is a command that does not exist.
  if (/^[a-z]+$/i.test(first)) throw unknownCommand(first, names);
  return ["chart", ...words];
}

function unknownCommand(word: string, names: readonly string[]): CommandFailure {
  const [close] = names
    .map((name) => ({ name, edits: editDistance(word.toLowerCase(), name, {}) }))
    .filter(({ edits }) => edits <= 2)
    .toSorted((a, b) => a.edits - b.edits);
  return new CommandFailure(
    close === undefined
      ? `“${word}” is no command and no date. bodygraph --help lists the commands.`
      : `“${word}” is no command. Did you mean ${close.name}?`,
  );
}

/** Keeps a southern or western coordinate from being read as an option. */
function keepNegative(word: string): string {
  return /^-\d+(?:\.\d+)?\s*(?:[,;/ ].*)?$/.test(word) ? `\u2212${word.slice(1)}` : word;
}

function sentenceOfCommander({ message }: CommanderError): string {
  const text = message.replace(/^error: /, "").replace(/\n\(?(Did you mean [^)]*)\)?$/, ". $1");
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`;
}
