/** Paths of the health checks. */
const HEALTH_CHECKS = ["/healthz", "/readyz"] as const;

export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/** Answer to a health check. */
export interface HealthAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** Returns true for the path of a health check. */
export function isHealthCheck(path: string | undefined): path is HealthCheck {
  return HEALTH_CHECKS.some((check) => check === path);
}
