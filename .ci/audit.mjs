// Asks the package registry for known vulnerabilities of the production dependencies. Fails on a severity of high or
// critical. If the registry has no audit or cannot be reached, the step passes, but prints that nothing was checked.
import { spawnSync } from "node:child_process";

const { stdout } = spawnSync("npx", ["-y", "pnpm@10.34.9", "audit", "--prod", "--json"], {
  encoding: "utf8",
});
const report = readReport(stdout ?? "");
const found = report?.metadata?.vulnerabilities;

if (found === undefined) {
  const reason = report?.error?.code ?? "it gave no report";
  process.stdout.write(
    `NOT CHECKED for known weaknesses: the registry did not answer the audit (${reason}).\n`,
  );
} else {
  process.stdout.write(`Known weaknesses of production dependencies: ${JSON.stringify(found)}\n`);
  for (const { module_name, title, severity, url } of Object.values(report.advisories ?? {})) {
    process.stdout.write(`  ${severity}: ${module_name}: ${title} (${url})\n`);
  }
  if ((found.high ?? 0) + (found.critical ?? 0) > 0) process.exitCode = 1;
}

function readReport(text) {
  try {
    return JSON.parse(text.slice(text.indexOf("{")));
  } catch {
    return undefined;
  }
}
