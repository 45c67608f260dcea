import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Bindings of a request for a page. */
interface PageEnv {
  Bindings: {
    /** The request's id, which the response repeats. */
    readonly requestId: string;
  };
}

/**
 * Creates middleware that sets the headers of pages and of the files that they load. It restricts pages to the service's
 * own files, script and forms. The referrer policy is `same-origin`, because under `no-referrer` browsers send forms
 * without their origin, which CSRF protection needs.
 *
 * @param options.loadsParts True if the script may request parts of pages from the service.
 */
export function pageHeaders(
  isSecure: boolean,
  { loadsParts = false }: { readonly loadsParts?: boolean } = {},
): MiddlewareHandler<PageEnv> {
  const restrict = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      scriptSrc: ["'self'"],
      imgSrc: ["'self'"],
      ...(loadsParts && { connectSrc: ["'self'"] }),
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    referrerPolicy: "same-origin",
    strictTransportSecurity: isSecure ? "max-age=31536000" : false,
    xFrameOptions: "DENY",
  });
  return (c, next) =>
    restrict(c, async () => {
      await next();
      c.header("X-Request-Id", c.env.requestId);
      if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    });
}
