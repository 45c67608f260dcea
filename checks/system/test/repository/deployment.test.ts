import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { issueLink } from "@chart/accounts/sign-in";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { VARIABLES } from "@chart/program";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { parse } from "yaml";
import { buildInFolders, readDockerfile } from "./image-build.js";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Names of all configuration variables. */
const NAMES = Object.keys(VARIABLES);

/** A commit that the image gets as its build argument. */
const COMMIT = "0123456789abcdef0123456789abcdef01234567";

/** True with `IMAGE_BUILD=full`, where all steps of the image build anew. */
const isFull = process.env["IMAGE_BUILD"] === "full";

/** Results of `npm run build` and the tests' gazetteer. The compiler and the command compare them with their sources. */
const BUILT = [
  ...packageFolders(pathToFileURL(ROOT))
    .filter((folder) => existsSync(join(ROOT, folder, "tsconfig.json")))
    .flatMap((folder) => [`${folder}/dist`, `${folder}/tsconfig.tsbuildinfo`])
    .map((path) => ({ command: "run build", source: join(ROOT, path), target: path })),
  {
    command: "packages/gazetteer/dist/main.js",
    source: inject("gazetteerPath"),
    target: "data/places.txt",
  },
];

describe("the Dockerfile", () => {
  const instructions = readDockerfile(join(ROOT, "Dockerfile"));

  test("passes the linter", () => {
    expect(validate(read("Dockerfile")).map(({ message }) => message)).toEqual([]);
  });

  test("names one base image, Node 24 LTS, by version and digest, and does not run as root", () => {
    const images = instructions.filter(({ word, rest }) => word === "FROM" && rest.includes(":"));
    expect(images.length).toBeGreaterThan(0);
    for (const { rest } of images) expect(rest).toMatch(/^node:24\.\d+\.\d+-\w+-slim@sha256:[0-9a-f]{64}\b/);
    expect(new Set(images.map(({ rest }) => rest.split(" ")[0])).size).toBe(1);
    expect(instructions.findLast(({ word }) => word === "USER")?.rest).toBe("node");
  });

  test("sets only variables that the service reads", () => {
    const set = instructions.filter(({ word }) => word === "ENV").flatMap(({ rest }) => rest.split(" "));
    for (const assignment of set) expect(NAMES).toContain(assignment.split("=")[0]);
  });

  test("copies only files that .dockerignore lets through, and .dockerignore excludes everything else", () => {
    const ignore = read(".dockerignore").split("\n");
    const allowed = ignore.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    const copied = instructions
      .filter(({ word, rest }) => word === "COPY" && !rest.startsWith("--from"))
      .flatMap(({ rest }) => rest.split(" ").slice(0, -1));
    expect(ignore.find((line) => !line.startsWith("#"))).toBe("*");
    expect([...new Set(copied)].sort()).toEqual(allowed.sort());
  });
});

describe("the steps of the image, run in folders without a container engine", () => {
  let folder: string;
  let app: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "chart-image-"));
    app = buildInFolders(join(ROOT, "Dockerfile"), ROOT, folder, isFull ? [] : BUILT, { COMMIT });
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true }), 120_000);

  test("give a service that is ready and names its commit, without development dependencies and with a built gazetteer", async () => {
    const environment = { NODE_ENV: "production", KEY_PEPPER: PEPPER };
    const files = { DATABASE_URL: `file:${folder}/chart.db`, GAZETTEER_PATH: "" };
    const service = new ServiceProcess(
      { ...environment, ...files },
      { main: join(app, "server/program/dist/main.js") },
    );
    await service.printed(/listens on/);
    expect(service.stdout).toMatch(/^Chart API \S+ \(01234567\) listens on/);
    expect(service.stdout).not.toContain("Building the place index");
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    expect(await service.stop()).toBe(0);
    const list = readFileSync(join(app, "node_modules/.modules.yaml"), "utf8");
    expect(list).not.toMatch(/vitest|biome|@types\+node/);
  });
});

describe("compose.yaml", () => {
  const compose = parse(read("compose.yaml")) as {
    services: Record<"chart" | "postgres", Record<string, unknown> & { environment: Record<string, string> }>;
    volumes: Record<string, unknown>;
  };

  test("builds the service or takes the image of CHART_IMAGE, and names every other image by version and digest", () => {
    const { chart, ...others } = compose.services;
    expect(chart["image"]).toMatch(/^\$\{CHART_IMAGE:-chart-api\}$/);
    const commit = expect.stringMatching(/^\$\{COMMIT:-unknown\}$/);
    expect(chart["build"]).toEqual({ context: ".", args: { COMMIT: commit } });
    const images = Object.values(others).map(({ image }) => image);
    expect(images).toEqual([expect.stringMatching(/^postgres:\d+\.\d+-\w+@sha256:[0-9a-f]{64}$/)]);
  });

  test("trusts no X-Forwarded-For by default, because it has no proxy that would write it", () => {
    expect(compose.services.chart.environment["TRUST_PROXY"]).toMatch(/^\$\{TRUST_PROXY:-false\}$/);
  });

  test("passes on the pepper that is being replaced", () => {
    expect(compose.services.chart.environment["KEY_PEPPER_PREVIOUS"]).toMatch(
      /^\$\{KEY_PEPPER_PREVIOUS:-\}$/,
    );
  });

  test("runs the service without root privileges on a read-only file system, published on loopback only", () => {
    expect(compose.services.chart).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      ports: [expect.stringMatching(/^127\.0\.0\.1:3000:3000$/)],
      depends_on: { postgres: { condition: "service_healthy" } },
    });
    expect(compose.services.postgres).not.toHaveProperty("ports");
  });

  test("bounds the log of every service on the disk", () => {
    for (const { logging } of Object.values(compose.services)) {
      expect(logging).toEqual({
        driver: "json-file",
        options: {
          "max-size": expect.stringMatching(/^\d+m$/),
          "max-file": expect.stringMatching(/^\d+$/),
        },
      });
    }
  });

  test("has no secrets, sets only variables that the service reads, and uses the volumes that it declares", () => {
    for (const { environment } of Object.values(compose.services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|PEPPER$/.test(name)) expect(value).toMatch(/^\$\{\w+:\?[^}]+\}$/);
      }
    }
    for (const name of Object.keys(compose.services.chart.environment)) expect(NAMES).toContain(name);
    expect(Object.keys(compose.volumes)).toEqual(["postgres"]);
    expect(compose.services.postgres["volumes"]).toEqual(["postgres:/var/lib/postgresql/data"]);
  });
});

