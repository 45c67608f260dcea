import { execFileSync } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { whyMissing } from "../../../lib/end.js";

/** Program that makes a file system in a file. */
const MKFS = "/usr/sbin/mkfs.ext4";

/** Size of each disk; the ledger of the longest part needs less. */
const BYTES = 512 * 1024 * 1024;

/** Returns why no disk can be mounted here; undefined if one can. */
export function whyNoDisk(): string | undefined {
  if (process.getuid?.() !== 0) return "to mount a file system, one must be root";
  const disk = new SmallDisk();
  try {
    disk.mountMemory();
    return undefined;
  } catch (error) {
    return `no file system can be mounted (${(error as Error).message.split("\n").at(1) ?? "mount failed"})`;
  } finally {
    disk.remove();
  }
}

/** Returns why no disk can be mounted that the system makes read-only after an error; undefined if one can. */
export function whyNoFailingDisk(): string | undefined {
  const noDevice = whyMissing("/dev/loop-control", "udev") ?? whyMissing(MKFS, "e2fsprogs");
  return whyNoDisk() ?? noDevice;
}

/** A small file system of a campaign, in a folder of its own. */
export class SmallDisk {
  readonly #root = mkdtempSync(join(tmpdir(), "chart-disk-"));
  /** Folder at which the disk is mounted. */
  readonly folder = mkdtempSync(join(this.#root, "mounted-"));
  #images = 0;
  #mounts = 0;

  /** Mounts a disk in memory. */
  mountMemory(): void {
    this.#mount("-t", "tmpfs", "-o", `size=${BYTES}`, "none");
  }

  /** Mounts a new ext4 file system in a file. */
  mountImage(): void {
    writeFileSync(this.#image, "");
    truncateSync(this.#image, BYTES);
    run(MKFS, "-q", this.#image);
    this.#mountImage("rw");
  }

  /** Repairs a copy of the file system and mounts it instead, because one that failed stays read-only. */
  mountRepaired(mode: "ro" | "rw"): void {
    const failed = this.#image;
    this.#unmount();
    this.#images++;
    copyFileSync(failed, this.#image);
    // Its exit code is 1 if it has repaired something.
    run("sh", "-c", 'e2fsck -fy "$1" || [ $? = 1 ]', "sh", this.#image);
    this.#mountImage(mode);
  }

  /** Reports an error of the mounted ext4 file system to the kernel, which then lets nobody write to it. */
  fail(): void {
    const device = run("findmnt", "-n", "-o", "SOURCE", this.folder).trim();
    writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, "a campaign");
  }

  /** Takes all room. */
  fill(): void {
    const file = openSync(this.#filler, "a");
    try {
      for (;;) writeSync(file, Buffer.alloc(4096));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Makes the room free again. */
  free(): void {
    rmSync(this.#filler, { force: true });
  }

  remove(): void {
    while (this.#mounts > 0) this.#unmount();
    rmSync(this.#root, { recursive: true });
  }

  get #filler(): string {
    return join(this.folder, "filler");
  }

  get #image(): string {
    return join(this.#root, `image-${this.#images}`);
  }

  #mountImage(mode: "ro" | "rw"): void {
    this.#mount("-o", `loop,errors=remount-ro,${mode}`, this.#image);
  }

  #mount(...parameters: string[]): void {
    run("mount", ...parameters, this.folder);
    this.#mounts++;
  }

  /** Unmounts lazily: this process may have files open there, until it ends. */
  #unmount(): void {
    run("umount", "--lazy", this.folder);
    this.#mounts--;
  }
}

/** Runs a program; returns what it prints. */
export function run(program: string, ...parameters: string[]): string {
  return execFileSync(program, parameters, { encoding: "utf8", stdio: "pipe" });
}
