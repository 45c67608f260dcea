import type { LoggedRequest, RequestGroup } from "./request-log-store.js";

/**
 * Characters that the ids of a group have in common: the time of the request without its last two digits of base 62. So a
 * group spans at most 62 x 62 ms = 3.844 s.
 */
const SPAN_LENGTH = "req_".length + 6;

/** Maximum requests of a group. A row of SQLite's table then stays below 1 kB, which fits in its page without overflow. */
const MAX_REQUESTS = 32;

/** Member of a group. */
export interface GroupedRequest {
  readonly id: string;
  readonly durationUs: number;
}

/** Returns a text that sorts after all ids in the span of an id, and before every id of a later span. */
export function endOfSpan(id: string): string {
  return `${id.slice(0, SPAN_LENGTH)}~`;
}

/** Returns a text that is in the members of a group with this request, and hardly ever in those of another group. */
export function memberText(id: string): string {
  return `${id.slice(SPAN_LENGTH)}:`;
}

/** Reads the members of a group. */
export function membersOf({ lastId, requests }: Pick<RequestGroup, "lastId" | "requests">): GroupedRequest[] {
  const span = lastId.slice(0, SPAN_LENGTH);
  return requests.split(" ").map((member) => {
    const end = member.indexOf(":");
    return { id: span + member.slice(0, end), durationUs: Number(member.slice(end + 1)) };
  });
}

/** A group that takes further requests. */
export class OpenGroup {
  /** The first request of the group, which has the facts that all of them share. */
  readonly #kind: LoggedRequest;
  readonly #span: string;
  #firstId: string;
  #lastId: string;
  #requests: string;
  #count = 1;

  constructor(request: LoggedRequest) {
    const { id, durationUs } = request;
    this.#kind = request;
    this.#span = id.slice(0, SPAN_LENGTH);
    this.#firstId = id;
    this.#lastId = id;
    this.#requests = memberText(id) + durationUs;
  }

  get isFull(): boolean {
    return this.#count === MAX_REQUESTS;
  }

  /** Adds a request; returns false if it is of another kind or span. */
  add(request: LoggedRequest): boolean {
    const { id } = request;
    if (!id.startsWith(this.#span) || !isSameKind(request, this.#kind)) return false;
    if (id < this.#firstId) this.#firstId = id;
    else if (id > this.#lastId) this.#lastId = id;
    this.#requests += ` ${memberText(id)}${request.durationUs}`;
    this.#count++;
    return true;
  }

  /** Returns the group as it is now. */
  close(): RequestGroup {
    const { accountId, keyId, method, route, status, code, credits } = this.#kind;
    return {
      accountId,
      keyId,
      method,
      route,
      status,
      code,
      credits,
      firstId: this.#firstId,
      lastId: this.#lastId,
      requests: this.#requests,
      count: this.#count,
    };
  }
}

function isSameKind(request: LoggedRequest, kind: LoggedRequest): boolean {
  return (
    request.route === kind.route &&
    request.status === kind.status &&
    request.code === kind.code &&
    request.credits === kind.credits &&
    request.method === kind.method &&
    request.keyId === kind.keyId &&
    request.accountId === kind.accountId
  );
}
