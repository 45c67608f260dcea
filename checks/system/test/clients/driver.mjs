/** Runs calls of the built chart-client that standard input describes, and prints their outcomes: see client-suite.ts. */
import { inspect } from "node:util";
import { ChartApiError, createClient } from "chart-client";

// The random part of each pause is none.
Math.random = () => 0;

const milliseconds = { timeoutSeconds: "timeoutMs", totalTimeoutSeconds: "totalTimeoutMs" };
const settingsOf = (settings = {}) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) =>
      name in milliseconds ? [milliseconds[name], value * 1000] : [name, value],
    ),
  );

async function outcomeOf({ client, method, args, settings }) {
  const api = createClient(settingsOf(client));
  try {
    const [group, name] = method.split(".");
    const call = api[group][name];
    if (name === "batch") {
      const data = [];
      for await (const item of call(...args, settingsOf(settings))) data.push(item);
      return { data };
    }
    const { data, meta } = await call(...args, settingsOf(settings)).withResponse();
    return { data: data instanceof Uint8Array ? Buffer.from(data).toString("base64") : data, meta };
  } catch (error) {
    const dump = [
      error.stack,
      inspect(error, { depth: 20, showHidden: true }),
      inspect(api, { depth: 20 }),
    ].join("\n");
    if (!(error instanceof ChartApiError))
      return { error: { errorCode: "INVALID", message: error.message }, dump };
    const { code, status, message, retryAfterSeconds, requestId, idempotencyKey, charged } = error;
    return {
      error: { errorCode: code, status, message, retryAfterSeconds, requestId, idempotencyKey, charged },
      dump,
    };
  }
}

let text = "";
for await (const chunk of process.stdin) text += chunk;
const outcomes = [];
for (const call of JSON.parse(text)) outcomes.push(await outcomeOf(call));
process.stdout.write(JSON.stringify(outcomes));
