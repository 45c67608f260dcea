import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { issueLink } from "@chart/accounts/sign-in";
import { nodeArgumentsOf } from "@chart/kit/services/node-arguments";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { freePort } from "@chart/kit/setup/free-port";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { VARIABLES } from "@chart/program";
import { responseForms } from "chart-http/host";
import { validate } from "dockerfile-utils";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
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

  test("installs pg_dump of the major version of compose.yaml's database, which Debian 12 has", () => {
    const last = instructions.slice(instructions.findLastIndex(({ word }) => word === "FROM"));
    expect(last[0]?.rest).toContain("-bookworm-slim@");
    expect(last.map(({ rest }) => rest)).toContainEqual(
      expect.stringMatching(/^apt-get .*\bpostgresql-client\b/),
    );
    expect(read("compose.yaml")).toMatch(/image: postgres:15\.\d+-bookworm@/);
  });

  test("asks whether the process responds, so that nobody restarts it while its store is away", () => {
    expect(instructions.find(({ word }) => word === "HEALTHCHECK")?.rest).toContain("/healthz");
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
  type Service = Record<string, unknown> & { environment: Record<string, string> };
  const compose = parse(read("compose.yaml")) as {
    services: Record<"backup" | "caddy" | "chart" | "postgres", Service>;
    volumes: Record<string, unknown>;
  };
  const { backup, caddy, chart, postgres } = compose.services;
  const ready = { depends_on: { chart: { condition: "service_healthy" } } };

  test("builds the service or takes the image of CHART_IMAGE, and names every other image by version and digest", () => {
    for (const { image } of [chart, backup]) expect(image).toMatch(/^\$\{CHART_IMAGE:-chart-api\}$/);
    const commit = expect.stringMatching(/^\$\{COMMIT:-unknown\}$/);
    expect(chart["build"]).toEqual({ context: ".", args: { COMMIT: commit } });
    for (const { image } of [caddy, postgres])
      expect(image).toMatch(/^(caddy|postgres):\d+\.[\d.]+-\w+@sha256:[0-9a-f]{64}$/);
  });

  test("lets callers reach the service through Caddy only, whose X-Forwarded-For it trusts", () => {
    expect(caddy["ports"]).toEqual(["80:80", "443:443"]);
    for (const service of [chart, backup, postgres]) expect(service).not.toHaveProperty("ports");
    expect(chart.environment["TRUST_PROXY"]).toBe("true");
    expect(chart.environment["PUBLIC_URL"]).toMatch(/^https:\/\/\$\{DOMAIN:\?[^}]+\}$/);
  });

  test("gives Caddy the Caddyfile of deploy with the name and the service, and keeps its certificates", () => {
    expect(caddy["volumes"]).toEqual([
      "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro",
      expect.stringMatching(/^certificates:\/data$/),
    ]);
    expect(caddy.environment).toEqual({
      DOMAIN: expect.stringMatching(/^\$\{DOMAIN:\?/),
      UPSTREAM: "chart:3000",
    });
    const names = [...read("deploy/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(caddy.environment));
  });

  test("waits with Caddy and the backup until the service is ready, for ten minutes if it migrates", () => {
    expect(chart).toMatchObject({
      depends_on: { postgres: { condition: "service_healthy" } },
      healthcheck: {
        test: ["CMD", "node", "-e", expect.stringContaining("http://127.0.0.1:9464/readyz")],
        start_period: "10m",
      },
    });
    expect(chart.environment["OPS_PORT"]).toBe("9464");
    for (const service of [caddy, backup]) expect(service).toMatchObject(ready);
  });

  test("passes on the pepper that is being replaced, and gives the backup the service's settings", () => {
    expect(chart.environment["KEY_PEPPER_PREVIOUS"]).toMatch(/^\$\{KEY_PEPPER_PREVIOUS:-\}$/);
    expect(backup.environment).toEqual(chart.environment);
  });

  test("runs service, backup and Caddy on read-only file systems, without privileges but Caddy's for its ports", () => {
    const bound = { read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] };
    for (const service of [chart, backup, caddy]) expect(service).toMatchObject(bound);
    for (const service of [chart, backup]) expect(service).not.toHaveProperty("cap_add");
    expect(caddy["cap_add"]).toEqual(["NET_BIND_SERVICE"]);
  });

  test("backs up into ./backups daily for 14 days; a backup that fails is logged, deletes none and is repeated", () => {
    expect(backup["volumes"]).toMatchObject([{ type: "bind", source: "./backups", target: "/backups" }]);
    const [shell = "", option = "", script = ""] = backup["command"] as string[];
    // Compose would replace variables.
    expect(script).not.toContain("$");
    const folder = mkdtempSync(join(tmpdir(), "chart-backup-"));
    const log = join(folder, "log");
    // The first backup fails. The third sleep ends the loop.
    const stand = (name: string, then = "") =>
      writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >>'${log}'\n${then}\n`, {
        mode: 0o755,
      });
    stand("node", `[ "$(grep -c ^node '${log}')" -gt 1 ]`);
    stand("find");
    stand("sleep", `[ "$(grep -c ^sleep '${log}')" -lt 3 ] || kill "$PPID"`);
    const PATH = `${folder}:${process.env["PATH"]}`;
    const { stderr } = spawnSync(shell, [option, script], { encoding: "utf8", env: { PATH } });
    expect(stderr).toBe("THE BACKUP FAILED. The next try is in an hour.\n");
    const command = "node server/program/dist/admin/main.js backup /backups";
    const done = [command, "find /backups -name *.dump -mtime +14 -delete", "sleep 86400"];
    expect(readFileSync(log, "utf8").trim().split("\n")).toEqual([command, "sleep 3600", ...done, ...done]);
    rmSync(folder, { recursive: true });
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
    for (const name of Object.keys(chart.environment)) expect(NAMES).toContain(name);
    expect(Object.keys(compose.volumes)).toEqual(["certificates", "postgres"]);
    expect(postgres["volumes"]).toEqual(["postgres:/var/lib/postgresql/data"]);
  });
});

/** A documented proxy in front of the service. */
interface DocumentedProxy {
  readonly file: string;
  readonly program: string;
  /** Changes the file to one of loopback without TLS; returns the parameters of the program. */
  readonly configure: (folder: string, port: number, upstream: string) => readonly string[];
}

const PROXIES: readonly DocumentedProxy[] = [
  {
    file: "Caddyfile",
    program: "/usr/bin/caddy",
    configure(folder, port, upstream) {
      const config = read("deploy/Caddyfile")
        .replace(/^\{\n/m, "{\n\tadmin off\n")
        .replace("{$DOMAIN:charts.example.com}", `http://127.0.0.1:${port}`)
        .replace("{$UPSTREAM:127.0.0.1:3000}", upstream);
      writeFileSync(join(folder, "config"), config);
      return ["run", "--adapter", "caddyfile", "--config", join(folder, "config")];
    },
  },
  {
    file: "haproxy.cfg",
    program: "/usr/sbin/haproxy",
    configure(folder, port, upstream) {
      const config = read("deploy/haproxy.cfg")
        .replaceAll(/^ {2}(user|group) haproxy\n/gm, "")
        .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
        .replace(/^.*bind :80\n.*redirect scheme.*\n/m, "")
        .replace("/run/haproxy/admin.sock", join(folder, "socket"))
        .replace("10.0.0.11:3000", upstream)
        .replace(/^.*10\.0\.0\.12:3000\n/m, "");
      writeFileSync(join(folder, "config"), config);
      return ["-db", "-f", join(folder, "config")];
    },
  },
  {
    file: "nginx.conf",
    program: "/usr/sbin/nginx",
    configure(folder, port, upstream) {
      const config = read("deploy/nginx.conf")
        .replace(/\nserver \{\n {4}listen 80;[\s\S]*/, "")
        .replace("127.0.0.1:3000", upstream)
        .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
        .replaceAll(/^ {4}(listen \[|ssl_|access_log).*\n/gm, "");
      const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${kind};`,
      );
      const http = `http {\naccess_log off;\n${folders.join("\n")}\n${config}\n}`;
      writeFileSync(join(folder, "config"), `daemon off;\npid pid;\nerror_log stderr;\nevents {}\n${http}\n`);
      return ["-p", folder, "-c", join(folder, "config")];
    },
  },
];

describe.each(PROXIES)("deploy/$file", ({ program, configure }) => {
  /** Returns the body of an error response of the service with the message of the proxy's. */
  function ownBody(path: string, now: Date, message: string): unknown {
    const failure = { code: "SERVICE_UNAVAILABLE", status: 503, message, headers: {} } as const;
    return responseForms().refusalFormOf(path).present(failure, now);
  }

  test.skipIf(!existsSync(program))(
    "answers with 503 and Retry-After in the service's forms while it is away, and passes its own errors unchanged",
    async () => {
      const service = createServer((request, response) => {
        const status = Number(request.url?.slice(1)) || 200;
        response.writeHead(status, { "X-Request-Id": "req_1", "Retry-After": "7" }).end("own");
      });
      service.listen(0, "127.0.0.1");
      await once(service, "listening");
      const folder = mkdtempSync(join(tmpdir(), "chart-proxy-"));
      const port = await freePort();
      const upstream = `127.0.0.1:${(service.address() as AddressInfo).port}`;
      const proxy = spawn(program, configure(folder, port, upstream), {
        env: { HOME: folder },
        stdio: "ignore",
      });
      const ended = once(proxy, "exit");
      const factsOf = async (path: string) => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`);
        return [response.status, response.headers.get("Retry-After"), await response.text()] as const;
      };
      try {
        await vi.waitUntil(() => factsOf("/200").catch(() => undefined), { timeout: 30_000 });
        for (const status of [502, 503, 504])
          expect(await factsOf(`/${status}`)).toEqual([status, "7", "own"]);
        service.closeAllConnections();
        await new Promise((resolve) => service.close(resolve));
        // HAProxy closes a caller's connection, if it passes a request on over one that ends at that moment.
        await vi.waitUntil(() => factsOf("/").catch(() => undefined), { timeout: 30_000 });
        for (const path of ["/v1/bodygraphs", "/v2/charts", "/"]) {
          const [status, seconds, body] = await factsOf(path);
          expect([status, seconds]).toEqual([503, "2"]);
          const { timestamp, message } = JSON.parse(body) as { timestamp?: string; message: string };
          const now = new Date(timestamp ?? 0);
          expect({ ...JSON.parse(body), ...(timestamp && { timestamp: now.toISOString() }) }).toEqual(
            ownBody(path, now, message),
          );
        }
      } finally {
        proxy.kill();
        await ended;
        service.close();
        rmSync(folder, { recursive: true });
      }
    },
  );
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
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node .*\/opt\/chart\/server\/program\/dist\/main\.js$/m);
    for (const [, name] of unit.matchAll(/^Environment=(\w+)=/gm)) expect(NAMES).toContain(name);
  });

  test("gives Node the same arguments as the image and `npm start`", () => {
    const [argument, ...others] = nodeArgumentsOf(join(ROOT, "server/program/dist/main.js"));
    expect(argument).toMatch(/^--max-semi-space-size=\d+$/);
    expect(others).toEqual([]);
    expect(read("Dockerfile")).toContain(`CMD ["node", "${argument}", "server/program/dist/main.js"]`);
    expect(read("package.json")).toContain(`exec node ${argument} server/program/dist/main.js`);
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
