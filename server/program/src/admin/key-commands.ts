import type { AccountDetails } from "@chart/accounts";
import {
  addKey,
  describeKey,
  type KeyDetails,
  keyNameFault,
  MAX_LIVE_KEYS,
  normalizeKeyName,
  renameKey,
  rotateKey,
} from "@chart/accounts";
import { type Command, InvalidArgumentError } from "commander";
import { accountLine, keyJson, keyLine, newKeyText } from "./account-text.js";
import {
  type AddAction,
  type AdminDeps,
  AdminError,
  commandAudit,
  keyDeps,
  type Report,
  requireAccount,
  requireCustomer,
} from "./base/command.js";
import { ACCOUNT_OPTION } from "./base/options.js";

const KEY_OPTION = ["--key <key>", "id or name of the key"] as const;

/** Adds `key create | list | rename | rotate | delete | peppers`. */
export function addKeyCommands(key: Command, addAction: AddAction): void {
  addAction(
    key
      .command("create")
      .description(`add an API key, which is shown only once; an account has up to ${MAX_LIVE_KEYS}`)
      .requiredOption(...ACCOUNT_OPTION)
      .requiredOption("--name <name>", "name, which no other key of the account may have", keyName),
    create,
  );
  addAction(
    key
      .command("list")
      .description("list the active API keys of an account, oldest first")
      .requiredOption(...ACCOUNT_OPTION),
    list,
  );
  addAction(
    key
      .command("rename")
      .description("rename an API key, which keeps working")
      .requiredOption(...ACCOUNT_OPTION)
      .option(KEY_OPTION[0], `${KEY_OPTION[1]}; required if the account has several`)
      .requiredOption("--name <name>", "new name, which no other key of the account may have", keyName),
    rename,
  );
  addAction(
    key
      .command("rotate")
      .description(
        "replace an API key: the old key stops working immediately, the new one is shown only once",
      )
      .requiredOption(...ACCOUNT_OPTION)
      .option(KEY_OPTION[0], `${KEY_OPTION[1]}; required if the account has several`),
    rotate,
  );
  addAction(
    key
      .command("delete")
      .description(
        "delete an API key: it stops working immediately, and the account's other keys go on working",
      )
      .requiredOption(...ACCOUNT_OPTION)
      .requiredOption(...KEY_OPTION),
    remove,
  );
  addAction(
    key
      .command("peppers")
      .description("count the active API keys of each pepper, while KEY_PEPPER is replaced"),
    countByPepper,
  );
}

function keyName(text: string): string {
  const name = normalizeKeyName(text);
  const fault = keyNameFault(name);
  if (fault === undefined) return name;
  throw new InvalidArgumentError(fault);
}

async function create(deps: AdminDeps, options: { account: string; name: string }): Promise<Report> {
  const account = await requireCustomer(deps, options.account);
  const created = await addKey(keyDeps(deps), account.id, options.name, (detail) =>
    commandAudit(deps, "key.created", account.id, detail),
  );
  if (created === "name-taken") throw nameTaken(options.name);
  if (created === "too-many-keys") {
    throw new AdminError(
      `The account has ${MAX_LIVE_KEYS} keys, the maximum. Delete one first: key delete --account ${account.email} --key <id or name>`,
    );
  }
  return newKeyReport(account, created.apiKey, created.keyId, options.name);
}

async function list(deps: AdminDeps, options: { account: string }): Promise<Report> {
  const { id } = await requireAccount(deps, options.account);
  const keys = await deps.store.keys.list(id);
  return {
    json: keys.map(keyJson),
    text: keys.length === 0 ? "The account has no API keys." : keys.map(keyLine).join("\n"),
  };
}

