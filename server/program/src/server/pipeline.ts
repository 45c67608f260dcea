import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { stopParsing } from "./parser.js";

/** Maximum number of requests of a connection that wait for their response, with the one at work. */
const MAX_UNANSWERED = 16;

/** A request whose response has not left yet. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Starts the work. What does so later must ask `socket.destroyed` first. */
  readonly start: () => void;
}

/**
 * The unanswered requests of a connection: works on one at a time, and closes the connection at its 17th:
 *
 *     request 1 (at work)  2 ... 16 (wait)  request 17 -> the connection is closed; what waits is dropped
 *
 * So a connection never holds more than one response, and of what waits each turn of the event loop starts one at most.
 * Decision 23 has the measurements.
 */
export class Pipeline<Kind extends Exchange = Exchange> {
  readonly socket: Socket;
  readonly #onEnd: ((exchange: Kind, pipeline: Pipeline<Kind>) => void) | undefined;
  #unanswered: Kind[] = [];

  /** @param onEnd Called once for each request, when its response has left or its connection is closed. */
  constructor(socket: Socket, onEnd?: (exchange: Kind, pipeline: Pipeline<Kind>) => void) {
    this.socket = socket;
    this.#onEnd = onEnd;
    socket.once("close", () => this.#endAll());
  }

  /** Unanswered requests, the one at work first. */
  get unanswered(): readonly Kind[] {
    return this.#unanswered;
  }

  /** Adds a request: starts it, now or when the earlier ones are answered, or closes the connection if there are too many. */
  add(exchange: Kind): void {
    const waiting = this.#unanswered.push(exchange);
    if (waiting > MAX_UNANSWERED) {
      this.close();
      return;
    }
    exchange.response.on("close", () => this.#answered(exchange));
    if (waiting === 1) exchange.start();
  }

  /** Closes the connection, and drops what it holds. */
  close(): void {
    stopParsing(this.socket);
    this.socket.destroy();
    this.#endAll();
  }

  #answered(exchange: Kind): void {
    // Nothing is left of a connection that was closed.
    if (this.#unanswered[0] !== exchange) return;
    this.#unanswered.shift();
    this.#onEnd?.(exchange, this);
    if (this.#unanswered.length > 0) setImmediate(() => this.#startFirst());
  }

  #startFirst(): void {
    if (!this.socket.destroyed) this.#unanswered[0]?.start();
  }

  #endAll(): void {
    const ended = this.#unanswered;
    this.#unanswered = [];
    for (const exchange of ended) this.#onEnd?.(exchange, this);
  }
}

/** Property of a socket: it is read at each request, and is faster than a map. */
const PIPELINE = Symbol("pipeline");

interface WithPipeline {
  [PIPELINE]?: Pipeline;
}

/** Creates a request listener that works on one request of a connection at a time; see {@link Pipeline}. */
export function limitPipelines(listener: RequestListener): RequestListener {
  return (request, response) => {
    const socket: Socket & WithPipeline = request.socket;
    if (socket.destroyed) return;
    socket[PIPELINE] ??= new Pipeline(socket);
    socket[PIPELINE].add({ request, response, start: () => listener(request, response) });
  };
}