describe("the systemd unit", () => {
  const unit = read("deploy/chart.service");

  test("keeps trying while the database is away", () => {
    const section = /\[Unit\]([\s\S]*?)\n\[/.exec(unit)?.[1];
    expect(section).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(unit).toMatch(/^Restart=on-failure$/m);
  });

  test("lets journald drop no line, however many requests there are", () => {
    const section = /\[Service\]([\s\S]*?)\n\[/.exec(unit)?.[1];
    expect(section).toMatch(/^LogRateLimitIntervalSec=0$/m);
  });

  test("starts the built service and sets only variables that it reads", () => {
    expect(unit).toContain("ExecStart=/usr/bin/node /opt/chart/server/program/dist/main.js");
    for (const [, name] of unit.matchAll(/^Environment=(\w+)=/gm)) expect(NAMES).toContain(name);
  });

  test.skipIf(!existsSync("/usr/bin/systemd-analyze"))("passes systemd-analyze verify", () => {
    const folder = mkdtempSync(join(tmpdir(), "chart-unit-"));
    const path = join(folder, "chart.service");
    // The program and the user of the example do not exist here.
    const started = unit.replace("/usr/bin/node", process.execPath).replace(/^(User|Group)=.*\n/gm, "");
    writeFileSync(path, started);
    const { stderr } = spawnSync("systemd-analyze", ["verify", path], { encoding: "utf8" });
    expect(stderr.split("\n").filter((line) => line.includes("chart.service"))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe("the proxy examples log no token of a link", () => {
  /** Paths of the dashboard with a parameter, as its code registers them. */
  const routes = readdirSync(join(ROOT, "server/dashboard/src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(`server/dashboard/src/${file}`).matchAll(/"(\/[^"\s]*:\w+[^"\s]*)"/g)])
    .map(([, path]) => `/dashboard${path}`);
  const paths = routes
    .filter((route) => route.includes(":token"))
    .map((route) => route.replaceAll(/:\w+/g, "SECRET"));

  test("the only parameters of paths are tokens, which are secret, and ids of accounts and requests, which are not", async () => {
    const names = routes.flatMap((route) => [...route.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(new Set(names)).toEqual(new Set(["token", "accountId", "requestId"]));
    const { url } = await issueLink(
      {
        store: { addLink: async () => {} },
        hashToken: () => "",
        now: () => new Date(),
        baseUrl: "https://x.y",
      },
      { kind: "invitation", accountId: "a", email: "a@example.com" },
      "unaudited",
    );
    expect(paths).toContain(new URL(url).pathname.replace(/[^/]+$/, "SECRET"));
  });

  test("nginx replaces them in the access log of every server, and writes no error line for them", () => {
    const config = read("deploy/nginx.conf").replaceAll(/^\s*#.*$/gm, "");
    const [, pattern = "", replacement] = /map \$uri \$logged_path \{\s*"~\*(.+)" (\S+);/.exec(config) ?? [];
    for (const path of paths) expect(path).toMatch(new RegExp(pattern, "i"));
    expect(replacement).toBe("/dashboard/links/-");

    const [, format = ""] = /log_format chart '(.+)';/.exec(config) ?? [];
    expect(format).toContain("$logged_path");
    expect(format).not.toMatch(/\$(uri|request|request_uri|args|query_string|http_referer)\b/);
    const servers = config.split(/^server \{/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server.match(/access_log .+;/g)).toEqual(["access_log /var/log/nginx/chart.log chart;"]);
    }
    const [, location = "", body] = /location ~\* (\S+) \{([^}]*)\}/.exec(config) ?? [];
    expect(location).toBe(pattern);
    expect(body).toContain("error_log /dev/null;");
  });

  test("Caddy replaces them in every line, and logs no header", () => {
    const [, pattern = "", replacement = ""] =
      /request>uri regexp \(\?i\)(\S+) (\S+)/.exec(read("deploy/Caddyfile")) ?? [];
    for (const path of paths) {
      expect(`${path}?a=b`.replace(new RegExp(pattern, "i"), replacement)).not.toContain("SECRET");
    }
    expect(read("deploy/Caddyfile")).toContain("request>headers delete");
  });
});
