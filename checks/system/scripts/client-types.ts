/** Writes the types of chart-client and the answers of its fake, from the service's /openapi.json. */
import { writeFileSync } from "node:fs";
import { TestService } from "@chart/kit/test-service";
import { clientFiles } from "./lib/client-facts.js";

const service = await TestService.open();
const document = await (await service.request("/openapi.json")).text();
await service.close();
for (const [path, text] of Object.entries(await clientFiles(document))) {
  writeFileSync(new URL(`../../../${path}`, import.meta.url), text);
}
