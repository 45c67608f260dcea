import { expect, it } from "vitest";
import { plutoModule } from "../../scripts/generate-pluto.js";
import { seriesDataModules } from "../../scripts/generate-series-data.js";
import { isCurrent } from "../../scripts/lib/generated-module.js";

it.each(seriesDataModules().map((module) => [module.path, module] as const))(
  "%s is what its generator gives",
  (_, module) => {
    expect(isCurrent(module)).toBe(true);
  },
);

it("Pluto's committed states are what the integration gives", () => {
  expect(isCurrent(plutoModule())).toBe(true);
});
