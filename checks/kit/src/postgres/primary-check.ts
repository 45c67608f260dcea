import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { queryPostgres } from "../stores/queries.js";

/**
 * Health check of a PostgreSQL server over HTTP, as Patroni offers it: `GET /primary` answers 200 while the server
 * takes writes, and 503 while it is a standby or down.
 */
export class PrimaryCheck {
  readonly #server: Server;
  /** Resolves after the first answer. */
  readonly answered: Promise<void>;

  private constructor(server: Server, answered: Promise<void>) {
    this.#server = server;
    this.answered = answered;
  }

  /** @param databaseUrl URL of the server itself, without a proxy in between. */
  static async start(databaseUrl: string): Promise<PrimaryCheck> {
    let setAnswered!: () => void;
    const answered = new Promise<void>((resolve) => {
      setAnswered = resolve;
    });
    const server = createServer(async (_request, response) => {
      const isPrimary = await takesWrites(databaseUrl);
      response.writeHead(isPrimary ? 200 : 503, { Connection: "close" }).end();
      response.once("close", setAnswered);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return new PrimaryCheck(server, answered);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

async function takesWrites(databaseUrl: string): Promise<boolean> {
  try {
    const [row] = await queryPostgres(databaseUrl, "select not pg_is_in_recovery() as is_primary");
    return row?.["is_primary"] === true;
  } catch {
    // The server is down or starting, so it is not a primary.
    return false;
  }
}
