import { createHash } from "node:crypto";

/** Puts source, command and checksum in front of a generated module. */
export function generatedModule(source: string, body: string): string {
  const checksum = createHash("sha256").update(body).digest("hex");
  return `/**
 * Generated from ${source}, drawn for this project (MIT). Do not edit.
 * Command: npm run --prefix packages/bodygraph-svg generate:shapes
 * SHA-256 of the text below this comment: ${checksum}
 */
${body}
`;
}