async function rename(
  deps: AdminDeps,
  options: { account: string; key?: string; name: string },
): Promise<Report> {
  const account = await requireAccount(deps, options.account);
  const key = await chooseKey(deps, account, options.key);
  const { name } = options;
  const outcome = await renameKey(keyDeps(deps), account.id, key, name, (detail) =>
    commandAudit(deps, "key.renamed", account.id, detail),
  );
  if (outcome === "name-taken") throw nameTaken(name);
  if (outcome === "not-found") throw changedMeanwhile(account);
  return {
    json: { accountId: account.id, keyId: key.id, name },
    text: `The key "${key.name}" of ${account.email} is now named "${name}". It keeps working.`,
  };
}

async function rotate(deps: AdminDeps, options: { account: string; key?: string }): Promise<Report> {
  const account = await requireAccount(deps, options.account);
  const key = await chooseKey(deps, account, options.key);
  const rotated = await rotateKey(keyDeps(deps), account.id, key, (detail) =>
    commandAudit(deps, "key.rotated", account.id, detail),
  );
  if (rotated === undefined) throw changedMeanwhile(account);
  return newKeyReport(account, rotated.apiKey, rotated.keyId, key.name);
}

async function remove(deps: AdminDeps, options: { account: string; key: string }): Promise<Report> {
  const account = await requireAccount(deps, options.account);
  const key = await chooseKey(deps, account, options.key);
  const audit = commandAudit(deps, "key.deleted", account.id, describeKey(key));
  if (!(await deps.store.keys.revoke(account.id, key.id, deps.now(), audit))) throw changedMeanwhile(account);
  return {
    json: { accountId: account.id, keyId: key.id, name: key.name },
    text: `The key "${key.name}" of ${account.email} no longer works.`,
  };
}

/**
 * Finds the active key with an id or a name; without either, the only key of the account.
 *
 * @throws AdminError if there is none, or if the account has several and the caller names none.
 */
async function chooseKey(
  { store }: AdminDeps,
  { id, email }: AccountDetails,
  idOrName: string | undefined,
): Promise<KeyDetails> {
  const keys = await store.keys.list(id);
  const [only] = keys;
  if (only === undefined) {
    throw new AdminError(
      `The account has no API keys. Create one: key create --account ${email} --name <name>`,
    );
  }
  const listed = `Its keys: ${keys.map((key) => `${key.id} (${key.name})`).join(", ")}`;
  if (idOrName === undefined) {
    if (keys.length === 1) return only;
    throw new AdminError(
      `The account has ${keys.length} API keys. Add --key with an id or a name. ${listed}`,
    );
  }
  const name = normalizeKeyName(idOrName);
  const chosen = keys.find((key) => key.id === idOrName) ?? keys.find((key) => key.name === name);
  if (chosen === undefined) throw new AdminError(`The account has no API key ${idOrName}. ${listed}`);
  return chosen;
}

const nameTaken = (name: string) =>
  new AdminError(`The account already has a key named "${name}". Choose another name.`);

/** Returns the error of a command that found its key changed by somebody else. */
function changedMeanwhile({ email }: AccountDetails): AdminError {
  return new AdminError(
    `Somebody else changed this key at the same time. Nothing was changed. The command "key list --account ${email}" shows the keys.`,
  );
}

function newKeyReport(account: AccountDetails, apiKey: string, keyId: string, name: string): Report {
  return {
    json: { accountId: account.id, apiKey, keyId, name, email: account.email },
    text: `account  ${accountLine(account)}\n${newKeyText(apiKey, name)}`,
  };
}

async function countByPepper({ store, pepper }: AdminDeps): Promise<Report> {
  const counts = new Map(
    (await store.accounts.countKeysByPepper()).map(({ fingerprint, keys }) => [fingerprint, keys]),
  );
  const keysOf = (fingerprint: string | undefined) => counts.get(fingerprint ?? "") ?? 0;
  const [current, previous] = [keysOf(pepper.current), keysOf(pepper.previous)];
  const all = [...counts.values()].reduce((sum, keys) => sum + keys, 0);
  const other = all - current - previous;
  return {
    json: { current, previous, other },
    text: `under KEY_PEPPER           ${current}
under KEY_PEPPER_PREVIOUS  ${previous}
under another pepper       ${other}`,
  };
}
