import type { SecretBox } from "./secret-box.js";

/** Time for which a person may take the next step: to scan a QR code, or to type a code. */
const TTL_MS: Readonly<Record<TokenStep, number>> = {
  enrolment: 15 * 60 * 1000,
  "second-step": 5 * 60 * 1000,
};

type TokenStep = "enrolment" | "second-step";

export interface SealedTokenDeps {
  readonly secretBox: Pick<SecretBox, "seal" | "open">;
  readonly now: () => Date;
}

/** Seals a text, with facts that must not change, for the same person's next request. Nothing is stored. */
export function sealToken(
  { secretBox, now }: SealedTokenDeps,
  purpose: TokenStep,
  context: string,
  text: string,
): string {
  return secretBox.seal(purpose, context, `${now().getTime() + TTL_MS[purpose]}:${text}`);
}

/** Opens a token; undefined if it is not one for this purpose and context, or has expired. */
export function openToken(
  { secretBox, now }: SealedTokenDeps,
  purpose: TokenStep,
  context: string,
  token: string,
): string | undefined {
  const [, endMs = "", text] = /^(\d+):(.*)$/s.exec(secretBox.open(purpose, context, token) ?? "") ?? [];
  const leftMs = Number(endMs) - now().getTime();
  return leftMs > 0 && leftMs <= TTL_MS[purpose] ? text : undefined;
}
