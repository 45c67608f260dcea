import * as v from "valibot";
import { StartError } from "../lib/start-error.js";
import { type ProcessEnvironment, parse } from "./config.js";
import { NODE_ENV_SCHEMA } from "./node-env.js";
import { SERVICE_NAME_SCHEMA } from "./service-name.js";
import { serviceUrl } from "./service-url.js";

/** Session secret outside production, so that a fresh clone runs. It is public and protects nothing. */
const DEVELOPMENT_SECRET = "development-session-secret-that-protects-nothing";

/** Settings of the dashboard, parsed from the environment. */
export interface DashboardConfig {
  /** The product's name, wherever a person reads it. */
  readonly serviceName: string;
  /** Secret under which sessions and links are hashed. If it is undefined (production only), there is no dashboard. */
  readonly sessionSecret: string | undefined;
  /** URL of the mail server. It may contain a password, so it must never be shown. */
  readonly smtpUrl: string | undefined;
  /** True if anybody may open a Hobbyist account. */
  readonly isSignUpOpen: boolean;
  /** PUBLIC_URL without a trailing slash, if it is set. */
  readonly publicUrl: string | undefined;
  /** URL of a service with this configuration on this machine. */
  readonly localUrl: string;
}

const Environment = v.object({
  NODE_ENV: NODE_ENV_SCHEMA,
  HOST: v.optional(v.string(), "127.0.0.1"),
  PORT: v.optional(v.string(), "3000"),
  PUBLIC_URL: v.optional(v.string()),
  SERVICE_NAME: SERVICE_NAME_SCHEMA,
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "must be at least 32 characters long"))),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, "must be an smtp or smtps URL, such as smtp://user:password@host:587"),
    ),
  ),
  SIGNUP: v.optional(v.picklist(["open", "closed"], "must be open or closed"), "closed"),
});

/**
 * Reads the dashboard's configuration. An empty variable counts as absent.
 *
 * @throws StartError that names the variable and its rule, never its value.
 */
export function readDashboardConfig(environment: ProcessEnvironment): DashboardConfig {
  const env = parse(Environment, environment);
  const isProduction = env.NODE_ENV === "production";
  const isSignUpOpen = env.SIGNUP === "open";
  if (isProduction && env.SESSION_SECRET === DEVELOPMENT_SECRET) {
    throw new StartError("SESSION_SECRET must not be the development secret when NODE_ENV is production");
  }
  if (isProduction && isSignUpOpen && env.SMTP_URL === undefined) {
    throw new StartError(
      "SIGNUP=open needs SMTP_URL when NODE_ENV is production: its links are sent by email",
    );
  }
  return {
    serviceName: env.SERVICE_NAME,
    sessionSecret: env.SESSION_SECRET ?? (isProduction ? undefined : DEVELOPMENT_SECRET),
    smtpUrl: env.SMTP_URL,
    isSignUpOpen,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    localUrl: serviceUrl({ publicUrl: undefined, host: env.HOST }, Number(env.PORT)),
  };
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/./i.test(text) && URL.canParse(text) && new URL(text).hostname !== "";
}
