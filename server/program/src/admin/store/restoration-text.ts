import type { DatabaseLocation } from "@chart/store";
import type { Known, Losses, Restoration } from "@chart/store/backup";
import { lastEntryText } from "../base/last-entry-text.js";

/** Describes a restore: what is in place now, what is alive again, and what is gone. */
export function restorationText(database: DatabaseLocation, restoration: Restoration): string {
  const {
    file,
    accounts,
    lastEntryAt,
    isPreviousUnreadable,
    isCompared,
    listed,
    lost,
    unlisted,
    endedSessions,
  } = restoration;
  return [
    `${file}: ${accounts} accounts; ${lastEntryText(lastEntryAt)}`,
    ...keptText(database, restoration),
    ...(isPreviousUnreadable
      ? [
          "The previous store cannot be read. Keys that were revoked and accounts that were deleted after the backup are back, unless ended.txt has them.",
        ]
      : []),
    listed === undefined
      ? "There is no ended.txt beside the backup: it would say what else had ended."
      : `Beside the backup, ended.txt has ${listed} entries.`,
    ...(endedSessions === 0 ? [] : [`Sessions and links that were ended: ${endedSessions}`]),
    ...endedText(restoration),
    ...aliveText(restoration),
    ...(lost === undefined ? [] : lossText(lost)),
    ...(isCompared ? [] : ["The stores could not be compared: what is gone is not listed."]),
    ...(unlisted === undefined
      ? []
      : [`What has ended could not be added to the list beside the backups (${unlisted}).`]),
  ].join("\n");
}

function keptText(database: DatabaseLocation, { keptAside }: Restoration): readonly string[] {
  if (keptAside === undefined) return [];
  if (database.engine === "sqlite") return [`The previous store was kept as ${keptAside}`];
  return [
    `The previous store was kept as the schema ${keptAside}. To remove it: drop schema ${keptAside} cascade`,
  ];
}

function endedText({ endedAgain: { keys, accounts } }: Restoration): readonly string[] {
  return [
    ...list(
      accounts,
      "Deleted after the backup, and now deleted again",
      ({ id, email }) => `${id} of ${email}`,
    ),
    ...list(keys, "Revoked after the backup, and now revoked again", keyText),
  ];
}

function aliveText({ aliveAgain: { keys, accounts } }: Restoration): readonly string[] {
  return [
    ...list(
      accounts,
      "The only operator, deleted after the backup, is back. Make another one, then delete it",
      ({ id }) => `account delete --account ${id} --yes --reason "deleted before the restore"`,
    ),
    ...list(
      keys,
      "Keys that were revoked after the backup work again. To revoke them",
      ({ accountId, id }) => `key delete --account ${accountId} --key ${id}`,
    ),
  ];
}

function keyText({ id, email, name }: Known): string {
  return `${id}, ${name} of ${email}`;
}

function lossText(lost: Losses): readonly string[] {
  return [
    ...list(lost.accounts, "Accounts that are gone", ({ id, email, plan }) => `${id} ${email} ${plan}`),
    ...list(
      lost.keys,
      "Keys that are gone: make new ones with key create",
      ({ email, name }) => `${name} of ${email}`,
    ),
    ...list(
      lost.grants,
      "Grants that are gone: repeat them with credits grant",
      ({ email, amount, reason, at }) => `${amount} credits to ${email}, ${at}: ${reason ?? ""}`,
    ),
    ...list(lost.plans, "Plans that are back", changeText),
    ...list(lost.statuses, "States that are back", changeText),
    ...list(lost.roles, "Roles that are back", changeText),
    ...list(lost.secondFactors, "Second factors that are again as in the backup", ({ email }) => email),
    ...list(lost.passwords, "Passwords that are again as in the backup", ({ email }) => email),
    ...(lost.charges === 0 ? [] : [`Charges since the backup, whose credits are back: ${lost.charges}`]),
  ];
}

function changeText({ email, was, is }: { email: string; was: string; is: string }): string {
  return `${email}: ${is}, was ${was}`;
}

/** Number of items of each kind that people see; `--json` has all. */
const SHOWN = 20;

function list<Item>(items: readonly Item[], title: string, text: (item: Item) => string): readonly string[] {
  if (items.length === 0) return [];
  const more = items.length - SHOWN;
  return [
    `${title}:`,
    ...items.slice(0, SHOWN).map((item) => `  ${text(item)}`),
    ...(more > 0 ? [`  and ${more} more: --json lists all`] : []),
  ];
}
