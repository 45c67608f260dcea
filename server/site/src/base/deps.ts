import type { LimitDeps, PageEnv, SiteAddress } from "@chart/ui";
import type { Logger } from "chart-http/base";
import type { MiddlewareHandler } from "hono";

export interface DocsDeps extends LimitDeps {
  readonly address: SiteAddress;
  /** True if the service has a dashboard, to which the navigation then leads. */
  readonly hasDashboard: boolean;
  /** True if anybody may open an account. */
  readonly isSignUpOpen: boolean;
  /** True if the service has calendars of the sky that anybody may subscribe to. */
  readonly hasFeeds: boolean;
  readonly logger: Pick<Logger, "error">;
  /** True if the service is reached over https. */
  readonly isSecure: boolean;
  /** The limit of pages that an address may load, of all pages of the service together. */
  readonly pageLimit: MiddlewareHandler<PageEnv>;
  /** Paths of pages that are not of the documentation, to which a path with a slash at its end leads, too. */
  readonly otherPaths: readonly string[];
}
