import { readdirSync, readFileSync } from "node:fs";

/** Unit of processor time in /proc: 100 ticks a second on every Linux that Node runs on. */
const US_PER_TICK = 10_000;

/**
 * Returns the processor time of a process and its descendants so far, microseconds. Descendants that ended count if
 * their parent waited for them. Reads Linux's /proc.
 */
export function processorUsOfTree(rootPid: number): number {
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)));
  const tree = new Set([rootPid]);
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { pid, parentPid } of stats) if (tree.has(parentPid)) tree.add(pid);
  }
  const ticks = stats.reduce((sum, stat) => sum + (tree.has(stat.pid) ? stat.ticks : 0), 0);
  return ticks * US_PER_TICK;
}

interface Stat {
  readonly pid: number;
  readonly parentPid: number;
  readonly ticks: number;
}

function statOf(pid: number): Stat[] {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // The process has ended since the folder was read.
    return [];
  }
  // The name, in parentheses, may contain anything; fields 3 and up of proc(5) follow it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  return [{ pid, parentPid: field(4), ticks: field(14) + field(15) + field(16) + field(17) }];
}
