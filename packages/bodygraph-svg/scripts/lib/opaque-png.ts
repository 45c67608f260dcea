import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bytes of a pixel in a picture with transparency, and in one without. */
const [RGBA, RGB] = [4, 3];

/** A picture as resvg renders it: four bytes for each pixel. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Writes a picture without transparency as a PNG, which is smaller than resvg's own. */
export function opaquePng({ width, height, pixels }: Pixels): Buffer {
  // Each row starts with its filter: none, which suits plain areas best.
  const rows = Buffer.alloc(height * (1 + RGB * width));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = RGBA * (y * width + x);
      rows.set(pixels.subarray(from, from + RGB), y * (1 + RGB * width) + 1 + RGB * x);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, and three channels.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
