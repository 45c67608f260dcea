import { GENERATED } from "./generated-header.js";
import { type Answer, type Document, operationsOf } from "./openapi-operations.js";

/** Statuses of the default response, which has several. */
const UNROUTED_STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405 };

/** Writes the answers that the client's fake gives: the example of each operation, and each error. */
export function writeAnswers(document: Document): string {
  const operations = operationsOf(document);
  const examples = operations.map(({ path, responses }) => [
    path,
    responses["200"]?.content?.["application/json"]?.example,
  ]);
  const failures = new Map<string, { status: number; message: string }>();
  const add = (status: number | undefined, { content }: Answer) => {
    for (const { value } of Object.values(content?.["application/json"]?.examples ?? {})) {
      const { errorCode, message } = value;
      if (errorCode)
        failures.set(errorCode, { status: status ?? UNROUTED_STATUSES[errorCode] ?? 0, message });
    }
  };
  for (const { responses } of operations.toReversed()) {
    for (const [status, answer] of Object.entries(responses)) add(Number(status), answer);
  }
  add(undefined, document.components.responses.Unrouted);
  const sorted = Object.fromEntries([...failures].sort(([a], [b]) => (a < b ? -1 : 1)));
  return (
    `${GENERATED}/** Answer of each operation of version 2, by its path. */\n` +
    `export const ANSWERS: Readonly<Record<string, unknown>> = ${JSON.stringify(Object.fromEntries(examples))};\n\n` +
    "/** Status and message of each error. */\n" +
    `export const FAILURES: Readonly<Record<string, { readonly status: number; readonly message: string }>> = ${JSON.stringify(sorted, null, 1)};\n`
  );
}
