import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { DashboardEnv } from "../deps.js";

/**
 * What a browser may do with a page: load the service's own files, run its own script and send its own forms.
 * The referrer stays within the origin; with `no-referrer` a form would come without its origin.
 */
export function securityHeaders(isSecure: boolean): MiddlewareHandler<DashboardEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      scriptSrc: ["'self'"],
      imgSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
    referrerPolicy: "same-origin",
    strictTransportSecurity: isSecure ? "max-age=31536000" : false,
    xFrameOptions: "DENY",
  });
}
