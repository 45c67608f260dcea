import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { DashboardEnv } from "../env.js";

/**
 * Restricts a page to the service's own files, script and forms. The referrer stays within the origin: with
 * `no-referrer` a form would be sent without its origin.
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
