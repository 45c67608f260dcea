import { expect, test } from "vitest";
import { nearKnownNames, nearNameText } from "../../src/config/near-known-names.js";
import { VARIABLES } from "../../src/config/variables.js";

const KNOWN = Object.keys(VARIABLES);
const setAll = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "x"]));

test.each([
  ["RATE_LIMIT_PER_MIN", "RATE_LIMIT_PER_MINUTE"],
  ["RATE_LIMIT", "RATE_LIMIT_PER_MINUTE"],
  ["RATELIMIT_PER_MINUTE", "RATE_LIMIT_PER_MINUTE"],
  ["RATE_LIMITS_PER_MINUTES", "RATE_LIMIT_PER_MINUTE"],
  ["SMPT_URL", "SMTP_URL"],
  ["MSTP_URL", "SMTP_URL"],
  ["SMTP_URI", "SMTP_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["KEY_PEPER", "KEY_PEPPER"],
  ["KEY_PEPPER_PREV", "KEY_PEPPER_PREVIOUS"],
  ["SESSION_SECERT", "SESSION_SECRET"],
  ["SESION_SECRETS", "SESSION_SECRET"],
  ["NODE_ENVIRONMENT", "NODE_ENV"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["log_level", "LOG_LEVEL"],
  ["PUBLIC-URL", "PUBLIC_URL"],
  ["WORKER", "WORKERS"],
  ["SIGN_UP", "SIGNUP"],
  ["OPSPORT", "OPS_PORT"],
  ["KEEP_ALIVE", "KEEP_ALIVE_MS"],
  ["MAX_INFLIGHT", "MAX_IN_FLIGHT"],
  ["EMBED_ORIGIN", "EMBED_ORIGINS"],
  ["TRUST_PROXYS", "TRUST_PROXY"],
])("%s is reported as near %s", (name, known) => {
  expect(nearKnownNames({ [name]: "x" })).toEqual([{ name, known }]);
});

test.each([
  [
    "a shell",
    "PATH HOME PWD OLDPWD SHELL SHLVL LANG LANGUAGE LC_ALL TERM USER LOGNAME HOSTNAME HOSTTYPE MAIL TZ _ PS1",
  ],
  [
    "a shell of its own",
    "OSTYPE MACHTYPE EDITOR PAGER DISPLAY COLORTERM LS_COLORS TMPDIR TEMP TMP host port Host name",
  ],
  [
    "a desktop",
    "XDG_SESSION_ID XDG_RUNTIME_DIR SESSION SESSION_MANAGER DESKTOP_SESSION GDMSESSION DBUS_SESSION_BUS_ADDRESS",
  ],
  ["ssh and sudo", "SSH_CLIENT SSH_CONNECTION SSH_AUTH_SOCK SUDO_USER SUDO_UID SUDO_COMMAND"],
  [
    "systemd",
    "INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS LISTEN_PID WATCHDOG_USEC MAINPID LOGS_DIRECTORY",
  ],
  [
    "Node",
    "NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NODE_DEBUG NODE_NO_WARNINGS NODE_UNIQUE_ID YARN_VERSION",
  ],
  [
    "npm",
    "npm_config_cache npm_lifecycle_event npm_package_version npm_execpath npm_node_execpath INIT_CWD NODE COLOR",
  ],
  [
    "PostgreSQL",
    "PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB POSTGRES_HOST",
  ],
  [
    "other databases",
    "DB_HOST DB_PORT DB_URL DB_NAME REDIS_URL REDIS_HOST REDIS_PORT MONGO_URL MYSQL_HOST TEST_DATABASE_URL",
  ],
  [
    "parts of a database",
    "DATABASE DATABASE_HOST DATABASE_PORT DATABASE_NAME DATABASE_USER DATABASE_PASSWORD DATABASE_URL_UNPOOLED",
  ],
  [
    "Kubernetes",
    "KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT_443_TCP KUBERNETES_PORT CHART_SERVICE_HOST",
  ],
  [
    "a chart of Helm",
    "CHART_SERVICE_PORT CHART_PORT CHART_NAME CHART_PATH CHART_VERSION CHART_IMAGE POD_NAME POD_IP NODE_NAME NODE_IP",
  ],
  [
    "OpenTelemetry",
    "OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_ENDPOINT OTEL_TRACES_SAMPLER OTEL_LOG_LEVEL OTEL_RESOURCE_ATTRIBUTES",
  ],
  [
    "proxies",
    "HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy HTTP_PORT HTTPS_PORT APP_PORT",
  ],
  [
    "hosts of applications",
    "DYNO WEB_CONCURRENCY RENDER_SERVICE_NAME FLY_APP_NAME RAILWAY_PUBLIC_DOMAIN DATABASE_PRIVATE_URL",
  ],
  [
    "clouds",
    "AWS_REGION AWS_SECRET_ACCESS_KEY GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT GCLOUD_PROJECT K_SERVICE",
  ],
  [
    "CI",
    "CI GITHUB_TOKEN GITHUB_SHA GITHUB_WORKSPACE RUNNER_TEMP BUILD_NUMBER COMMIT DEBIAN_FRONTEND FORCE_COLOR NO_COLOR",
  ],
  ["mail", "SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD MAIL_URL SENDGRID_API_KEY"],
  [
    "programs of any kind",
    "PUBLIC_KEY PUBLIC_DIR PUBLIC_PATH SERVER_NAME SERVER_PORT SERVICE SERVER SERVICE_HOST DEVICE_NAME SECRET_KEY",
  ],
])("no name of %s is reported", (_source, names) => {
  expect(nearKnownNames(setAll(names.split(" ")))).toEqual([]);
});

test("known names, empty variables and names that are no names are not reported", () => {
  expect(nearKnownNames(setAll(KNOWN))).toEqual([]);
  expect(nearKnownNames({ SMPT_URL: "", LOGLEVEL: undefined, "SMTP\nURL": "x", "": "x" })).toEqual([]);
});

test("a hint is one line with both names, and never the value", () => {
  const hints = nearKnownNames({ PATH: "/bin", KEY_PEPER: "a secret" }).map(nearNameText);
  expect(hints).toEqual(["KEY_PEPER is not a variable of the service; did you mean KEY_PEPPER?"]);
});
