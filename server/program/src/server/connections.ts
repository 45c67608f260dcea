import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "chart-http/base";
import { HeldBytes } from "./overload/held-bytes.js";
import { type Exchange, Pipeline } from "./pipeline.js";
import type { RequestSize } from "./request-size.js";

/** An unanswered request, and whom it counts for. */
export interface HeldExchange extends Exchange {
  /** Id of the account of a known key; undefined for a stranger's. */
  readonly account: string | undefined;
  readonly size: RequestSize;
  /** True while the application works on it, or has. */
  readonly isAtWork: boolean;
  /** Number of checks of {@link Connections} at its arrival, and when its answer was first seen to leave. */
  arrivedAt?: number;
  leavingAt?: number;
}

interface Connection {
  readonly pipeline: Pipeline<HeldExchange>;
  /** Bytes of the requests so far. What has arrived beyond them is the head of one that is not complete. */
  requestBytes: number;
  /** Memory of its unanswered requests. */
  heldBytes: number;
  /** Number of checks of {@link Connections} since when it owes no answer. */
  idleAt: number;
  /** True while no more is read of it. */
  isHeldBack: boolean;
  /** True until the first request. */
  isNew: boolean;
  /** True if the latest request was a customer's. */
  isCustomers: boolean;
}

/** Property of a socket: it is read at each request, and is faster than a map. */
const CONNECTION = Symbol("connection");

interface WithConnection {
  [CONNECTION]?: Connection;
}

export interface ConnectionLimits {
  /** Maximum number of open connections. */
  readonly maxConnections: number;
  /** Returns true if a request is of a known key. */
  readonly isCustomers: (request: IncomingMessage) => boolean;
  /** Memory for unanswered requests, by default that of {@link HeldBytes}. */
  readonly maxHeldBytes?: number | undefined;
}

/** Memory of a connection's requests beyond which no more is read while two of them wait. */
const MAX_READ_AHEAD_BYTES = 48 * 1024;

/** Memory of closed connections beyond which new requests of strangers are closed in place of older ones. */
const MAX_CLOSING_BYTES = 8 * 1024 * 1024;

/** Memory for heads of requests that are not complete, on all connections. */
const MAX_UNFINISHED_BYTES = 32 * 1024 * 1024;
/** The most that the head of one takes: the limit of its length, and what Node adds. */
const MAX_HEAD_BYTES = 20 * 1024;
const CHECK_MS = 250;
/** Checks after which a request is late that still arrives or waits, and an answer that still leaves. */
const CHECKS_UNTIL_LATE = 4;

