import { checkDirections } from "@chart/kit/setup/check-directions";

/** accounts: rules and ports; no HTTP and no database. */
checkDirections(import.meta.url, {
  rooms: {
    accounts: [],
    "request-log": [],
    mail: ["accounts"],
    operators: ["accounts"],
    "sign-in": ["accounts"],
    usage: ["accounts"],
    index: ["accounts", "request-log", "operators", "usage"],
  },
  files: {
    index: ["index"],
  },
  packages: {
    "@chart/base": ["mail", "request-log", "sign-in", "usage"],
    "@node-rs/argon2": ["sign-in"],
    "chart-core": ["usage"],
    "chart-http": ["accounts", "mail", "operators", "request-log", "sign-in"],
    "node:*": ["accounts", "operators", "sign-in"],
    nodemailer: ["mail"],
    otpauth: ["sign-in"],
  },
});
