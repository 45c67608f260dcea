import { StartError } from "@chart/base";
import { type ProcessEnvironment, readVariable, variableText } from "./read-variable.js";
import { serviceUrl } from "./service-url.js";

/** Session secret outside production, so that a fresh clone runs. It is public and protects nothing. */
const DEVELOPMENT_SECRET = "development-session-secret-that-protects-nothing";

export interface DashboardConfig {
  /** The product's name, wherever a person reads it. */
  readonly serviceName: string;
  /** Secret under which sessions and links are hashed. If it is undefined (production only), there is no dashboard. */
  readonly sessionSecret: string | undefined;
  /** URL of the mail server. It may contain a password, so it must never be shown. */
  readonly smtpUrl: string | undefined;
  /** True if anybody may open an account. */
  readonly isSignUpOpen: boolean;
  /** PUBLIC_URL without a trailing slash, if it is set. */
  readonly publicUrl: string | undefined;
  /** URL of a service with this configuration on this machine. */
  readonly localUrl: string;
}

/**
 * Reads the dashboard's configuration. An empty variable counts as absent.
 *
 * @throws StartError that names the variable and its rule, never its value.
 */
export function readDashboardConfig(environment: ProcessEnvironment): DashboardConfig {
  const isProduction = readVariable(environment, "NODE_ENV") === "production";
  const serviceName = readVariable(environment, "SERVICE_NAME");
  const ownSecret = readVariable(environment, "SESSION_SECRET");
  const smtpUrl = readVariable(environment, "SMTP_URL");
  const isSignUpOpen = readVariable(environment, "SIGNUP") === "open";
  if (isProduction && ownSecret === DEVELOPMENT_SECRET) {
    throw new StartError("SESSION_SECRET must not be the development secret when NODE_ENV is production");
  }
  if (isProduction && isSignUpOpen && smtpUrl === undefined) {
    throw new StartError(
      "SIGNUP=open needs SMTP_URL when NODE_ENV is production: its links are sent by email",
    );
  }
  // The admin command ignores invalid addresses of the service, and the service has checked them.
  const [host = "", port, publicUrl] = (["HOST", "PORT", "PUBLIC_URL"] as const).map((name) =>
    variableText(environment, name),
  );
  return {
    serviceName,
    sessionSecret: ownSecret ?? (isProduction ? undefined : DEVELOPMENT_SECRET),
    smtpUrl,
    isSignUpOpen,
    publicUrl: publicUrl?.replace(/\/+$/, ""),
    localUrl: serviceUrl({ publicUrl: undefined, host }, Number(port)),
  };
}
