import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;

/** Purpose of an encrypted text. Each has a key of its own, so that a text for one purpose cannot be opened for another. */
type SealPurpose = "second-factor" | "enrolment" | "second-step";

/** Encrypts texts with authentication, under keys derived from the pepper. */
export interface SecretBox {
  /** Identifies the pepper in every text that {@link seal} returns; reveals nothing about it. */
  readonly keyId: string;

  /** Encrypts a text for a context, such as an account's id. Only the same context opens it. */
  seal(purpose: SealPurpose, context: string, text: string): string;

  /** Decrypts a text; undefined if it was changed, or sealed under another pepper, for another purpose or context. */
  open(purpose: SealPurpose, context: string, sealed: string): string | undefined;
}

/**
 * Creates a box under the pepper that also opens what was sealed under the previous one. The keys are derived with HKDF:
 * a digest of an API key says nothing about them, although it is computed under the same pepper.
 */
export function createSecretBox(pepper: string, previousPepper?: string): SecretBox {
  const current = boxUnder(pepper);
  const previous = previousPepper === undefined ? undefined : boxUnder(previousPepper);
  return {
    ...current,
    open: (...sealed) => current.open(...sealed) ?? previous?.open(...sealed),
  };
}

function boxUnder(pepper: string): SecretBox {
  const derive = (info: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", pepper, "", `chart secret box: ${info}`, bytes));
  const keyId = derive("id", KEY_ID_BYTES).toString("hex");
  const keyFor = (purpose: SealPurpose) => derive(purpose, 32);
  return {
    keyId,

    seal(purpose, context, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor(purpose), iv).setAAD(Buffer.from(context));
      const sealed = [iv, cipher.update(text, "utf8"), cipher.final()];
      return `${keyId}.${Buffer.concat([...sealed, cipher.getAuthTag()]).toString("base64url")}`;
    },

    open(purpose, context, sealed) {
      const [id, encoded = ""] = sealed.split(".");
      const bytes = Buffer.from(encoded, "base64url");
      if (id !== keyId || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      try {
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        // The tag does not match.
        return undefined;
      }
    },
  };
}
