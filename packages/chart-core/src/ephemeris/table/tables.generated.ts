// Generated: do not edit.
// Source: the series model of src/series, whose own sources docs/sources.md names.
// Licence: MIT (this project).
// Date: 2026-11
// Command: npm run --prefix packages/chart-core generate:tables
// SHA-256 of what follows: ee366bb1cc11ede6d8ae0d700b3d0f259eba2655669acbd2bc23829d240915ef

import type { AllTables } from "./body-tables.js";
import type { PackedSegments } from "./segments.js";

/** The tables of every body, without their records: table-part.ts adds these. */
export const BODY_TABLES: AllTables = {
  sun: {
segments: { segmentDays: 16, unitsPerArcsec: 4000, unitsPerSegment: 227096890, records: {
count: 9142,
columns: [[27,2166687718],[23,109795202],[19,-146260],[14,-8426],[12,-1264],[10,-364],[8,-84],[6,-29],[5,-8],[3,-3]],
parts: [] } },
},
  northNode: {
segments: { segmentDays: 8, unitsPerArcsec: 750, unitsPerSegment: -1143803, records: {
count: 18284,
columns: [[24,103633965],[22,-2368266],[20,-455489],[19,-137203],[17,-34792],[14,-7539],[12,-1276],[9,-161],[7,-37],[4,-7],[3,-3]],
parts: [] } },
},
  moon: {
segments: { segmentDays: 8, unitsPerArcsec: 1000, unitsPerSegment: 379479496, records: {
count: 18284,
columns: [[26,156095579],[26,170746884],[24,-6491687],[22,-1640544],[20,-262993],[17,-29504],[15,-9871],[12,-2309],[10,-408],[8,-59],[6,-17],[3,-4]],
parts: [] } },
},
  mercury: {
segments: { segmentDays: 16, unitsPerArcsec: 1000, unitsPerSegment: 56757370, records: {
count: 9142,
columns: [[29,468954528],[27,-30844370],[25,-9760214],[22,-1000159],[20,-514171],[18,-150167],[16,-31847],[14,-5374],[13,-2086],[10,-600],[9,-142],[7,-29],[5,-10],[3,-3]],
parts: [] } },
conjunctions: { reachDays: 19, records: {
count: 1262,
columns: [[18,68],[20,-417330],[18,-56320],[14,-6530],[14,29660],[14,-4214],[14,262160]],
parts: [] } },
},
  venus: {
segments: { segmentDays: 16, unitsPerArcsec: 1000, unitsPerSegment: 56749672, records: {
count: 9142,
columns: [[30,-909305976],[26,-17233168],[23,-2375913],[19,-85256],[16,-25559],[13,-3586],[10,-373],[7,-50],[5,-12],[3,-4]],
parts: [] } },
conjunctions: { reachDays: 43, records: {
count: 250,
columns: [[18,352],[20,-287255],[16,-19962],[11,-543],[12,52800],[10,-306],[14,262177]],
parts: [] } },
},
  mars: {
segments: { segmentDays: 16, unitsPerArcsec: 1000, unitsPerSegment: 30194109, records: {
count: 9142,
columns: [[29,338542344],[26,-11372648],[21,-862451],[17,-19285],[13,-3694],[10,-467],[8,-70],[6,-20],[4,-6],[3,-2]],
parts: [] } },
conjunctions: { reachDays: 48, records: {
count: 188,
columns: [[18,28],[19,-216168],[14,-5024],[7,-29],[13,75747],[10,-283],[14,262181]],
parts: [] } },
},
  jupiter: {
segments: { segmentDays: 32, unitsPerArcsec: 1000, unitsPerSegment: 9556324, records: {
count: 4571,
columns: [[28,203379813],[25,-7665124],[21,-768505],[17,-21126],[13,-3788],[10,-578],[9,-145],[7,-57],[6,-25],[5,-12],[4,-6],[3,-3]],
parts: [] } },
conjunctions: { reachDays: 15, records: {
count: 366,
columns: [[18,321],[19,-218468],[11,-813],[6,-20],[13,106404],[10,-373],[14,262174]],
parts: [] } },
},
  saturn: {
segments: { segmentDays: 32, unitsPerArcsec: 1000, unitsPerSegment: 3848471, records: {
count: 4571,
columns: [[28,385583216],[24,-4678048],[20,-431215],[16,-12472],[12,-1493],[9,-239],[8,-67],[6,-30],[5,-12],[4,-6],[3,-3],[3,-2]],
parts: [] } },
conjunctions: { reachDays: 13, records: {
count: 386,
columns: [[18,353],[20,-450153],[11,-614],[6,-24],[13,114561],[10,-382],[14,262166]],
parts: [] } },
},
  uranus: {
segments: { segmentDays: 32, unitsPerArcsec: 1000, unitsPerSegment: 1350338, records: {
count: 4571,
columns: [[27,593564688],[23,-2491730],[19,-217226],[15,-8085],[11,-580],[8,-94],[6,-32],[5,-13],[4,-6],[3,-3]],
parts: [] } },
conjunctions: { reachDays: 12, records: {
count: 396,
columns: [[18,28],[19,-147578],[8,-94],[5,-9],[13,120918],[10,-380],[14,262166]],
parts: [] } },
},
  neptune: {
segments: { segmentDays: 32, unitsPerArcsec: 1000, unitsPerSegment: 692983, records: {
count: 4571,
columns: [[25,-497982320],[22,-1613372],[19,-131928],[14,-5600],[10,-348],[7,-58],[6,-23],[5,-9],[4,-4],[3,-2]],
parts: [] } },
conjunctions: { reachDays: 12, records: {
count: 398,
columns: [[18,81],[20,-344559],[8,-105],[5,-12],[13,123290],[10,-381],[14,262174]],
parts: [] } },
},
  pluto: {
segments: { segmentDays: 32, unitsPerArcsec: 1000, unitsPerSegment: 419408, records: {
count: 4571,
columns: [[28,-239235922],[22,-1597285],[19,-138353],[14,-5642],[10,-299],[7,-58],[6,-20],[5,-8],[3,-3],[3,-2]],
parts: [] } },
conjunctions: { reachDays: 12, records: {
count: 153,
columns: [[17,35718],[22,-1999104],[11,-816],[7,-40],[12,124347],[9,-255],[14,262162]],
parts: [] } },
},
};

/** Nutation in longitude, without its records. */
export const NUTATION: PackedSegments = { segmentDays: 16, unitsPerArcsec: 4000, unitsPerSegment: 9, records: {
count: 9142,
columns: [[18,-154474],[13,-2439],[12,-1180],[11,-1003],[11,-627],[10,-318],[9,-155],[8,-64],[6,-28],[5,-11],[4,-4],[2,-1]],
parts: [] } };
