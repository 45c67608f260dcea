import type { BrowserSession, SecondFactor } from "@chart/accounts/sign-in";
import type { Assets } from "@chart/ui";
import type { Viewer } from "../base/env.js";
import type { ProofFaults, ProofNames } from "./proof.js";

/** Error messages of the page's forms, by field. */
interface SettingsFaults {
  readonly password_new?: string;
  readonly email?: string;
  readonly time_zone?: string;
  readonly passwordProof?: ProofFaults;
  readonly emailProof?: ProofFaults;
}

export const EMAIL_PROOF: ProofNames = { password: "password_email", code: "code_email" };

export interface SettingsPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly now: Date;
  readonly sessions: readonly BrowserSession[];
  /** Undefined if the second factor is off. */
  readonly factor: SecondFactor | undefined;
  /** False disables changes of the address, which need a confirmation by email. */
  readonly sendsEmail: boolean;
  readonly done?: string | undefined;
  readonly faults?: SettingsFaults;
  readonly email?: string;
  readonly zone?: string;
}
