import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HelperProcess } from "@chart/kit/postgres/helper-process";
import { freePort } from "@chart/kit/setup/free-port";
import type { StartGateway } from "./gateway.js";

/** Paths of the programs, of Debian's packages of these names. */
export const NGINX = "/usr/sbin/nginx";
export const CADDY = "/usr/bin/caddy";

const EXAMPLE = new URL("../../../../deploy/nginx.conf", import.meta.url);

/** Returns a part of the example, which must be there. */
function partOfExample(pattern: RegExp): string {
  const part = pattern.exec(readFileSync(EXAMPLE, "utf8"))?.[1];
  if (part === undefined) throw new Error(`deploy/nginx.conf has no ${pattern}`);
  return part;
}

/** Returns the settings of the example's server of charts, without its addresses, certificates and logs. */
function exampleSettings(): string {
  const server = partOfExample(/server \{\n( {4}listen 443[\s\S]*?)\n\}/);
  return server.replace(/^ {4}(listen|server_name|ssl_\w+|access_log) .*\n/gm, "");
}

/** Starts nginx in front of a service, with the settings of deploy/nginx.conf, but without TLS. */
export const startNginx: StartGateway = async (servicePort) => {
  const port = await freePort();
  const process = await HelperProcess.start({
    program: NGINX,
    debianPackage: "nginx",
    configurationName: "nginx.conf",
    configuration: `daemon off;
pid nginx.pid;
error_log stderr crit;
worker_processes 1;
worker_rlimit_nofile 16384;
events {
  worker_connections 8192;
}
http {
  access_log off;
  client_body_temp_path bodies;
  proxy_temp_path answers;
  fastcgi_temp_path unused-1;
  uwsgi_temp_path unused-2;
  scgi_temp_path unused-3;
${partOfExample(/^(map \$uri \$unreachable \{[\s\S]*?^\})/m)}
  upstream chart {
    server 127.0.0.1:${servicePort};
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
${exampleSettings()}
  }
}
`,
    parameters: (path) => ["-p", join(path, ".."), "-c", path],
    port,
    // As root, its workers would be those of another user, who may not write to the folder.
    user: { uid: 65_534, gid: 65_534 },
  });
  return { port, process };
};

/** Starts Caddy in front of a service, as deploy/Caddyfile does, but without TLS. */
export const startCaddy: StartGateway = async (servicePort) => {
  const port = await freePort();
  const proxy = {
    handler: "reverse_proxy",
    upstreams: [{ dial: `127.0.0.1:${servicePort}` }],
    transport: { protocol: "http", keep_alive: { idle_timeout: "60s" } },
  };
  const charts = {
    listen: [`127.0.0.1:${port}`],
    automatic_https: { disable: true },
    routes: [{ handle: [proxy] }],
  };
  const process = await HelperProcess.start({
    program: CADDY,
    debianPackage: "caddy",
    configurationName: "caddy.json",
    // JSON, because only there Caddy 2.6 can be told to leave no copy in its user's home.
    configuration: JSON.stringify({
      admin: { disabled: true, config: { persist: false } },
      logging: { logs: { default: { level: "ERROR" } } },
      storage: { module: "file_system", root: "data" },
      apps: { http: { servers: { charts } } },
    }),
    parameters: (path) => ["run", "--config", path],
    port,
  });
  return { port, process };
};
