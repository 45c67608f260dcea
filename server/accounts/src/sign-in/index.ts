export { type AttemptAction, AttemptLimits } from "./attempt-limits.js";
export {
  authenticatorUri,
  createAuthenticatorSecret,
  latestUsedStep,
  stepOfCode,
} from "./authenticator-codes.js";
export { closeSession, openSession, resumeSession } from "./browser-sessions.js";
export { issueLink, issueNoLink } from "./links.js";
export { hashPassword, verifyPassword } from "./password.js";
export { type GuessLimit, type GuessOrigin, guessLimits, type PasswordGuess } from "./password-guesses.js";
export { MIN_PASSWORD_LENGTH, passwordFault } from "./password-rules.js";
export { createRecoveryCodes, hashRecoveryCode } from "./recovery-codes.js";
export { openToken, sealToken } from "./sealed-tokens.js";
export { resealSecrets, useCode } from "./second-factor.js";
export type { CodeAttempt, CodeUse, SecondFactor, SecondFactorStore } from "./second-factor-store.js";
export { createSecretBox, type SecretBox } from "./secret-box.js";
export type { BrowserSession, Link, LinkKind, Profile, RoleChange, SignInStore } from "./sign-in-store.js";
export { type LimitState, limitAt } from "./stored-limit.js";
export { createToken, createTokenHasher, type HashToken, isSameToken } from "./tokens.js";
export { isNoticeDue, isResent, wrongCodesAt } from "./wrong-codes.js";
