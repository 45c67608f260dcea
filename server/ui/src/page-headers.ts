import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Bindings of a request for a page. */
interface PageEnv {
  Bindings: {
    /** The request's id, which the response repeats. */
    readonly requestId: string;
  };
}

/** Further rights of a page. */
interface PageRights {
  /** True if the script may request parts of pages from the service. */
  readonly loadsParts?: boolean;
  /** True if the script may show pictures that it has drawn. */
  readonly showsBlobs?: boolean;
  /** True for files that pages of other sites may load. */
  readonly isForAll?: boolean;
  /** Origins of the sites that may show the page in a frame; by default none. */
  readonly frameOrigins?: readonly string[];
}

/**
 * Creates middleware that sets the headers of pages and of the files that they load. It restricts pages to the service's
 * own files, script and forms. The referrer policy is `same-origin`, because under `no-referrer` browsers send forms
 * without their origin, which CSRF protection needs.
 */
export function pageHeaders(
  isSecure: boolean,
  { loadsParts = false, showsBlobs = false, isForAll = false, frameOrigins }: PageRights = {},
): MiddlewareHandler<PageEnv> {
  const isFramed = frameOrigins !== undefined && frameOrigins.length > 0;
  const restrict = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      scriptSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", ...(showsBlobs ? ["blob:"] : [])],
      ...(loadsParts && { connectSrc: ["'self'"] }),
      formAction: ["'self'"],
      frameAncestors: isFramed ? [...frameOrigins] : ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginResourcePolicy: isForAll ? "cross-origin" : "same-origin",
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    referrerPolicy: "same-origin",
    strictTransportSecurity: isSecure ? "max-age=31536000" : false,
    // It cannot name other sites, and browsers that know frame-ancestors ignore it.
    xFrameOptions: isFramed ? false : "DENY",
  });
  return (c, next) =>
    restrict(c, async () => {
      await next();
      c.header("X-Request-Id", c.env.requestId);
      if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
    });
}
