/** A backup, restore or copy was not possible, and nothing was changed. The message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
