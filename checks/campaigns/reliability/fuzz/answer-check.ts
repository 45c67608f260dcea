import type { WireAnswer } from "@chart/kit/load/response-reader";
import { Contract } from "@chart/kit/requests/contract";
import type { FuzzCase, Target } from "./fuzz-case.js";

/** Names of each version's error schema in /openapi.json. */
const REFUSALS = ["ErrorObject", "FailureEnvelope"] as const;

/** Checks answers against /openapi.json. */
export class AnswerCheck {
  readonly #contract: Contract;

  private constructor(contract: Contract) {
    this.#contract = contract;
  }

  static async of(url: string): Promise<AnswerCheck> {
    return new AnswerCheck(await Contract.of({ request: (path) => fetch(url + path) }));
  }

  get document(): Contract["document"] {
    return this.#contract.document;
  }

  /** Returns the fault of the answer to one request of a case; undefined if it is right. */
  fault({ isWellFormed }: FuzzCase, target: Target | undefined, answer: WireAnswer): string | undefined {
    const { status, head, body } = answer;
    const asksForPng = /image\/(png|\*)/i.test(target?.accept ?? "");
    // The queue of PNG pictures is short.
    if (status >= 500 && !(status === 503 && asksForPng)) return `status ${status}`;
    if (!/\r\nx-request-id: req_\w+/i.test(head)) return "it has no X-Request-Id";
    const [, type = ""] = /\r\ncontent-type: ([^\r]*)/i.exec(head) ?? [];
    if (status === 200 && type.startsWith("image/")) return pictureFault(type, target, answer);
    if (status === 200 && type === "text/calendar; charset=utf-8") return calendarFault(target, answer);
    // A page with a slash at the end of its address is redirected to the one without.
    if (status === 308)
      return /\r\nlocation: \/(?!\/)/i.test(head) ? undefined : "it redirects to another site";
    // Unknown addresses are pages for requests that name text/html, and the front page for most requests.
    // A changed byte can make the path an unknown one.
    const mayBePage = isForPeople(target) || (!isWellFormed && namesHtml(target));
    if (mayBePage && type.startsWith("text/html")) return undefined;
    if (type !== "application/json") return "the content type is not JSON";
    if (body.length === 0) return target?.method === "HEAD" || !isWellFormed ? undefined : "it has no body";
    try {
      const json: unknown = JSON.parse(body.toString());
      // The list of links at `/` is no part of the API.
      if (target?.path === "/" && status === 200) return undefined;
      if (isWellFormed && target !== undefined) this.#checkDocumented(target, answer, json);
      else this.#checkSomeForm(json, status);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message.slice(0, 500) : String(error);
    }
  }

  #checkDocumented({ method, path }: Target, { status, head }: WireAnswer, json: unknown): void {
    const headers = new Headers(
      head
        .split("\r\n")
        .slice(1)
        .map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]),
    );
    this.#contract.expectDocumented(method, path, { status, headers }, json);
  }

  /**
   * Accepts an error response in any version's form: if the request is invalid, the service may not be able to read
   * its path.
   */
  #checkSomeForm(json: unknown, status: number): void {
    if (status === 200) return;
    const { schemas } = this.#contract.document.components;
    const fits = REFUSALS.some((name) => {
      try {
        this.#contract.expectValid(schemas[name] ?? {}, json);
        return true;
      } catch {
        return false;
      }
    });
    if (!fits) throw new Error("it is in no version's form of a refusal");
  }
}

/** Returns true if the target is the front page, or none of the API's paths and the request names text/html. */
function isForPeople(target: Target | undefined): boolean {
  if (target === undefined || /^\/(?:v1|v2|openapi\.json|healthz|readyz)(?:\/|$)/.test(target.path))
    return false;
  if (target.path === "/") return true;
  return namesHtml(target);
}

function namesHtml(target: Target | undefined): boolean {
  return target?.accept.toLowerCase().includes("text/html") === true;
}

/** Returns the fault of a calendar; undefined if it is right. */
function calendarFault(target: Target | undefined, { head, body }: WireAnswer): string | undefined {
  const { path = "", accept = "" } = target ?? {};
  if (!/^\/v2\/(returns|transits\/changes)$/.test(path)) return "it is a calendar";
  if (!/text\/(\*|calendar)/i.test(accept)) return "it is a calendar that was not asked for";
  const isWhole = /^BEGIN:VCALENDAR\r\n(?:[^\r\n]*\r\n)*END:VCALENDAR\r\n$/.test(body.toString());
  if (!isWhole) return "it is no whole calendar";
  return /\r\netag: "/i.test(head) ? undefined : "it has no ETag";
}

/** First bytes of a picture of each type. */
const FIRST_BYTES: Readonly<Record<string, string>> = {
  "image/svg+xml": "<svg ",
  "image/png": "\x89PNG\r\n",
};

/** Returns the fault of a picture; undefined if it is right. */
function pictureFault(
  type: string,
  target: Target | undefined,
  { head, body }: WireAnswer,
): string | undefined {
  const { path = "", accept = "" } = target ?? {};
  if (!/^\/v2\/charts(\/coordinates|\/moment)?$/.test(path)) return "it is a picture";
  if (!/image\//i.test(accept)) return "it is a picture that was not asked for";
  const first = FIRST_BYTES[type];
  if (first === undefined || body.toString("latin1", 0, first.length) !== first) return `it is no ${type}`;
  return /\r\netag: "/i.test(head) ? undefined : "it has no ETag";
}
