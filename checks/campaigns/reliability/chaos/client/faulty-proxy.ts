import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Faults of a network and of the proxies on it. */
const FAULTS = [
  "loses the request",
  "cuts the request",
  "delays the request",
  "doubles the request",
  "loses the answer",
  "cuts the answer",
  "delays the answer",
  "answers with its own error page",
] as const;

type Fault = (typeof FAULTS)[number];

/** An answer of the service, as a whole. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

const LONGEST_DELAY_MS = 400;

/** A proxy in front of a service that loses, cuts, delays and doubles what passes, until it is mended. */
export class FaultyProxy {
  /** Number of faults of each kind so far. */
  readonly faults = new Map<Fault, number>();
  readonly #server: Server;
  readonly #serviceUrl: () => string;
  readonly #random: () => number;
  #shareOfFaults: number;

  private constructor(serviceUrl: () => string, random: () => number, shareOfFaults: number) {
    this.#serviceUrl = serviceUrl;
    this.#random = random;
    this.#shareOfFaults = shareOfFaults;
    this.#server = createServer((incoming, outgoing) => {
      this.#pass(incoming, outgoing).catch(() => outgoing.destroy());
    });
  }

  /**
   * Starts a proxy.
   *
   * @param serviceUrl Address of the service now.
   * @param random Source of its choices, from 0 to 1.
   * @param shareOfFaults Share of requests that meet a fault.
   */
  static async start(
    serviceUrl: () => string,
    random: () => number,
    shareOfFaults: number,
  ): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(serviceUrl, random, shareOfFaults);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Passes everything on as it is from now on. */
  mend(): void {
    this.#shareOfFaults = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await wholeBody(incoming);
    const fault = this.#random() < this.#shareOfFaults ? this.#pick(FAULTS) : undefined;
    if (fault !== undefined) this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
    const wait = () => delay(this.#random() * LONGEST_DELAY_MS);

    if (fault === "loses the request") return void outgoing.destroy();
    if (fault === "cuts the request") {
      await this.#forward(incoming, body, Math.floor(this.#random() * body.length)).catch(() => {});
      return void outgoing.destroy();
    }
    if (fault === "delays the request") await wait();
    let answer: Answer;
    try {
      const answers = [this.#forward(incoming, body)];
      if (fault === "doubles the request") answers.push(this.#forward(incoming, body));
      const settled = await Promise.all(answers);
      answer = this.#pick(settled);
    } catch {
      // The service was killed: a proxy says so, or goes down with it.
      return this.#random() < 0.5 ? errorPage(outgoing) : void outgoing.destroy();
    }
    if (fault === "loses the answer") return void outgoing.destroy();
    if (fault === "answers with its own error page") return errorPage(outgoing);
    if (fault === "delays the answer") await wait();
    outgoing.writeHead(answer.status, answer.headers);
    if (fault !== "cuts the answer") return void outgoing.end(answer.body);
    outgoing.write(answer.body.subarray(0, Math.floor(this.#random() * answer.body.length)));
    await delay(5);
    return void outgoing.destroy();
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  /** Sends a request to the service; breaks off after `cutAfter` bytes of its body, if given. */
  #forward({ method, url, headers }: IncomingMessage, body: Buffer, cutAfter?: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const target = new URL(url ?? "/", this.#serviceUrl());
      const forwarded = request(target, { ...(method && { method }), headers, agent: false }, (response) => {
        wholeBody(response).then(
          (whole) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: whole }),
          reject,
        );
      });
      forwarded.on("error", reject);
      if (cutAfter === undefined) forwarded.end(body);
      else forwarded.write(body.subarray(0, cutAfter), () => setTimeout(() => forwarded.destroy(), 5));
    });
  }
}

function errorPage(outgoing: ServerResponse): void {
  outgoing.writeHead(502, { "Content-Type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
}

async function wholeBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
