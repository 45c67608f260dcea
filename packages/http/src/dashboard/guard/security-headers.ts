import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { DashboardEnv } from "../env.js";

/**
 * Creates middleware that restricts pages to the service's own files, script and forms. The referrer policy is
 * `same-origin`, because under `no-referrer` browsers send forms without their origin, which CSRF protection needs.
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
