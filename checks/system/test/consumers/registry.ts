import { execFileSync } from "node:child_process";
import { cpSync, createReadStream, mkdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";

/**
 * Serves packages as npm's registry does, on loopback: of each, the version that is installed in a folder.
 *
 * @param modules The `node_modules` that has the packages.
 * @param folder An empty folder for the packed files.
 */
export async function serveRegistry(modules: string, names: readonly string[], folder: string) {
  mkdirSync(folder);
  const files = new Map<string, string>();
  for (const name of names) {
    const source = realpathSync(join(modules, name));
    const file = `${name.replaceAll("/", "-")}.tgz`;
    const filter = (path: string) => relative(source, path) !== "node_modules";
    cpSync(source, join(folder, "package"), { recursive: true, filter });
    execFileSync("tar", ["-czf", file, "package"], { cwd: folder });
    rmSync(join(folder, "package"), { recursive: true });
    files.set(name, file);
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "").slice(1);
    if (path.endsWith(".tgz")) {
      createReadStream(join(folder, path)).pipe(response);
      return;
    }
    const file = files.get(path);
    if (file === undefined) {
      response.writeHead(404).end("{}");
      return;
    }
    const manifest = JSON.parse(readFileSync(join(modules, path, "package.json"), "utf8"));
    const version = { ...manifest, dist: { tarball: `${url}/${file}` } };
    const versions = { [manifest.version]: version };
    response.end(JSON.stringify({ name: path, "dist-tags": { latest: manifest.version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}