/**
 * Bounds what the connections of a process hold: their number, and the memory of unanswered requests. If there is too
 * much, the oldest connection goes of the first of these groups that has any:
 *
 *     too many connections: a stranger's that has owed no answer for a second
 *                           a stranger's that has owed one for a second
 *                           a stranger's that owes none
 *                           a customer's that owes none
 *                           a customer's that has owed one for a second
 *                           the new one
 *     too much memory
 *       of strangers:       the one that sends further requests before it has its answer
 *                           one whose request waits for its turn or has not arrived
 *       of an account:      one whose request has been arriving for a second, of its own or of others
 *       else the new request is refused
 *
 * None is closed while the application works on its answer, or its caller has been taking it for less than a second.
 *
 * Node's own `maxConnections` is not for workers: one that is full passes the connection back to the primary process,
 * and while all are full it goes round among them without end (until Node 22.12).
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #logger: Logger;
  readonly #heldBytes: HeldBytes;
  /** Connections that owe no answer, those that have owed none for longest first. */
  readonly #idle = { strangers: new Set<Connection>(), customers: new Set<Connection>() };
  /** Connections that owe an answer, those that have given none for longest first: by account, undefined for strangers. */
  readonly #waiting = new Map<string | undefined, Set<Connection>>();
  /** Memory of connections that are closed, and that Node still keeps. */
  #closingBytes = 0;
  #checks = 0;
  #open = 0;
  #isReported = false;

  constructor(server: Server, limits: ConnectionLimits, logger: Logger) {
    this.#limits = limits;
    this.#logger = logger;
    this.#heldBytes = new HeldBytes(limits.maxHeldBytes);
    server.on("connection", (socket: Socket) => this.#accept(socket));
    const timer = setInterval(() => this.#check(), CHECK_MS).unref();
    server.once("close", () => clearInterval(timer));
  }

  #accept(socket: Socket & WithConnection): void {
    const pipeline = new Pipeline<HeldExchange>(socket, (exchange) => this.#ended(connection, exchange));
    const connection: Connection = {
      ...{
        pipeline,
        requestBytes: 0,
        heldBytes: 0,
        idleAt: this.#checks,
        isHeldBack: false,
        isNew: true,
        isCustomers: false,
      },
    };
    socket[CONNECTION] = connection;
    this.#open++;
    socket.once("close", () => {
      this.#open--;
      this.#idle.strangers.delete(connection);
      this.#idle.customers.delete(connection);
      if (this.#open < this.#limits.maxConnections / 2) this.#isReported = false;
    });
    if (this.#open > this.#limits.maxConnections) this.#makeRoom(connection);
    if (!socket.destroyed) this.#idle.strangers.add(connection);
  }

  /** Closes a connection that owes no answer, or the new one if there is none. */
  #makeRoom(newConnection: Connection): void {
    const [idle] = this.#idle.strangers;
    const isFresh = idle !== undefined && this.#checks - idle.idleAt < CHECKS_UNTIL_LATE;
    // A new connection needs a moment until its request is read.
    const stranger = isFresh ? (this.#oldestLate(undefined) ?? idle) : (idle ?? this.#oldestLate(undefined));
    const [customer = this.#oldestOfAny((account) => this.#oldestLate(account)) ?? newConnection] =
      this.#idle.customers;
    const goes = stranger ?? customer;
    goes.pipeline.close();
    this.#idle.strangers.delete(goes);
    this.#idle.customers.delete(goes);
    if (this.#isReported) return;
    this.#isReported = true;
    const { maxConnections } = this.#limits;
    this.#logger.warn({ maxConnections }, "too many connections: closing idle or new ones");
  }

  /** Returns true at the first request of a connection. */
  isFirst({ request }: Pick<HeldExchange, "request">): boolean {
    const connection = connectionOf(request.socket);
    const { isNew } = connection;
    connection.isNew = false;
    return isNew;
  }

  /**
   * Adds a request, which starts when the earlier ones of its connection are answered; returns false if there is no memory
   * for it.
   */
  add(exchange: HeldExchange): boolean {
    const { account, size, request } = exchange;
    const connection = connectionOf(request.socket);
    connection.requestBytes += size.sentBytes ?? 0;
    exchange.arrivedAt = this.#checks;
    while (!this.#heldBytes.take(account, size.heldBytes)) {
      const oldest = this.#whatMayGo(connection, account);
      if (oldest === undefined) return false;
      this.#close(oldest);
      if (oldest === connection) return true;
    }
    this.#idle.strangers.delete(connection);
    this.#idle.customers.delete(connection);
    const waiting = this.#waiting.get(account);
    if (waiting === undefined) this.#waiting.set(account, new Set([connection]));
    else waiting.add(connection);
    connection.heldBytes += size.heldBytes;
    connection.pipeline.add(exchange);
    const isAhead = connection.pipeline.unanswered.length > 1 && connection.heldBytes > MAX_READ_AHEAD_BYTES;
    // Again and again: Node goes on reading when the first request's body is read.
    if (isAhead) {
      connection.isHeldBack = true;
      request.socket.pause();
    }
    return true;
  }

  /** Closes a connection. Node keeps its requests until the end of the turn, in which those of many may arrive. */
  #close({ pipeline, heldBytes }: Connection): void {
    this.#closingBytes += heldBytes;
    pipeline.socket.once("close", () => {
      this.#closingBytes -= heldBytes;
    });
    pipeline.close();
  }

  #whatMayGo(connection: Connection, account: string | undefined): Connection | undefined {
    if (account !== undefined) {
      return this.#oldestThatMayGo(account) ?? this.#oldestOfAny((other) => this.#oldestThatMayGo(other));
    }
    const { unanswered } = connection.pipeline;
    // A stranger who asks ahead of its answers is itself the first to go.
    if (unanswered.length > 0 || this.#closingBytes > MAX_CLOSING_BYTES) {
      return this.#mayGo(connection, undefined) ? connection : undefined;
    }
    return this.#oldestThatMayGo(undefined);
  }

  #oldestOfAny(oldestOf: (account: string | undefined) => Connection | undefined): Connection | undefined {
    for (const account of this.#waiting.keys()) {
      const oldest = oldestOf(account);
      if (oldest !== undefined) return oldest;
    }
    return undefined;
  }

  #oldestThatMayGo(account: string | undefined): Connection | undefined {
    for (const connection of this.#waiting.get(account) ?? []) {
      if (this.#mayGo(connection, account)) return connection;
    }
    return undefined;
  }

  /** Returns true for a connection with requests of this account alone that may be closed for want of memory. */
  #mayGo({ pipeline }: Connection, account: string | undefined): boolean {
    const [first] = pipeline.unanswered;
    const isOver =
      account === undefined
        ? !this.#isAtWork(first)
        : first?.request.complete === false && this.#isLate(first);
    return isOver && pipeline.unanswered.every((other) => other.account === account);
  }

  /** Returns a connection that has owed an answer for a second, on which nobody works. */
  #oldestLate(account: string | undefined): Connection | undefined {
    for (const connection of this.#waiting.get(account) ?? []) {
      const [first] = connection.pipeline.unanswered;
      if (first === undefined || !this.#isLate(first)) return undefined;
      if (first.account === account && !this.#isAtWork(first)) return connection;
    }
    return undefined;
  }

  /** Returns true if somebody works on an answer or takes it, so that closing its connection would lose it. */
  #isAtWork(exchange: HeldExchange | undefined): boolean {
    if (exchange?.isAtWork !== true || !exchange.request.complete) return false;
    if (!exchange.response.headersSent) return true;
    exchange.leavingAt ??= this.#checks;
    return this.#checks - exchange.leavingAt < CHECKS_UNTIL_LATE;
  }

  #isLate({ arrivedAt = 0 }: HeldExchange): boolean {
    return this.#checks - arrivedAt >= CHECKS_UNTIL_LATE;
  }

  #ended(connection: Connection, { account, size, request }: HeldExchange): void {
    this.#heldBytes.giveBack(account, size.heldBytes);
    connection.heldBytes -= size.heldBytes;
    const { unanswered, socket } = connection.pipeline;
    if (size.sentBytes === undefined) connection.requestBytes = socket.bytesRead;
    if (connection.isHeldBack && unanswered.length <= 1) {
      connection.isHeldBack = false;
      socket.resume();
    }
    this.#moveToEnd(
      connection,
      account,
      unanswered.some((other) => other.account === account),
    );
    if (unanswered.length > 0 || socket.destroyed) return;
    // The key of a first request is known by now.
    connection.isCustomers = account !== undefined || this.#limits.isCustomers(request);
    connection.idleAt = this.#checks;
    (connection.isCustomers ? this.#idle.customers : this.#idle.strangers).add(connection);
  }

  /** Moves a connection that has got an answer to the end of those that wait for one, or out of them. */
  #moveToEnd(connection: Connection, account: string | undefined, isWaiting: boolean): void {
    const waiting = this.#waiting.get(account);
    waiting?.delete(connection);
    if (isWaiting) waiting?.add(connection);
    else if (waiting?.size === 0) this.#waiting.delete(account);
  }

  /** Closes connections that have sent a part of a head, if these hold too much. Node gives them 10 s. */
  #check(): void {
    this.#checks++;
    const { strangers, customers } = this.#idle;
    const waiting = this.#waiting.get(undefined) ?? [];
    const most = strangers.size + customers.size + (this.#waiting.get(undefined)?.size ?? 0);
    if (most * MAX_HEAD_BYTES < MAX_UNFINISHED_BYTES) return;
    let bytes = 0;
    for (const connections of [strangers, waiting, customers]) {
      for (const connection of connections) bytes += unfinishedBytes(connection);
    }
    for (const connection of [...strangers, ...waiting, ...customers]) {
      if (bytes < MAX_UNFINISHED_BYTES) return;
      const own = unfinishedBytes(connection);
      if (own === 0 || this.#isAtWork(connection.pipeline.unanswered[0])) continue;
      bytes -= own;
      connection.pipeline.close();
    }
  }
}

function connectionOf(socket: Socket & WithConnection): Connection {
  const { [CONNECTION]: connection } = socket;
  if (connection === undefined) throw new Error("the socket is no connection of the server");
  return connection;
}

function unfinishedBytes({ pipeline, requestBytes }: Connection): number {
  return Math.min(Math.max(pipeline.socket.bytesRead - requestBytes, 0), MAX_HEAD_BYTES);
}
