import type { TestProject } from "vitest/node";
import { builtGazetteer } from "./built-gazetteer.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of a gazetteer that is built, for services that tests start. */
    gazetteerPath: string;
  }
}

/** What the tests share, made once before them. */
export default async function prepare(project: TestProject): Promise<void> {
  project.provide("gazetteerPath", await builtGazetteer());
}
