export { backUpSqlite } from "./backup-sqlite.js";
export { recordBackup } from "./record-backup.js";
export { restoreSqlite } from "./restore-sqlite.js";
