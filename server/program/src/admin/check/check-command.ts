import { fingerprintPeppers } from "@chart/accounts";
import { mailFaultText } from "@chart/accounts/mail";
import { databaseText } from "@chart/store";
import { inspectStore, refusalOf, type StoreInspection } from "@chart/store/backup";
import { gazetteerState } from "chart-gazetteer";
import type { Command } from "commander";
import { type Config, readAccountsConfig, readConfig } from "../../config/config.js";
import { readDashboardConfig } from "../../config/dashboard-config.js";
import { nearKnownNames, nearNameText } from "../../config/near-known-names.js";
import type { ProcessEnvironment } from "../../config/read-variable.js";
import { AdminError, type PrintReport, type Report } from "../base/command.js";
import type { MailSettings } from "../base/mail-settings.js";
import { checkProxy } from "./check-proxy.js";
import type { Finding, Found } from "./finding.js";

/** Settings that `check` looks at. */
export interface CheckDeps {
  readonly environment: ProcessEnvironment;
  /** Folder of the repository, to which paths are relative. */
  readonly root: URL;
  /** Reads what the service sends email with; returns undefined if it sends none. */
  readonly readMail: () => MailSettings | undefined;
}

/** Adds `check`. */
export function addCheckCommand(program: Command, deps: CheckDeps, print: PrintReport): void {
  program
    .command("check")
    .description(
      "look at settings, store, migrations, mail, places and proxy before a start; changes nothing",
    )
    .option("--json", "print one JSON document")
    .action(async ({ json }: { json?: true }) => print(await check(deps), json === true));
}

async function check(deps: CheckDeps): Promise<Report> {
  const settings = await look("settings", () => checkSettings(deps));
  const isReadable = settings.every(({ result }) => result !== "fault");
  const findings = [
    ...settings,
    ...(await look("store", () => checkStore(deps))),
    ...(await look("mail", () => checkMail(deps.readMail()))),
    // Both read all settings, whose fault is known.
    ...(isReadable ? await look("places", () => checkPlaces(configOf(deps))) : []),
    ...(isReadable ? await look("proxy", () => checkProxy(configOf(deps))) : []),
  ];
  return {
    json: findings,
    text: findings
      .map(({ part, result, text }) => `${part.padEnd(9)} ${result.padEnd(6)} ${text}`)
      .join("\n"),
    isFault: findings.some(({ result }) => result === "fault"),
  };
}

/** Looks at a part. An error is its fault, in one line; what it says must hold no secret, as when the service starts. */
async function look(
  part: Finding["part"],
  examine: () => Found | Promise<Found>,
): Promise<readonly Finding[]> {
  try {
    return (await examine()).map((finding) => ({ part, ...finding }));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [{ part, result: "fault", text: text.replace(/\s+/g, " ") }];
  }
}

function configOf({ environment, root }: CheckDeps): Config {
  return readConfig(environment, root);
}

function checkSettings({ environment, root }: CheckDeps): Found {
  const { production, ops, publicUrl } = readConfig(environment, root);
  const { sessionSecret } = readDashboardConfig(environment);
  const notes = [
    ...nearKnownNames(environment).map(nearNameText),
    ...(production ? [] : ["NODE_ENV is not production: a demo account is created, and secrets are public."]),
    ...(sessionSecret === undefined ? ["SESSION_SECRET is not set: there is no dashboard."] : []),
    ...(publicUrl === undefined ? ["PUBLIC_URL is not set: links do not lead to the service."] : []),
    ...(ops === undefined ? ["OPS_PORT is not set: there are no metrics, and nobody is warned."] : []),
  ];
  return notes.length === 0
    ? [{ result: "ok", text: "every variable follows its rule" }]
    : notes.map((text) => ({ result: "note", text }));
}

async function checkStore({ environment, root }: CheckDeps): Promise<Found> {
  const config = readAccountsConfig(environment, root);
  const { database } = config;
  const name = databaseText(database);
  const inspection = await inspectStore(database, fingerprintPeppers(config)).catch((error: Error) => {
    throw new AdminError(`${name} cannot be read (${error.message})`);
  });
  const { exists, accounts, later, hasPepper } = inspection;
  if (!exists) return [{ result: "note", text: `${name}: empty, the first start creates the store` }];
  if (later.contracting !== undefined)
    return [{ result: "fault", text: `${name}: ${refusalOf(later.contracting)}` }];
  if (!hasPepper) return [{ result: "fault", text: `${name}: KEY_PEPPER is not the pepper of this store` }];
  return [{ result: "ok", text: `${name}: ${accounts} accounts` }, ...migrationsOf(inspection)];
}

function migrationsOf({ pending, later }: StoreInspection): Found {
  if (later.expanding.length > 0) {
    const names = later.expanding.join(", ");
    return [{ result: "note", text: `a later release has expanded the store, which works: ${names}` }];
  }
  if (pending.length === 0) return [{ result: "ok", text: "no migration would run" }];
  return [
    {
      result: "note",
      text: `the next start, or the next admin command, runs ${pending.length === 1 ? "a migration" : `${pending.length} migrations`}: ${pending.join(", ")}. Back up first`,
    },
  ];
}

async function checkMail(settings: MailSettings | undefined): Promise<Found> {
  if (settings === undefined) {
    return [{ result: "note", text: "SMTP_URL is not set: no email is sent, links are shown" }];
  }
  const { mailer, server } = settings;
  try {
    await mailer.verify?.();
    return [{ result: "ok", text: `${server} takes the connection and the login` }];
  } catch (error) {
    return [{ result: "fault", text: `${mailFaultText(error, server)}` }];
  }
}

function checkPlaces({ geocoder, gazetteerPath }: Config): Found {
  const state = gazetteerState(gazetteerPath);
  if (state === "current") return [{ result: "ok", text: `the index ${gazetteerPath} is complete` }];
  if (state === "foreign") {
    return [{ result: "fault", text: `GAZETTEER_PATH: ${gazetteerPath} is another file, or damaged` }];
  }
  const meanwhile = geocoder === "google" ? "the search for places" : "places";
  return [{ result: "note", text: `the index is ${state}: the next start builds it, ${meanwhile} wait` }];
}
