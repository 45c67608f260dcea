export { refusalOf } from "../migrations/later-migrations.js";
export { type Backup, backUp } from "./back-up.js";
export { type Copy, copyStore } from "./copy-store.js";
export type { Known } from "./endings.js";
export { inspectStore, type StoreInspection } from "./inspect-store.js";
export type { Losses } from "./lost-since.js";
export { type Restoration, restore } from "./restore.js";
