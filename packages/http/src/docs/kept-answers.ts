import { createHash } from "node:crypto";
import type { Context } from "hono";

/** A response that stays the same until the service restarts. */
interface KeptAnswer {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/** Makes the content of a response when its turn comes. */
export type MakeInTurn = <Content>(make: () => Content | Promise<Content>) => Promise<Content>;

/**
 * Keeps responses in memory, so that each page is rendered once. Browsers revalidate them with their ETag. Only paths of
 * existing pages are kept, so the memory has a limit.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, Promise<KeptAnswer>>();
  readonly #makeInTurn: MakeInTurn;

  constructor(makeInTurn: MakeInTurn) {
    this.#makeInTurn = makeInTurn;
  }

  /**
   * Responds with the kept content of a name, which it creates at the first call.
   *
   * @param name Name of the content, unique among all.
   */
  async respond(
    c: Context,
    name: string,
    type: string,
    make: () => string | Uint8Array<ArrayBuffer> | Promise<string>,
  ): Promise<Response> {
    let making = this.#answers.get(name);
    if (making === undefined) {
      making = this.#makeInTurn(make).then((made) => keptAnswer(made, type));
      this.#answers.set(name, making);
      // The next request for the page tries again.
      making.catch(() => this.#answers.delete(name));
    }
    const answer = await making;
    c.header("ETag", answer.etag);
    c.header("Cache-Control", "no-cache");
    if (matches(c.req.header("If-None-Match"), answer.etag)) return c.body(null, 304);
    return c.body(answer.body, 200, { "Content-Type": answer.type });
  }
}

function keptAnswer(made: string | Uint8Array<ArrayBuffer>, type: string): KeptAnswer {
  const body = typeof made === "string" ? new TextEncoder().encode(made) : made;
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { body, type, etag: `"${digest}"` };
}

/** Compares as RFC 9110, section 13.1.2, says: weakly, with any of the listed tags. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}
