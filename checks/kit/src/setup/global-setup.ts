import type { TestProject } from "vitest/node";
import { bringBundleUpToDate } from "../services/current-bundle.js";
import { builtGazetteer } from "./built-gazetteer.js";

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
