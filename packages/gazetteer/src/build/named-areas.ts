import type { AreaRows } from "./area-rows.js";
import { BRITISH_AREAS } from "./area-rows-britain.js";
import { GERMAN_AREAS } from "./area-rows-germany.js";
import { WORLD_AREAS } from "./area-rows-world.js";

/** All areas that GeoNames' divisions do not have by these names, or have with other borders. */
export const NAMED_AREAS: readonly AreaRows[] = [...BRITISH_AREAS, ...GERMAN_AREAS, ...WORLD_AREAS];
