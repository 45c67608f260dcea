import { checkDirections } from "@chart/testkit/check-directions";

/** lib: only `lib/node` imports Node. */
checkDirections(import.meta.url, {
  rooms: {
    ground: [],
    node: ["ground"],
    "rate-limit": ["ground"],
    index: ["ground", "rate-limit"],
  },
  files: {
    ground: [
      "account-gone-error",
      "background-work",
      "clock-tolerance",
      "delay",
      "every-minute",
      "local-time",
      "loggable-error",
      "logger",
      "lru-cache",
      "paced-work",
      "purge-in-batches",
      "random-id",
      "request-record",
      "settled-within",
      "start-error",
      "steps",
      "store-unavailable-error",
    ],
    index: ["index"],
  },
  packages: {
    "node:*": ["node"],
    pino: ["node"],
  },
});
