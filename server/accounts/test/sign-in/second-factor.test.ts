import { TestClock } from "@chart/kit/stand-ins/test-clock";
import fc from "fast-check";
import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import {
  authenticatorUri,
  createAuthenticatorSecret,
  latestUsedStep,
  stepOfCode,
} from "../../src/sign-in/authenticator-codes.js";
import { createRecoveryCodes, hashRecoveryCode, isRecoveryCode } from "../../src/sign-in/recovery-codes.js";
import { openToken, sealToken } from "../../src/sign-in/sealed-tokens.js";
import { resealSecrets } from "../../src/sign-in/second-factor.js";
import type { SealedSecret } from "../../src/sign-in/second-factor-store.js";
import { createSecretBox } from "../../src/sign-in/secret-box.js";

/** Secret of the test vectors of RFC 6238: the ASCII text 12345678901234567890. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const NOW = new Date("2026-11-22T10:00:15Z");
const STEP = Math.floor(NOW.getTime() / 30_000);
const codeAt = (secret: string, step: number) => new TOTP({ secret }).generate({ timestamp: step * 30_000 });

describe("codes of an authenticator app", () => {
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("%d seconds after 1970 the code is the one of RFC 6238", (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(RFC_SECRET, code, new Date(seconds * 1000), 0)).toBe(step);
  });

  test("are accepted one step before and after the current one, and in no other", () => {
    const secret = createAuthenticatorSecret();
    const accepted = [-3, -2, -1, 0, 1, 2, 3].filter(
      (offset) => stepOfCode(secret, codeAt(secret, STEP + offset), NOW, 0) === STEP + offset,
    );
    expect(accepted).toEqual([-1, 0, 1]);
  });

  test("are not accepted up to the step that was used last, unless a clock far ahead has used it", () => {
    const secret = createAuthenticatorSecret();
    const code = codeAt(secret, STEP);
    expect(stepOfCode(secret, code, NOW, STEP - 1)).toBe(STEP);
    expect(stepOfCode(secret, code, NOW, STEP)).toBeUndefined();
    expect(stepOfCode(secret, code, NOW, STEP + 1)).toBeUndefined();
    expect(stepOfCode(secret, code, NOW, latestUsedStep(NOW))).toBeUndefined();
    expect(stepOfCode(secret, code, NOW, latestUsedStep(NOW) + 1)).toBe(STEP);
  });

  test("are no text but the six digits", () => {
    const secret = createAuthenticatorSecret();
    const codes = [-1, 0, 1].map((offset) => codeAt(secret, STEP + offset));
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        fc.pre(!codes.includes(text));
        expect(stepOfCode(secret, text, NOW, 0)).toBeUndefined();
      }),
    );
    expect(stepOfCode(secret, ` ${codes[1]}`, NOW, 0)).toBeUndefined();
  });

  test("come from a secret of 160 bits, and its URI names the service and the address", () => {
    const secret = createAuthenticatorSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(authenticatorUri(secret, "Chart API", "ada+1@example.com"));
    expect(decodeURIComponent(uri.pathname)).toContain("Chart API:ada+1@example.com");
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: "Chart API", digits: "6" });
  });
});

describe("recovery codes", () => {
  test("are ten different ones, readable in any case, with blanks, and with letters for look-alike digits", () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
      const typed = code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l");
      expect(isRecoveryCode(typed)).toBe(true);
      expect(hashRecoveryCode("acct_a", typed)).toBe(hashRecoveryCode("acct_a", code));
      expect(hashRecoveryCode("acct_b", code)).not.toBe(hashRecoveryCode("acct_a", code));
    }
    expect(isRecoveryCode("123456")).toBe(false);
  });
});

describe("the box for secrets", () => {
  const pepper = "the current pepper, long enough for the rule";
  const box = createSecretBox(pepper);

  test("opens what it sealed, only for the same purpose and context, and never twice the same text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (context, text) => {
        const sealed = box.seal("second-factor", context, text);
        expect(box.open("second-factor", context, sealed)).toBe(text);
        expect(box.open("enrolment", context, sealed)).toBeUndefined();
        expect(box.open("second-factor", `${context}x`, sealed)).toBeUndefined();
        expect(box.seal("second-factor", context, text)).not.toBe(sealed);
      }),
    );
  });

  test("opens no text that was changed in any character, or cut, or made up", () => {
    const sealed = box.seal("second-factor", "acct_a", "a secret");
    for (let index = 0; index < sealed.length; index++) {
      const other = sealed[index] === "A" ? "B" : "A";
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
      // The last character of base64url may hold bits that do not count.
      if (index < sealed.length - 1) expect(box.open("second-factor", "acct_a", changed)).toBeUndefined();
      expect(box.open("second-factor", "acct_a", sealed.slice(0, index))).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(box.open("second-factor", "acct_a", text)).toBeUndefined();
        expect(box.open("second-factor", "acct_a", `${box.keyId}.${text}`)).toBeUndefined();
      }),
    );
  });

  test("reveals neither pepper nor text, and opens texts under the previous pepper while it is configured", () => {
    const sealed = box.seal("second-factor", "acct_a", "a secret");
    expect(sealed).not.toContain("secret");
    expect(box.keyId).toMatch(/^[0-9a-f]{8}$/);
    const next = createSecretBox("the next pepper, which is long enough too", pepper);
    expect(next.open("second-factor", "acct_a", sealed)).toBe("a secret");
    expect(
      createSecretBox("the next pepper, which is long enough too").open("second-factor", "acct_a", sealed),
    ).toBe(undefined);
  });

  test("a start with a new pepper re-encrypts all secrets, and counts those that no pepper opens", async () => {
    const next = createSecretBox("the next pepper, which is long enough too", pepper);
    const stranger = createSecretBox("a pepper that nobody has configured any more");
    const secrets = new Map<string, string>();
    for (let n = 0; n < 250; n++) {
      secrets.set(
        `acct_${n}`,
        (n % 100 === 7 ? stranger : box).seal("second-factor", `acct_${n}`, `secret ${n}`),
      );
    }
    const lost = await resealSecrets(
      {
        listSealedOtherwise: async (keyId, limit) =>
          [...secrets]
            .filter(([, sealedSecret]) => !sealedSecret.startsWith(`${keyId}.`))
            .slice(0, limit)
            .map(([accountId, sealedSecret]): SealedSecret => ({ accountId, sealedSecret })),
        reseal: async ({ accountId }, resealed) => void secrets.set(accountId, resealed),
      },
      next,
    );
    expect(lost).toBe(3);
    expect([...secrets.values()].filter((secret) => secret.startsWith(`${next.keyId}.`))).toHaveLength(247);
    expect(next.open("second-factor", "acct_249", secrets.get("acct_249") ?? "")).toBe("secret 249");
  });
});

test("a sealed token opens until its time is over, and not if it comes from the future", () => {
  const clock = new TestClock();
  const deps = { secretBox: createSecretBox("the current pepper, long enough for the rule"), now: clock.now };
  const token = sealToken(deps, "second-step", "", "acct_a with: colons\nand lines");
  expect(openToken(deps, "second-step", "", token)).toBe("acct_a with: colons\nand lines");
  expect(openToken(deps, "enrolment", "", token)).toBeUndefined();
  clock.advance(-60);
  expect(openToken(deps, "second-step", "", token)).toBeUndefined();
  clock.advance(60 + 5 * 60);
  expect(openToken(deps, "second-step", "", token)).toBeUndefined();
});
