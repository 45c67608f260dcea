import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "@chart/kit/requests/client-programs";
import { describe, expect, test } from "vitest";
import { testClient } from "./client-suite.js";

const FILE = fileURLToPath(new URL("../../../../clients/python/chart_api.py", import.meta.url));

const isThere = await isInstalled("python3");
describe.skipIf(!isThere)(isThere ? "Python" : "Python, which is not installed", () => {
  testClient({ name: "chart_api.py", command: "python3", driver: "driver.py", folder: "python" });

  test("chart_api.py has the syntax of Python 3.9, and imports modules of the standard library alone", () => {
    const program = [
      "import ast, sys",
      "tree = ast.parse(open(sys.argv[1]).read(), feature_version=(3, 9))",
      "nodes = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]",
      "names = [node.module if isinstance(node, ast.ImportFrom) else node.names[0].name for node in nodes]",
      "print(' '.join(sorted({name.split('.')[0] for name in names} - {'__future__'})))",
    ].join("\n");
    const modules = execFileSync("python3", ["-c", program, FILE], { encoding: "utf8" }).trim();
    expect(modules).toBe(
      "base64 collections email http json random re socket ssl threading time typing urllib uuid zlib",
    );
  });
  test("an error of chart_api.py can be copied to another process, with all that it says", () => {
    const code = `import pickle, sys
sys.path.insert(0, ${JSON.stringify(dirname(FILE))})
sys.dont_write_bytecode = True
from chart_api import ChartApiError
error = ChartApiError("NO_RESPONSE", "No response.", 0, 2.5, "req_1", "key", "unknown")
copied = pickle.loads(pickle.dumps(error))
print(vars(copied) == vars(error), repr(copied) == repr(error), copied)`;
    expect(execFileSync("python3", ["-c", code], { encoding: "utf8" })).toBe(
      "True True NO_RESPONSE: No response.\n",
    );
  });
});
