import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withConfigurationTables } from "../../scripts/lib/configuration-tables.js";
import { VARIABLES } from "../../src/config/variables.js";

test("docs/operators/configuration.md lists every variable as its record says: npm run generate -- configuration", () => {
  const file = new URL("../../../../docs/operators/configuration.md", import.meta.url);
  const document = readFileSync(file, "utf8");
  expect(document).toBe(withConfigurationTables(document));
  for (const name of Object.keys(VARIABLES)) expect(document).toContain(`\n| \`${name}\` | `);
});
