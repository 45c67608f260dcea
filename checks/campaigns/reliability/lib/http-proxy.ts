import { HAPROXY } from "@chart/kit/postgres/haproxy";
import { HelperProcess } from "@chart/kit/postgres/helper-process";
import { freePort } from "@chart/kit/setup/free-port";
import type { Gateway } from "./gateway.js";

/** Starts HAProxy in front of a service, as docs/operators/nodes.md configures it. */
export async function startHttpProxy(servicePort: number): Promise<Gateway> {
  const port = await freePort();
  const process = await HelperProcess.start({
    program: HAPROXY,
    debianPackage: "haproxy",
    configurationName: "haproxy.cfg",
    configuration: `global
  maxconn 2000
defaults
  mode http
  option forwardfor
  timeout connect 5s
  timeout client 90s
  timeout server 60s
  timeout http-request 10s
frontend callers
  bind 127.0.0.1:${port}
  default_backend charts
backend charts
  server chart0 127.0.0.1:${servicePort}
`,
    parameters: (path) => ["-db", "-f", path],
    port,
  });
  return { port, process };
}
