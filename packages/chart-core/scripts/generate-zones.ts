/**
 * Writes src/birth-moment/zone-table.generated.ts from the installed tzdata. With `--check` it compares instead, and
 * fails if the committed table differs from that of the same build of tzdata.
 *
 * Needs Debian 12's tzdata (`apt-get install tzdata`): its build has the `backzone` file and the old names.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { installedTzdata, installedZoneLines } from "./zones/installed-tzdata.js";
import { zoneModule } from "./zones/zone-module.js";

const target = new URL("../src/birth-moment/zone-table.generated.ts", import.meta.url);

const committed = existsSync(target) ? readFileSync(target, "utf8") : "";
const committedRelease = /ZONE_TABLE_RELEASE: string = "(.+)"/.exec(committed)?.[1] ?? "";
const installed = installedTzdata();

if (process.argv.includes("--check")) check();
else generate();

function check(): void {
  if (installed === null || !committed.includes(installed.sourceSha256)) {
    const found =
      installed === null ? "no build with backzone and the old names" : `a build of ${installed.release}`;
    console.log(
      `Not compared: the committed table is of tzdata ${committedRelease}; installed is another, ${found}.`,
    );
  } else if (zoneModule(installed, installedZoneLines()) === committed) {
    console.log(`The committed table is what the installed tzdata ${installed.release} gives.`);
  } else {
    console.error(`The committed table is not what the installed tzdata ${installed.release} gives.`);
    process.exitCode = 1;
  }
}

function generate(): void {
  if (installed === null) throw new Error("no tzdata with backzone and the old names is installed");
  if (installed.release < committedRelease) {
    throw new Error(
      `the installed tzdata ${installed.release} is older than the table's ${committedRelease}`,
    );
  }
  const lines = installedZoneLines();
  writeFileSync(target, zoneModule(installed, lines));
  console.log(`tzdata ${installed.release}: ${lines.length} distinct zones`);
}
