import type { Logger } from "chart-http/base";
import type { SiteAddress } from "./site-address.js";

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

export interface DocsEnv {
  Bindings: {
    /** The request's id, assigned before the request reaches the documentation. */
    readonly requestId: string;
    /** IP address that the connection comes from, which may be a proxy. */
    readonly remoteAddress?: string | undefined;
  };
}
