import { describe, expect, test } from "vitest";
import { readDashboardConfig } from "../../src/config/dashboard-config.js";

const SECRET = "a session secret that is long enough";
const production = { NODE_ENV: "production" };

test("without any variables the dashboard is on in development and off in production", () => {
  expect(readDashboardConfig({})).toEqual({
    sessionSecret: expect.stringMatching(/^development-/),
    smtpUrl: undefined,
    serviceName: "Chart API",
    isSignUpOpen: false,
    publicUrl: undefined,
    localUrl: "http://127.0.0.1:3000",
  });
  expect(readDashboardConfig(production).sessionSecret).toBeUndefined();
});

test("SERVICE_NAME is the product's name", () => {
  expect(readDashboardConfig({ SERVICE_NAME: "Ada's Charts" }).serviceName).toBe("Ada's Charts");
});

test("links point to PUBLIC_URL, or else to the address that the service listens on", () => {
  expect(readDashboardConfig({ PUBLIC_URL: "https://x.example/" }).publicUrl).toBe("https://x.example");
  expect(readDashboardConfig({ HOST: "::", PORT: "8080" }).localUrl).toBe("http://[::1]:8080");
});

describe("rejects", () => {
  test.each([
    ["a short secret", { SESSION_SECRET: "short" }, /^SESSION_SECRET must be at least 32/],
    [
      "the development secret in production",
      { ...production, SESSION_SECRET: readDashboardConfig({}).sessionSecret },
      /^SESSION_SECRET must not be/,
    ],
    ["another scheme of mail", { SMTP_URL: "http://hunter2@mail" }, /^SMTP_URL must be (?!.*hunter2)/],
    ["a mail server without a host", { SMTP_URL: "smtp://" }, /^SMTP_URL/],
    ["another word for NODE_ENV", { NODE_ENV: "prod" }, /^NODE_ENV must be production, development or test$/],
    ["a name of two lines", { SERVICE_NAME: "a\nb" }, /^SERVICE_NAME must be/],
    ["another word for sign-up", { SIGNUP: "yes" }, /^SIGNUP must be open or closed/],
    [
      "open sign-up without mail in production",
      { ...production, SESSION_SECRET: SECRET, SIGNUP: "open" },
      /^SIGNUP/,
    ],
  ])("%s", (_name, environment, message) => {
    expect(() => readDashboardConfig(environment)).toThrow(message);
  });
});
