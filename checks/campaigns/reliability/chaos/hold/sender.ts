/** Entry point of the process of strangers: holds or floods connections as ordered, and counts what it gets. */
import { createConnection, type Socket } from "node:net";
import { ResponseReader } from "@chart/kit/load/response-reader";
import type { SenderTally, SendOrder } from "./traffic.js";

const TICK_MS = 10;

let current: Sender | undefined;

process.on("message", (order: SendOrder | "end") => {
  const tally = current?.end();
  current = order === "end" ? undefined : new Sender(order);
  process.send?.(tally ?? "sent");
});
process.on("disconnect", () => process.exit());

/** One connection, which is opened anew when the service has closed it and it has more to send. */
interface Slot {
  readonly bytes: Buffer;
  readonly localAddress: string;
  /** Number of answers to come. */
  pending: number;
  socket?: Socket | undefined;
}

/** Connections of one attack. */
class Sender {
  readonly #order: SendOrder;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #statuses: Record<string, number> = {};
  readonly #since = performance.eventLoopUtilization();
  readonly #startedMs = performance.now();
  /** Connections that are due to send. */
  #ready: Slot[];
  readonly #slots: readonly Slot[];
  #sent = 0;
  #broken = 0;
  #hasEnded = false;

  constructor(order: SendOrder) {
    this.#order = order;
    // Connections share the bytes of their key, or this process would need more memory than the service.
    const keys = order.keys.length === 0 ? [""] : order.keys;
    const texts = keys.map((key) =>
      Buffer.from(order.text.replaceAll("<key>", key).repeat(order.requests ?? 1)),
    );
    this.#slots = Array.from({ length: order.connections }, (_, n) => ({
      bytes: texts[n % texts.length] as Buffer,
      localAddress: `127.0.1.${1 + (n % (order.addresses ?? 250))}`,
      pending: 0,
    }));
    this.#ready = [...this.#slots];
    this.#sendDue();
    this.#timers.push(setInterval(() => this.#sendDue(), TICK_MS));
    const { drip } = order;
    if (drip !== undefined) this.#timers.push(setInterval(() => this.#drip(drip.piece), drip.everyMs));
  }

  #sendDue(): void {
    const { perSecond = Number.POSITIVE_INFINITY } = this.#order;
    const due = perSecond * ((performance.now() - this.#startedMs + TICK_MS) / 1000);
    for (const slot of this.#ready.splice(0, Math.max(0, Math.floor(due - this.#sent)))) this.#send(slot);
  }

  #drip(piece: string): void {
    for (const { socket } of this.#slots) if (socket?.writable) socket.write(piece);
  }

  #send(slot: Slot): void {
    this.#sent++;
    slot.pending = this.#order.requests ?? 1;
    slot.socket ??= this.#open(slot);
    if (this.#order.isHalfClosed) slot.socket.end(slot.bytes);
    else slot.socket.write(slot.bytes);
  }

  #open(slot: Slot): Socket {
    const { port, isUnread, text } = this.#order;
    const isHead = () => text.startsWith("HEAD ");
    const socket = createConnection({
      ...{ host: "127.0.0.1", port, localAddress: slot.localAddress, noDelay: true },
      // The service may still answer a connection of which this side has been closed, and the reverse.
      allowHalfOpen: true,
    });
    const reader = new ResponseReader();
    // The service closes connections that ask too much. That is the measure of the campaign, and no fault.
    socket.on("error", () => {});
    if (isUnread) socket.pause();
    else {
      socket.on("data", (chunk) => {
        for (const { status } of reader.read(chunk, isHead)) {
          this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
          if (--slot.pending === 0) this.#again(slot);
        }
      });
      socket.on("end", () => socket.destroy());
    }
    socket.on("close", () => {
      slot.socket = undefined;
      if (this.#hasEnded || slot.pending <= 0) return;
      slot.pending = 0;
      this.#broken++;
      this.#again(slot);
    });
    return socket;
  }

  #again(slot: Slot): void {
    if (this.#order.shape === "flood") this.#ready.push(slot);
  }

  end(): SenderTally {
    this.#hasEnded = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { socket } of this.#slots) socket?.destroy();
    return {
      sent: this.#sent,
      statuses: this.#statuses,
      broken: this.#broken,
      seconds: (performance.now() - this.#startedMs) / 1000,
      busyShare: performance.eventLoopUtilization(this.#since).utilization,
    };
  }
}
