import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BLOCK_SAMPLES, BLOCKS, modelFingerprint } from "./sample-sky.js";

/** Blocks that are sampled and stored together: some ten seconds' work. */
const CHUNK_BLOCKS = 64;

const WORKERS = 2;
const WORKER = fileURLToPath(new URL("./sample-worker.ts", import.meta.url));

/** Where finished chunks wait for the next run; ignored by git. */
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/tables/", import.meta.url));

/**
 * The samples of every block of the span, as sample-sky.ts orders them: some ten minutes' work for two processes, done
 * in chunks that survive an interruption and are taken up again as long as the series model stays the same.
 */
export async function sampleSpan(): Promise<Float64Array> {
  const folder = `${CACHE}${modelFingerprint()}/`;
  mkdirSync(folder, { recursive: true });
  const chunks = Array.from({ length: Math.ceil(BLOCKS / CHUNK_BLOCKS) }, (_, index) => ({
    file: `${folder}${index}.f64`,
    firstBlock: index * CHUNK_BLOCKS,
    endBlock: Math.min((index + 1) * CHUNK_BLOCKS, BLOCKS),
  }));
  const missing = chunks.filter(({ file }) => !existsSync(file));
  let done = chunks.length - missing.length;
  if (done > 0) console.log(`${done} of ${chunks.length} chunks of samples taken from ${folder}`);
  await Promise.all(
    Array.from({ length: Math.min(WORKERS, missing.length) }, async () => {
      const worker = fork(WORKER, { serialization: "advanced" });
      for (let chunk = missing.shift(); chunk !== undefined; chunk = missing.shift()) {
        const samples = await samplesFrom(worker, chunk);
        writeFileSync(`${chunk.file}.part`, samples);
        renameSync(`${chunk.file}.part`, chunk.file);
        done += 1;
        console.log(`${done} of ${chunks.length} chunks sampled`);
      }
      worker.disconnect();
    }),
  );
  const span = new Float64Array(BLOCKS * BLOCK_SAMPLES);
  for (const { file, firstBlock } of chunks) {
    const bytes = readFileSync(file);
    span.set(
      new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8),
      firstBlock * BLOCK_SAMPLES,
    );
  }
  return span;
}

function samplesFrom(
  worker: ChildProcess,
  range: { firstBlock: number; endBlock: number },
): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a sampling process ended with ${code}`));
    worker.once("exit", ended);
    worker.once("message", (samples) => {
      worker.off("exit", ended);
      resolve(samples as Float64Array);
    });
    worker.send(range);
  });
}
