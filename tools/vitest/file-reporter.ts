import { DefaultReporter, type TestCase, type TestModule, type TestModuleState } from "vitest/node";

/** Prints one line per file and all failed tests, then each skipped test with the reason. */
export class FileReporter extends DefaultReporter {
  constructor() {
    super({ summary: false });
  }

  protected override printTestCase(moduleState: TestModuleState, test: TestCase): void {
    if (test.result().state === "failed") super.printTestCase(moduleState, test);
  }

  override onTestRunEnd(...run: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    super.onTestRunEnd(...run);
    const [testModules] = run;
    const skipped = testModules.flatMap(skippedTests);
    if (skipped.length > 0) this.log(["Skipped:", ...skipped].join("\n  "));
  }
}

/**
 * Lists the tests that were skipped on purpose, not those whose set-up failed. The reason is in the note of a test that
 * skips itself, or in the title of a skipped group.
 */
function skippedTests(testModule: TestModule): string[] {
  return [...testModule.children.allTests("skipped")].flatMap((test) => {
    const result = test.result();
    const note = result.state === "skipped" ? result.note : undefined;
    if (test.options.mode !== "skip" && note === undefined) return [];
    const reason = note === undefined ? "" : `, skipped: ${note}`;
    return [`${testModule.relativeModuleId}: ${test.fullName}${reason}`];
  });
}
