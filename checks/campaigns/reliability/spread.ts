/**
 * Computes a file of births in one run, then spread over machines by GNU parallel over ssh and by a Slurm array, with
 * the commands of the guide and real daemons on loopback; the outputs are equal to the byte. `--rows` (200,000) is the
 * number of births, `--short` takes 4,000.
 */
import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { builtGazetteer } from "@chart/kit/setup/built-gazetteer";
import { end, whyMissing } from "../lib/end.js";
import { Report } from "./lib/report.js";
import { writeBirths } from "./spread/births.js";
import { Machines, SSHD } from "./spread/machines.js";
import { MUNGED, SLURMCTLD, SLURMD, Slurm } from "./spread/slurm.js";

const MAIN = fileURLToPath(new URL("../../../packages/cli/dist/main.js", import.meta.url));
const ONE_RUN = "bodygraph batch births.csv -o one.ndjson";
// A code of 3 says that some rows have no chart. With --pipepart, --retries would hand a block's second try nothing.
const PARALLEL =
  "parallel --pipepart -a births.csv --header : --block -4 --keep-order -j 1 --halt now,fail=1 " +
  "-S machine-a,machine-b 'bodygraph batch - || [ $? = 3 ]' > charts.ndjson";
/** Tasks of the array, each on one core. */
const TASKS = 8;
const CORES = availableParallelism();
const CHARTS_SH = `#!/bin/sh
#SBATCH --array=1-${TASKS}
k=$SLURM_ARRAY_TASK_ID n=${TASKS}
{ [ $k = 1 ] || head -n 1 births.csv; split -n l/$k/$n births.csv; } |
  bodygraph batch - -o charts.$(printf %05d $k).ndjson --threads 1
`;

const { values } = parseArgs({
  options: { rows: { type: "string" }, short: { type: "boolean", default: false } },
});
const rows = Number(values.rows ?? (values.short ? 4000 : 200_000));
if (!Number.isSafeInteger(rows) || rows < 100) end(`${values.rows} is no number of 100 or more.`);
if (!existsSync(MAIN)) end("The command is not built: run `npm run build`.");

const report = new Report();
/** Ends the command that runs, and with it the campaign, which stops its daemons. */
const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interruption.abort());
const folder = mkdtempSync(join(tmpdir(), "chart-spread-"));
const bin = folderOf("bin");
/** File to which each process of the command adds its processor times. */
const TIMES = join(folder, "times");
const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}` };
try {
  const command = `BODYGRAPH_PLACES='${await builtGazetteer()}' '${process.execPath}' '${MAIN}' "$@"`;
  writeFileSync(join(bin, "bodygraph"), `#!/bin/sh\n${command}\ncode=$?\ntimes >> '${TIMES}'\nexit $code\n`);
  chmodSync(join(bin, "bodygraph"), 0o755);
  await writeBirths(join(folder, "births.csv"), rows);

  report.part("one run");
  const startMs = Date.now();
  await shell(ONE_RUN, env);
  tellSpeed(Date.now() - startMs);
  const [lines] = (await shell("wc -l < one.ndjson", env)).split("\n");
  report.invariant(Number(lines) === rows, `${rows} births gave ${lines} charts`);

  await overMachines();
  await inSlurm();
} finally {
  rmSync(folder, { recursive: true, maxRetries: 20 });
}
process.exit(report.conclude());

async function overMachines(): Promise<void> {
  report.part("GNU parallel over ssh");
  if (
    !canRun({ "/usr/bin/parallel": "parallel", "/usr/bin/ssh": "openssh-client", [SSHD]: "openssh-server" })
  )
    return;
  const machines = await Machines.start(folderOf("ssh"), env);
  try {
    const startMs = Date.now();
    await shell(PARALLEL, machines.env);
    tellSpeed(Date.now() - startMs);
  } finally {
    await machines.stop();
  }
  await expectSameCharts();
}

async function inSlurm(): Promise<void> {
  report.part("a Slurm array");
  const programs = { [SLURMCTLD]: "slurmctld", [SLURMD]: "slurmd", [MUNGED]: "munge" };
  if (!canRun({ ...programs, "/usr/bin/sbatch": "slurm-client" })) return;
  writeFileSync(join(folder, "charts.sh"), CHARTS_SH);
  const slurm = await Slurm.start(folderOf("slurm"), env);
  try {
    const startMs = Date.now();
    await shell("sbatch --wait charts.sh", slurm.env);
    // `sbatch --wait` asks every 2 to 32 s only, so the last file tells when the array ended.
    const parts = readdirSync(folder).filter((name) => /^charts\.\d+\.ndjson$/.test(name));
    tellSpeed(Math.max(...parts.map((name) => statSync(join(folder, name)).mtimeMs)) - startMs);
    report.invariant(parts.length === TASKS, `${TASKS} tasks left ${parts.length} files`);
  } finally {
    await slurm.stop();
  }
  await shell("cat charts.?????.ndjson > charts.ndjson", env);
  await expectSameCharts();
}

async function expectSameCharts(): Promise<void> {
  const answer = await shell("cmp one.ndjson charts.ndjson && echo equal", env);
  report.figure("output, compared with the one run", answer.trim() || "different");
  rmSync(join(folder, "charts.ndjson"), { force: true });
}

/** Tells the rows a second: by the clock, which other work on the machine slows down, and by the processor times. */
function tellSpeed(ms: number): void {
  report.figure(`rows a second and core, ${CORES} cores`, Math.round((rows / ms / CORES) * 1000));
  const times = [...readFileSync(TIMES, "utf8").matchAll(/(\d+)m([\d.]+)s/g)];
  const seconds = times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
  report.figure("rows a second of processor time", Math.round(rows / seconds));
  rmSync(TIMES);
}

/** Tells which of some programs are missing, with their Debian packages; returns true if none is. */
function canRun(packages: Readonly<Record<string, string>>): boolean {
  const missing = Object.entries(packages).flatMap(([path, name]) => whyMissing(path, name) ?? []);
  if (missing.length > 0) report.figure("not run", missing.join(", "));
  return missing.length === 0;
}

/** Runs a command as a person pastes it; returns what it prints. A failure is a violation. */
async function shell(command: string, env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const options = { cwd: folder, env, signal: interruption.signal, maxBuffer: 2 ** 26 };
    return (await promisify(execFile)("/bin/sh", ["-c", command], options)).stdout;
  } catch (error) {
    if (interruption.signal.aborted) throw error;
    const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
    report.invariant(false, `\`${command}\` exited with ${code}: ${stderr.slice(-500)}`);
    return stdout;
  }
}

function folderOf(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}
