declare module "geobuf" {
  import type Pbf from "pbf";

  /** Decodes a GeoJSON object. */
  export function decode(data: Pbf): object;
}

declare module "pbf" {
  /** Reader of a protocol buffer. */
  export default class Pbf {
    constructor(data: Uint8Array);
  }
}
