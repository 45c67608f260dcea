/** Why a backup was not made or not restored, as one line; whatever was there before is as it was. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
