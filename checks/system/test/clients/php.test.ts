import { describe, test } from "vitest";
import { isInstalled, testClient } from "./client-suite.js";

if (await isInstalled("php"))
  testClient({ name: "ChartApi.php", command: "php", driver: "driver.php", folder: "php" });
else describe.skip("php is not installed, or its extension curl", () => test("ChartApi.php", () => {}));
