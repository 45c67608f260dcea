/** Writes what the clients have from the service's /openapi.json: types, methods, formats, tables and the fake's answers. */
import { readFileSync, writeFileSync } from "node:fs";
import { TestService } from "@chart/kit/services/test-service";
import { clientFiles } from "./lib/client-files.js";

const ROOT = new URL("../../../", import.meta.url);

const service = await TestService.open();
const document = await (await service.request("/openapi.json")).text();
await service.close();
const files = await clientFiles(document, (path) => readFileSync(new URL(path, ROOT), "utf8"));
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, ROOT), text);
