import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, StandInMachine, shellBlocks } from "@chart/kit/stand-ins/stand-in-machine";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

const FOLDER = join(ROOT, "docs/operators");
const textOf = (page: string) => readFileSync(join(FOLDER, `${page}.md`), "utf8");

/** The pages with commands, in the order in which an operator comes to them. */
const PAGES = ["accounts", "backup", "upgrades"];

describe("the commands of docs/operators, on SQLite", () => {
  let machine: StandInMachine;
  let output: string;
  beforeAll(async () => {
    machine = await StandInMachine.create(inject("gazetteerPath"));
    const settings = ["KEY_PEPPER", "SESSION_SECRET"].map((name) => `${name}=${name.repeat(6)}`);
    output = await machine.run(`
ln -s "${ROOT}" /opt/chart
printf '%s\\n' ${settings.join(" ")} PUBLIC_URL=https://charts.example.com >/etc/chart/environment
cp "${ROOT}/deploy/chart.service" /etc/systemd/system/
systemctl start chart
curl -s --retry 90 --retry-delay 1 --retry-all-errors --fail http://127.0.0.1:3000/readyz
( set -a; . /etc/chart/environment; export NODE_ENV=production DATABASE_URL=file:/var/lib/chart/chart.db
  cd /opt/chart; npm run --silent admin -- account create --email ada@example.com --plan developer )
${PAGES.flatMap((page) => shellBlocks(textOf(page))).join("\n")}`);
  }, 120_000);
  afterAll(() => machine.remove());

  test("list the account, and leave a service that is ready after a restore and an upgrade", async () => {
    expect(output.match(/ada@example\.com/g)?.length).toBeGreaterThan(1);
    expect(output.trim().split("\n").at(-1)).toBe('{"status":"ready"}');
    expect((await fetch(`http://127.0.0.1:${machine.port}/readyz`)).status).toBe(200);
  });

  test("leave the backup and the store that the restore replaced", () => {
    expect(readdirSync(join(machine.root, "var/backups/chart")).sort()).toEqual([
      expect.stringMatching(/^chart-\d{8}T\d{9}Z\.db$/),
      "ended.txt",
    ]);
    const stores = readdirSync(join(machine.root, "var/lib/chart"));
    expect(stores.filter((name) => name.startsWith("chart.db.before-"))).toHaveLength(1);
  });
});

test("no other page of docs/operators has commands", () => {
  const pages = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ""));
  const withCommands = pages.filter((page) => shellBlocks(textOf(page)).length > 0);
  expect(withCommands.sort()).toEqual(PAGES);
});

/** Metrics that the service registers by their own names. */
const METRICS = ["metrics", "cluster-metrics", "account-metrics"].flatMap((file) => {
  const source = readFileSync(join(ROOT, `server/program/src/monitoring/${file}.ts`), "utf8");
  return [...source.matchAll(/name: "(chart_\w+)"/g)].map(([, name = ""]) => name);
});

describe("docs/operators/monitoring.md", () => {
  const text = textOf("monitoring");

  test("lists every metric of the service, and no others", () => {
    const rows = text.split("\n").filter((line) => line.startsWith("| `chart_"));
    const listed = rows.flatMap((row) =>
      [...(row.split("|")[1] ?? "").matchAll(/`(chart_\w+)/g)].map(([, name]) => name),
    );
    expect(METRICS.length).toBeGreaterThan(10);
    expect(listed.sort()).toEqual([...METRICS].sort());
  });

  const [, rules = ""] = /^```yaml\n(groups:.*?)^```/ms.exec(text) ?? [];

  const promtool = "/usr/bin/promtool";
  test.skipIf(!existsSync(promtool))(
    `has rules that Prometheus accepts${existsSync(promtool) ? "" : ` [skipped: no ${promtool}, Debian: prometheus]`}`,
    () => {
      const folder = mkdtempSync(join(tmpdir(), "chart-rules-"));
      const file = join(folder, "rules.yml");
      writeFileSync(file, rules);
      const output = execFileSync(promtool, ["check", "rules", file], { encoding: "utf8" });
      rmSync(folder, { recursive: true });
      expect(output).toContain(`SUCCESS: ${rules.match(/- alert:/g)?.length} rules found`);
    },
  );

  test("has alerts on metrics that exist, each with what to do", () => {
    const names = [...rules.matchAll(/\bchart_\w+/g)].map(([name]) => name.replace(/_bucket$/, ""));
    expect(names.filter((name) => !METRICS.includes(name))).toEqual([]);
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, alert]) => alert);
    expect(alerts.length).toBeGreaterThan(5);
    expect(alerts.filter((alert) => !text.includes(`| ${alert} |`))).toEqual([]);
  });
});
