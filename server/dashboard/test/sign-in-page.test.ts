import type { Assets } from "@chart/ui";
import { expect, test } from "vitest";
import { SignInPage } from "../src/sign-in/sign-in-page.js";

const asset = { path: "/dashboard/assets/file", type: "text/plain", body: new Uint8Array() };
const assets: Assets = {
  ...{ styles: asset, script: asset, icon: asset, fonts: [asset], pictures: {} },
  serviceName: "Charts",
};

test.each([
  ["mailto:ada@example.com", 'No account yet? <a href="mailto:ada@example.com">Ask for an invitation</a>.'],
  [undefined, "No account yet? Accounts are by invitation."],
])(
  "without open sign-up, the sign-in page with the contact %s says how people get accounts",
  (contact, text) => {
    const html = String(SignInPage({ assets, isSignUpOpen: false, contact }));
    expect(html.replace(/\s+/g, " ")).toContain(text);
  },
);
