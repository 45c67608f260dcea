import { createHash } from "node:crypto";
import type { Profile } from "@chart/accounts/sign-in";
import { openToken, sealToken } from "@chart/accounts/sign-in";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { DashboardDeps } from "../base/deps.js";
import type { DashboardEnv } from "../base/env.js";
import { type ProvedPassword, startSession } from "./session-cookie.js";

const NAME = "chart_second_step";
const PATH = "/dashboard/sign-in";

type StepDeps = Pick<DashboardDeps, "store" | "hashToken" | "secretBox" | "now" | "isSecure">;

/**
 * Signs a person in whose password is right, or who has used a link; returns the path to open. With a second factor that
 * is the page that asks for a code: until then a sealed cookie says for five minutes whose code it must be.
 *
 * @param next Path to open once the person is signed in.
 */
export async function finishSignIn(
  c: Context<DashboardEnv>,
  deps: StepDeps,
  proved: ProvedPassword,
  next: string,
): Promise<string> {
  const { accountId } = proved;
  if ((await deps.store.secondFactors.find(accountId)) === undefined) {
    await startSession(c, deps, proved);
    return next;
  }
  const token = sealToken(deps, "second-step", "", `${accountId} ${passwordDigest(proved)}`);
  setCookie(c, NAME, token, {
    ...(deps.isSecure ? { prefix: "secure" } : {}),
    path: PATH,
    httpOnly: true,
    secure: deps.isSecure,
    sameSite: "Lax",
  });
  return `${PATH}/code?${new URLSearchParams({ next })}`;
}

/** Finds the person who has passed the first step in this browser; undefined if nobody has, or the step has expired. */
export async function findFirstStep(c: Context<DashboardEnv>, deps: StepDeps): Promise<Profile | undefined> {
  const cookie = deps.isSecure ? getCookie(c, NAME, "secure") : getCookie(c, NAME);
  const text = cookie === undefined ? undefined : openToken(deps, "second-step", "", cookie);
  if (text === undefined) return undefined;
  const [accountId = "", digest] = text.split(" ");
  const profile = await deps.store.signIn.findProfile(accountId);
  // A change of the password ends the first step.
  return profile !== undefined && passwordDigest(profile) === digest ? profile : undefined;
}

/** Forgets the first step of this browser. */
export function clearFirstStep(c: Context<DashboardEnv>, isSecure: boolean): void {
  deleteCookie(c, NAME, { ...(isSecure ? { prefix: "secure" } : {}), path: PATH, secure: isSecure });
}

function passwordDigest({ passwordHash = "" }: ProvedPassword): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}
