import { freePort } from "../setup/free-port.js";
import { HelperProcess } from "./helper-process.js";

/** Path of the program, from Debian's package `haproxy`. */
export const HAPROXY = "/usr/sbin/haproxy";

/** A server behind the proxy, and the port of its HTTP health check. */
export interface Backend {
  readonly port: number;
  readonly healthPort: number;
}

/**
 * HAProxy (Debian's package) in front of two PostgreSQL servers: connections go to the server whose health check
 * answers 200 to `GET /primary`. The configuration is the one that docs/operators/nodes.md recommends.
 *
 * @param port Port to listen on; a free one by default.
 */
export async function startHaproxy(
  backends: readonly Backend[],
  port?: number,
): Promise<{ readonly port: number; readonly process: HelperProcess }> {
  const listenPort = port ?? (await freePort());
  const servers = backends.map(
    (backend, index) =>
      `  server postgres${index} 127.0.0.1:${backend.port} check port ${backend.healthPort}`,
  );
  const configuration = `global
  maxconn 500
defaults
  mode tcp
  timeout connect 1s
  timeout check 5s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${listenPort}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 200ms fastinter 100ms downinter 200ms fall 1 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
  const process = await HelperProcess.start({
    program: HAPROXY,
    debianPackage: "haproxy",
    configurationName: "haproxy.cfg",
    configuration,
    parameters: (path) => ["-db", "-f", path],
    port: listenPort,
  });
  return { port: listenPort, process };
}
