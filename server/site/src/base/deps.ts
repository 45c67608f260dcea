import type { SiteAddress } from "@chart/ui";
import type { Logger } from "chart-http/base";

export interface DocsDeps {
  readonly address: SiteAddress;
  /** True if the service has a dashboard, to which the navigation then leads. */
  readonly hasDashboard: boolean;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "error">;
  /** True if a proxy in front of the service sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** True if the service is reached over https. */
  readonly isSecure: boolean;
}
