import type { HonoRequest } from "hono";
import { Failure } from "../../errors/failure.js";

const NONE: readonly string[] = [];

/** Reads the known words of `include`, separated by commas, each once, in the order of the documentation. */
export function readInclude(
  request: HonoRequest,
  known: readonly string[] | undefined,
): readonly string[] | Failure {
  if (known === undefined || !request.url.includes("?")) return NONE;
  const words = (request.queries("include") ?? []).flatMap((text) => text.split(","));
  const asked = new Set(words.map((word) => word.trim()).filter((word) => word !== ""));
  const included = known.filter((word) => asked.has(word));
  return included.length === asked.size ? included : includeFailure(known);
}

/** Creates the failure of an unknown word, which lists the known ones. */
function includeFailure(known: readonly string[]): Failure {
  return new Failure("INVALID_INCLUDE", {
    message: `The parameter include has an unknown word. Known words: ${known.join(", ")}. Separate them by commas.`,
  });
}
