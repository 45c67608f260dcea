/** Exit codes of the command. They are a contract: scripts branch on them. */
export const EXIT = { done: 0, fault: 1, wrongUse: 2, someRowsFailed: 3, interrupted: 130 } as const;

/** A failure that ends the command with one sentence for people and an exit code. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.wrongUse, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EACCES: "access is denied",
  EPERM: "access is denied",
  EROFS: "the disk is read-only",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is no folder",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "it would be too large for this disk",
  ENAMETOOLONG: "its name is too long",
  EIO: "the disk reports an error",
};

/** Returns the failure of a file, as a sentence: `births.csv cannot be read: it does not exist.` */
export function fileFailure(path: string, what: "read" | "written", error: unknown): CommandFailure {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const isFolderMissing = what === "written" && code === "ENOENT";
  const reason = isFolderMissing ? "its folder does not exist" : (SENTENCES[code] ?? message);
  return new CommandFailure(`${path} cannot be ${what}: ${reason}.`, EXIT.fault, { cause: error });
}
