import type { TestProject } from "vitest/node";
import { builtGazetteer } from "./built-gazetteer.js";
import { bringBundleUpToDate } from "./current-bundle.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** Path of a built gazetteer. */
    gazetteerPath: string;
  }
}

/** Prepares, once per run, what the tests of all packages share. */
export default async function setUp(project: TestProject): Promise<void> {
  bringBundleUpToDate();
  project.provide("gazetteerPath", await builtGazetteer());
}
