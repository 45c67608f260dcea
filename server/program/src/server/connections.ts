import type { Server } from "node:http";
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
  /** Number of checks of {@link Connections} at its arrival. */
  arrivedAt?: number;
}

interface Connection {
  readonly pipeline: Pipeline<HeldExchange>;
  /** Bytes of the requests so far. What has arrived beyond them is the head of one that is not complete. */
  requestBytes: number;
  /** Memory of its unanswered requests. */
  heldBytes: number;
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
/** Checks after which a request is late that still arrives, or whose answer nobody has taken. */
const CHECKS_UNTIL_LATE = 4;

/**
 * Bounds what the connections of a process hold: their number, and the memory of unanswered requests. If there is too
 * much, the oldest connection goes of the first of these groups that has any:
 *
 *     too many connections: a stranger's that owes no answer
 *                           a stranger's whose request, or whose caller's taking of the answer, lasts for a second
 *                           a customer's that owes no answer
 *                           the new one
 *     too much memory
 *       of strangers:       the one that sends further requests before it has its answer
 *                           one whose request waits for its turn or has not arrived
 *       of an account:      one whose request has been arriving for a second
 *       else the new request is refused
 *
 * So none is closed while the application works on its answer.
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
      ...{ pipeline, requestBytes: 0, heldBytes: 0, isHeldBack: false, isNew: true, isCustomers: false },
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
    const [stranger = this.#oldestLateStranger()] = this.#idle.strangers;
    const [customer = newConnection] = this.#idle.customers;
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
    connection.requestBytes += size.sentBytes;
    exchange.arrivedAt = this.#checks;
    while (!this.#heldBytes.take(account, size.heldBytes)) {
      const oldest =
        this.#closingBytes > MAX_CLOSING_BYTES ? connection : this.#whatMayGo(connection, account);
      if (oldest === undefined) return false;
      this.#close(oldest);
      if (oldest === connection) return true;
    }
    connection.isCustomers = account !== undefined;
    this.#idle.strangers.delete(connection);
    this.#idle.customers.delete(connection);
    const waiting = this.#waiting.get(account);
    if (waiting === undefined) this.#waiting.set(account, new Set([connection]));
    else waiting.add(connection);
    connection.heldBytes += size.heldBytes;
    connection.pipeline.add(exchange);
    const isAhead = connection.pipeline.unanswered.length > 1 && connection.heldBytes > MAX_READ_AHEAD_BYTES;
    if (isAhead && !connection.isHeldBack) {
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

  /** A stranger's connection that asks ahead of its answers is itself the first to go. */
  #whatMayGo(connection: Connection, account: string | undefined): Connection | undefined {
    const [first] = connection.pipeline.unanswered;
    if (account !== undefined || first === undefined) return this.#oldestThatMayGo(account);
    return isAtWork(first) ? undefined : connection;
  }

  #oldestThatMayGo(account: string | undefined): Connection | undefined {
    for (const connection of this.#waiting.get(account) ?? []) {
      const { unanswered } = connection.pipeline;
      const [first] = unanswered;
      const mayGo =
        account === undefined ? !isAtWork(first) : first?.request.complete === false && this.#isLate(first);
      if (mayGo && unanswered.every((other) => other.account === account)) return connection;
    }
    return undefined;
  }

  #oldestLateStranger(): Connection | undefined {
    for (const connection of this.#waiting.get(undefined) ?? []) {
      const [first] = connection.pipeline.unanswered;
      if (first === undefined || !this.#isLate(first)) return undefined;
      if (first.account === undefined && (!first.request.complete || first.response.headersSent)) {
        return connection;
      }
    }
    return undefined;
  }

  #isLate({ arrivedAt = 0 }: HeldExchange): boolean {
    return this.#checks - arrivedAt >= CHECKS_UNTIL_LATE;
  }

  #ended(connection: Connection, { account, size }: HeldExchange): void {
    this.#heldBytes.giveBack(account, size.heldBytes);
    connection.heldBytes -= size.heldBytes;
    const { unanswered, socket } = connection.pipeline;
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
    if ((strangers.size + customers.size) * MAX_HEAD_BYTES < MAX_UNFINISHED_BYTES) return;
    let bytes = 0;
    for (const connections of [customers, strangers]) {
      for (const connection of connections) bytes += unfinishedBytes(connection);
    }
    for (const connection of [...strangers, ...customers]) {
      if (bytes < MAX_UNFINISHED_BYTES) return;
      const own = unfinishedBytes(connection);
      if (own === 0) continue;
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

/** Returns true if somebody works on an answer, so that closing its connection would lose it. */
function isAtWork(exchange: HeldExchange | undefined): boolean {
  return exchange?.isAtWork === true && exchange.request.complete && !exchange.response.headersSent;
}

function unfinishedBytes({ pipeline, requestBytes }: Connection): number {
  return Math.min(Math.max(pipeline.socket.bytesRead - requestBytes, 0), MAX_HEAD_BYTES);
}
