import { isInstalled } from "@chart/kit/requests/client-programs";
import { describe } from "vitest";
import { testClient } from "./client-suite.js";

const isThere = await isInstalled("php");
describe.skipIf(!isThere)(isThere ? "PHP" : "PHP, which is not installed, or not its extension curl", () => {
  testClient({ name: "ChartApi.php", command: "php", driver: "driver.php", folder: "php" });
});
