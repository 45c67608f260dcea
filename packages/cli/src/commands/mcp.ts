import { readFile } from "node:fs/promises";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { createAssistant, runInTurns } from "bodygraph-mcp";
import { locatePlace, searchPlaces } from "chart-gazetteer/reader";
import type { Context } from "../context.js";
import { pngOf } from "../formats/pictures.js";
import { CommandFailure, EXIT } from "../terminal/failure.js";
import { ownVersion } from "../version.js";

/** Files of the command. */
interface McpFiles {
  readonly chartApp: URL;
  readonly manifest: URL;
}

/** `bodygraph mcp`: the tools for assistants over standard input and output, until the input ends. */
export async function runMcp({ terminal, places }: Context, { chartApp, manifest }: McpFiles): Promise<void> {
  const { stdin, say } = terminal;
  if (stdin.isTTY === true)
    throw new CommandFailure(
      'An assistant starts this command and speaks with it. Add to its settings: {"command": "bodygraph", "args": ["mcp"]}',
    );
  const gazetteer = places.open();
  const factory = createAssistant({
    host: {
      places: {
        locate: (text) => locatePlace(gazetteer, text),
        search: (text, limit) => searchPlaces(gazetteer, text, limit),
      },
      run: runInTurns,
      png: async (svg, widthPx) => Buffer.from(await pngOf(svg, widthPx)).toString("base64"),
      chartApp: await readFile(chartApp, "utf8"),
    },
    version: ownVersion(manifest),
    onFault: (error, tool) => say(`${tool}: ${error instanceof Error ? error.stack : error}`),
  });
  const transport = new StdioServerTransport();
  let fault: Error | undefined;
  const server = serveStdio(factory, {
    transport,
    onerror: (error) => {
      fault = error;
    },
  });
  // Ends with the input, or when the transport closes: the assistant has left, or sent a line beyond all bounds.
  await new Promise<void>((resolve) => {
    const closed = transport.onclose;
    transport.onclose = () => {
      closed?.();
      resolve();
    };
    stdin.once("end", resolve);
  });
  await server.close();
  if (fault !== undefined && !/EPIPE/.test(fault.message))
    throw new CommandFailure(fault.message, EXIT.fault);
}
