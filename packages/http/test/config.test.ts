import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.js";
import { StartError } from "../src/start-error.js";

const ROOT = new URL("file:///srv/charts/");
const PEPPER = "thirty-two characters are enough";

test("without any variable the service runs for development, on this machine alone", () => {
  expect(readConfig({}, ROOT)).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    databasePath: "/srv/charts/data/chart.db",
    keyPepper: expect.any(String),
    headerPrefix: "Chart",
    planCredits: { hobbyist: 1000, developer: 10000, scale: 100000, lifetime: 10000 },
    logLevel: "info",
  });
});

test("an empty variable counts as absent", () => {
  const names = ["NODE_ENV", "HOST", "PORT", "DATABASE_URL", "KEY_PEPPER", "LOG_LEVEL", "PLAN_CREDITS_SCALE"];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])), ROOT)).toEqual(readConfig({}, ROOT));
});

test.each([
  ["file:./data/chart.db", "/srv/charts/data/chart.db"],
  ["file:chart.db", "/srv/charts/chart.db"],
  ["file:../chart.db", "/srv/chart.db"],
  ["file:/var/lib/chart.db", "/var/lib/chart.db"],
  ["file:///var/lib/my%20chart.db", "/var/lib/my chart.db"],
])("DATABASE_URL=%s is the file %s, whatever the working directory", (url, path) => {
  expect(readConfig({ DATABASE_URL: url }, ROOT).databasePath).toBe(path);
});

describe("a refusal names the variable and its rule, in one line", () => {
  test.each([
    ["NODE_ENV", "prod"],
    ["PORT", "http"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["DATABASE_URL", "postgres://user:password@db/charts"],
    ["DATABASE_URL", "./data/chart.db"],
    ["DATABASE_URL", "file:"],
    ["DATABASE_URL", "file:./data/"],
    ["DATABASE_URL", "file:./chart.db?mode=memory"],
    ["DATABASE_URL", "file://server/chart.db"],
    ["KEY_PEPPER", "only-thirty-one-characters-long"],
    ["HEADER_PREFIX", "Chart:"],
    ["PLAN_CREDITS_HOBBYIST", "-5"],
    ["PLAN_CREDITS_LIFETIME", "1e3"],
    ["LOG_LEVEL", "verbose"],
  ])("%s=%s", (name, value) => {
    const read = () => readConfig({ [name]: value }, ROOT);
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });
});

test.each([
  ["KEY_PEPPER", "hunter2"],
  ["DATABASE_URL", "postgres://user:hunter2@db/charts"],
])("a refusal never shows the value of %s, which may be a secret", (name, value) => {
  const read = () => readConfig({ [name]: value }, ROOT);
  expect(read).toThrow(StartError);
  expect(read).not.toThrow(/hunter2/);
});

describe("in production", () => {
  test("KEY_PEPPER is required", () => {
    expect(() => readConfig({ NODE_ENV: "production" }, ROOT)).toThrow(/^KEY_PEPPER is required/);
    expect(readConfig({ NODE_ENV: "production", KEY_PEPPER: PEPPER }, ROOT)).toMatchObject({
      production: true,
      keyPepper: PEPPER,
    });
  });

  test("the development pepper is refused", () => {
    const { keyPepper } = readConfig({}, ROOT);
    expect(() => readConfig({ NODE_ENV: "production", KEY_PEPPER: keyPepper }, ROOT)).toThrow(/^KEY_PEPPER/);
  });
});
