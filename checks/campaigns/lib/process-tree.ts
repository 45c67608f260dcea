import { readdirSync, readFileSync } from "node:fs";

/** Unit of processor time in /proc: 100 ticks a second on every Linux that Node runs on. */
const US_PER_TICK = 10_000;

/**
 * Returns the processor time of a process and its descendants so far, microseconds. Descendants that ended count if
 * their parent waited for them. Reads Linux's /proc.
 */
export function processorUsOfTree(rootPid: number): number {
  return treeOf(rootPid).reduce((sum, { ticks }) => sum + ticks, 0) * US_PER_TICK;
}

/**
 * Returns the largest resident memory that a process and each of its descendants have had so far, in bytes, by process
 * id. Reads Linux's /proc.
 */
export function peakMemoryOfTree(rootPid: number): ReadonlyMap<number, number> {
  return new Map(
    treeOf(rootPid).flatMap(({ pid }) => {
      const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readProcess(pid, "status") ?? "")?.[1];
      return kilobytes === undefined ? [] : [[pid, Number(kilobytes) * 1024] as const];
    }),
  );
}

function treeOf(rootPid: number): Stat[] {
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)));
  const tree = new Set([rootPid]);
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { pid, parentPid } of stats) if (tree.has(parentPid)) tree.add(pid);
  }
  return stats.filter(({ pid }) => tree.has(pid));
}

interface Stat {
  readonly pid: number;
  readonly parentPid: number;
  readonly ticks: number;
}

function statOf(pid: number): Stat[] {
  const text = readProcess(pid, "stat");
  if (text === undefined) return [];
  // The name, in parentheses, may contain anything; fields 3 and up of proc(5) follow it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  return [{ pid, parentPid: field(4), ticks: field(14) + field(15) + field(16) + field(17) }];
}

/** Reads a file about a process; undefined if the process has ended. */
function readProcess(pid: number, file: "stat" | "status"): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}
