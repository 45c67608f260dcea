import { execFileSync } from "node:child_process";
import {
  cpSync,
  createReadStream,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join, relative } from "node:path";
import { json } from "node:stream/consumers";

/** What `npm publish` sends. */
interface Publication {
  readonly name: string;
  readonly versions: Readonly<Record<string, { readonly version: string }>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

/**
 * Serves packages as npm's registry does, on loopback: of each, the version that is installed in a folder, packed, or
 * published since.
 *
 * @param installed Folders of installed packages.
 * @param packed Packed files.
 * @param folder An empty folder for the files.
 */
export async function serveRegistry(installed: readonly string[], packed: readonly string[], folder: string) {
  mkdirSync(folder);
  const files = new Map<string, { readonly file: string; readonly manifest: { readonly version: string } }>();
  for (const path of packed) {
    const manifest = JSON.parse(
      execFileSync("tar", ["-xzOf", path, "package/package.json"], { encoding: "utf8" }),
    );
    cpSync(path, join(folder, basename(path)));
    files.set(manifest.name, { file: basename(path), manifest });
  }
  for (const path of installed) {
    const source = realpathSync(path);
    const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
    const file = `${manifest.name.replaceAll("/", "-")}.tgz`;
    const filter = (path: string) => relative(source, path) !== "node_modules";
    cpSync(source, join(folder, "package"), { recursive: true, filter });
    execFileSync("tar", ["-czf", file, "package"], { cwd: folder });
    rmSync(join(folder, "package"), { recursive: true });
    files.set(manifest.name, { file, manifest });
  }
  /** Names with versions in the order in which they were published. */
  const published: string[] = [];
  /** Names of packages whose publication fails. */
  const refused = new Set<string>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? "").slice(1);
    if (path.endsWith(".tgz")) {
      createReadStream(join(folder, path)).pipe(response);
      return;
    }
    if (request.method === "PUT") {
      const { name, versions, _attachments } = (await json(request)) as Publication;
      const [manifest] = Object.values(versions);
      const [attachment] = Object.values(_attachments);
      if (manifest === undefined || attachment === undefined || refused.has(name)) {
        response.writeHead(503).end("{}");
        return;
      }
      const file = `${name.replaceAll("/", "-")}-published.tgz`;
      writeFileSync(join(folder, file), Buffer.from(attachment.data, "base64"));
      files.set(name, { file, manifest });
      published.push(`${name}@${manifest.version}`);
      response.writeHead(201).end("{}");
      return;
    }
    const found = files.get(path);
    if (found === undefined) {
      response.writeHead(404).end("{}");
      return;
    }
    const { file, manifest } = found;
    const version = { ...manifest, dist: { tarball: `${url}/${file}` } };
    const versions = { [manifest.version]: version };
    response.end(JSON.stringify({ name: path, "dist-tags": { latest: manifest.version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, published, refused, close: () => new Promise((resolve) => server.close(resolve)) };
}
