import { checkDirections } from "@chart/kit/setup/check-directions";

/** base: parts that know no account and no page. */
checkDirections(import.meta.url, {
  rooms: {
    ground: [],
    log: [],
    index: ["ground", "log"],
  },
  files: {
    ground: [
      "account-gone-error",
      "background-work",
      "csv",
      "bucket-key",
      "client-address",
      "clock-tolerance",
      "every-minute",
      "local-time",
      "lru-cache",
      "make-folder",
      "purge-in-batches",
      "settled-within",
      "start-error",
    ],
    index: ["index"],
  },
  packages: {
    "chart-http": ["ground", "log"],
    "node:*": ["ground", "log"],
    pino: ["log"],
  },
});
