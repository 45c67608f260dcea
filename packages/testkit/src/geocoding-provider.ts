import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on loopback that plays Google's Geocoding API with whatever each test makes it answer. */
export class Provider {
  readonly requests: URL[] = [];
  readonly #server: Server;
  #handlers: Handler[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      this.requests.push(new URL(request.url ?? "", this.url));
      // The last handler answers all the requests that follow.
      const handler = this.#handlers.length > 1 ? this.#handlers.shift() : this.#handlers[0];
      handler?.(request, response);
    });
  }

  static async start(): Promise<Provider> {
    const provider = new Provider();
    await new Promise<void>((resolve) => provider.#server.listen(0, "127.0.0.1", resolve));
    return provider;
  }

  get url(): URL {
    const { port } = this.#server.address() as AddressInfo;
    return new URL(`http://127.0.0.1:${port}/maps/api/geocode/json`);
  }

  /** One handler a request, in order. */
  answer(...handlers: Handler[]): void {
    this.#handlers = handlers;
  }

  /** Holds every request until `release`; `arrived` resolves with the first one. */
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

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Handler {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

/** A failure as Google sends it: HTTP 200, the truth in `status`. */
export function refusal(status: string): Handler {
  return json({ error_message: "The provided API key is invalid. CANARY-MESSAGE", results: [], status });
}

/** A success as Google sends it. */
export function success(overrides: object = {}): Handler {
  return json({ results: [{ ...AMSTERDAM, ...overrides }], status: "OK" });
}

const AMSTERDAM = {
  address_components: [
    { long_name: "Amsterdam", short_name: "Amsterdam", types: ["locality", "political"] },
    { long_name: "Netherlands", short_name: "NL", types: ["country", "political"] },
  ],
  formatted_address: "Amsterdam, Netherlands",
  geometry: {
    bounds: { northeast: { lat: 52.43, lng: 5.07 }, southwest: { lat: 52.28, lng: 4.73 } },
    location: { lat: 52.3675734, lng: 4.9041389 },
    location_type: "APPROXIMATE",
    viewport: { northeast: { lat: 52.43, lng: 5.07 }, southwest: { lat: 52.28, lng: 4.73 } },
  },
  place_id: "ChIJVXealLU_xkcRja_At0z9AGY",
  types: ["locality", "political"],
};
