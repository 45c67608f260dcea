/** A process of sample-span.ts: samples chunks of blocks on request, one after another. */
import { sampleBlock } from "./sample-sky.js";

process.on("message", ({ firstBlock, endBlock }: { firstBlock: number; endBlock: number }) => {
  const samples: number[] = [];
  for (let block = firstBlock; block < endBlock; block++) samples.push(...sampleBlock(block));
  process.send!(Float64Array.from(samples));
});
