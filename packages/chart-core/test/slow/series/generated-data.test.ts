import { expect, it } from "vitest";
import { plutoModule } from "../../../scripts/generate-pluto.js";
import { seriesDataModules } from "../../../scripts/generate-series-data.js";
import { isCurrent } from "../../../scripts/lib/generated-module.js";

it.each(seriesDataModules().map((module) => [module.path, module] as const))(
  "%s equals the output of its generator",
  (_, module) => {
    expect(isCurrent(module)).toBe(true);
  },
);

it("Pluto's committed states equal those of the integration", () => {
  expect(isCurrent(plutoModule())).toBe(true);
});
