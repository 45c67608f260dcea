import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BLOCK_COUNT, BLOCK_SAMPLES, modelFingerprint } from "./sample-sky.js";

/** Number of blocks that are sampled and stored together: about ten seconds of work. */
const CHUNK_BLOCKS = 64;

const WORKERS = 2;
const WORKER = fileURLToPath(new URL("./sample-worker.ts", import.meta.url));

/** Folder of finished chunks, which the next run reuses; ignored by git. */
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/tables/", import.meta.url));

/**
 * Samples every block of the span, in the order of sample-sky.ts: about ten minutes for two processes.
 *
 * The work is done in chunks. After an interruption the next run reuses finished chunks, provided that the series model
 * is still the same.
 */
export async function sampleSpan(): Promise<Float64Array> {
  const folder = `${CACHE}${modelFingerprint()}/`;
  mkdirSync(folder, { recursive: true });
  const chunks = Array.from({ length: Math.ceil(BLOCK_COUNT / CHUNK_BLOCKS) }, (_, index) => ({
    file: `${folder}${index}.f64`,
    firstBlock: index * CHUNK_BLOCKS,
    endBlock: Math.min((index + 1) * CHUNK_BLOCKS, BLOCK_COUNT),
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
  const span = new Float64Array(BLOCK_COUNT * BLOCK_SAMPLES);
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
