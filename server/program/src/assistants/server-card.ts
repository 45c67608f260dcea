import { SERVER_NAME } from "bodygraph-mcp";

/** Revisions of the protocol that know this transport, the newest first. */
const REVISIONS = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"];

/**
 * Describes the server for directories and assistants that have not connected yet: the draft of server cards (SEP-2127), with
 * the members that readers of its first form look for.
 */
export function serverCard({ url, version }: { readonly url: string; readonly version: string }): object {
  const title = "Human Design charts";
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: `${new URL(url).hostname.split(".").toReversed().join(".")}/${SERVER_NAME}`,
    version,
    title,
    description: "Exact Human Design charts for assistants, without a key. Nothing is kept.",
    remotes: [{ type: "streamable-http", url, supportedProtocolVersions: REVISIONS }],
    serverInfo: { name: SERVER_NAME, title, version },
    transport: { type: "streamable-http", endpoint: url },
  };
}
