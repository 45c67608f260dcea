// Reads the report of `pnpm audit --json` from standard input and prints the known vulnerabilities. Fails on a severity of
// high or critical. If the registry has no audit or cannot be reached, it passes, but prints that nothing was checked.
import { text } from "node:stream/consumers";

const report = readReport(await text(process.stdin));
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

function readReport(json) {
  try {
    return JSON.parse(json.slice(json.indexOf("{")));
  } catch {
    return undefined;
  }
}
