/** Marks of what a message to callers must not contain: paths, SQL, codes of the system, stacks. */
const LEAKS =
  /\/(?:tmp|var|home|opt|root|mnt|usr)\b|\.db\b|\.[jt]s\b|\b(?:select|insert|update|delete|begin|pragma) |SQLITE|ENOSPC|EROFS|EPERM|errno|\bat \w+\.|\n/i;

/** One or two sentences for people: a capital at the start, a full stop at the end. */
const SENTENCES = /^[A-Z].{10,200}\.$/;

/** Returns the message of a refusal, and what is wrong with it; `fault` is undefined if nothing is. */
export function refusalText(body: string): { readonly message: string; readonly fault: string | undefined } {
  const message = messageIn(body);
  const isRight = SENTENCES.test(message) && !LEAKS.test(message);
  return { message, fault: isRight ? undefined : `a 503 says: ${body.slice(0, 300)}` };
}

function messageIn(body: string): string {
  try {
    const answer = JSON.parse(body);
    return String(answer.error?.message ?? answer.message ?? answer.error);
  } catch {
    return body.slice(0, 300);
  }
}
