import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { RenderMessage } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { BrokenFormError } from "../base/forms.js";

/** Upper bound for the body of a form; the longest valid one takes a few KiB. */
const MAX_FORM_BYTES = 16 * 1024;

/**
 * Creates middleware that rejects forms that are too large. It reads a body of unknown length to its end, and throws
 * {@link BrokenFormError} if the sender breaks it off.
 */
export function limitFormSize(renderMessage: RenderMessage): MiddlewareHandler<DashboardEnv> {
  const limit = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) =>
      renderMessage(
        c,
        413,
        "Request too large",
        "That form is too large to send. Shorten your entries and try again.",
      ),
  });
  return async (c, next) => {
    try {
      return await limit(c, next);
    } catch (cause) {
      // Errors of the handlers behind this one do not get here: Hono passes them to the application's error handler.
      throw new BrokenFormError("the form is incomplete", { cause });
    }
  };
}
