import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Responds to one request to the provider. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Stand-in for Google's Geocoding API on loopback; each test sets its responses. */
export class Provider {
  /** URLs of all requests so far. */
  readonly requests: URL[] = [];
  readonly #server: Server;
  #handlers: Handler[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      this.requests.push(new URL(request.url ?? "", this.url));
      // The last handler is used for all further requests.
      const handler = this.#handlers.length > 1 ? this.#handlers.shift() : this.#handlers[0];
      handler?.(request, response);
    });
  }

  /** Starts the provider on a free port. */
  static async start(): Promise<Provider> {
    const provider = new Provider();
    await new Promise<void>((resolve) => provider.#server.listen(0, "127.0.0.1", resolve));
    return provider;
  }

  get url(): URL {
    const { port } = this.#server.address() as AddressInfo;
    return new URL(`http://127.0.0.1:${port}/maps/api/geocode/json`);
  }

  /** Sets the handlers of the next requests, in order; the last one stays in use. */
  answer(...handlers: Handler[]): void {
    this.#handlers = handlers;
  }

  /** Holds all requests until `release` is called; `arrived` resolves with the first one. */
  hold(handler: Handler): { readonly arrived: Promise<IncomingMessage>; readonly release: () => void } {
    const held: Parameters<Handler>[] = [];
    let arrive: (request: IncomingMessage) => void;
    const arrived = new Promise<IncomingMessage>((resolve) => {
      arrive = resolve;
    });
    this.answer((request, response) => {
      held.push([request, response]);
      arrive(request);
    });
    const release = () => {
      for (const exchange of held) handler(...exchange);
    };
    return { arrived, release };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Returns a handler that responds with JSON, or with a given text as it is. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Handler {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

/** Returns a handler that fails as Google does: with HTTP 200, and the error in `status`. */
export function refusal(status: string): Handler {
  return json({ error_message: "The provided API key is invalid. CANARY-MESSAGE", results: [], status });
}

/** Returns a handler that responds with a place, as Google does. */
export function success(overrides: object = {}): Handler {
  return json({ results: [{ ...AMSTERDAM, ...overrides }], status: "OK" });
}

const AMSTERDAM = {
  address_components: [
    { long_name: "Amsterdam", short_name: "Amsterdam", types: ["locality", "political"] },
    { long_name: "Netherlands", short_name: "NL", types: ["country", "political"] },
  ],
  formatted_address: "Centrum, Amsterdam, Netherlands",
  geometry: {
    bounds: { northeast: { lat: 52.43, lng: 5.07 }, southwest: { lat: 52.28, lng: 4.73 } },
    location: { lat: 52.3675734, lng: 4.9041389 },
    location_type: "APPROXIMATE",
    viewport: { northeast: { lat: 52.43, lng: 5.07 }, southwest: { lat: 52.28, lng: 4.73 } },
  },
  place_id: "ChIJVXealLU_xkcRja_At0z9AGY",
  types: ["locality", "political"],
};
