import { methodsOf } from "./client-methods.js";
import { writeSchemas } from "./client-schemas.js";
import type { Document } from "./openapi-operations.js";
import { writeAnswers } from "./recorded-answers.js";
import { methodList, methodNames, methodTable } from "./write-method-tables.js";
import { phpParts } from "./write-php.js";
import { pythonParts } from "./write-python.js";
import { writeTypeScriptCode, writeTypeScriptFormats, writeTypeScriptMethods } from "./write-typescript.js";

/**
 * Returns all that the clients have from /openapi.json, by the paths of their files in the repository: whole files, and
 * files written by hand with parts between marks such as `# generated: operations` and `# end of operations`.
 *
 * @param openApi Text of /openapi.json.
 * @param read Reads a file of the repository.
 */
export async function clientFiles(
  openApi: string,
  read: (path: string) => string,
): Promise<Readonly<Record<string, string>>> {
  const document = JSON.parse(openApi) as Document;
  const methods = methodsOf(document);
  const filled = (path: string, parts: Readonly<Record<string, string>>) => [path, fill(read(path), parts)];
  return {
    "packages/client/src/schemas.generated.ts": await writeSchemas(document, methods),
    "packages/client/src/methods.generated.ts": writeTypeScriptMethods(methods, document),
    "packages/client/src/request-methods.generated.ts": writeTypeScriptCode(methods),
    "packages/client/src/formats.generated.ts": writeTypeScriptFormats(methods),
    "packages/client/src/testing/answers.generated.ts": writeAnswers(document),
    ...Object.fromEntries([
      filled("clients/python/chart_api.py", pythonParts(methods)),
      filled("clients/php/ChartApi.php", phpParts(methods)),
      filled("packages/client/README.md", { methods: methodList(methods) }),
      filled("packages/client/AGENTS.md", { methods: methodNames(methods) }),
      filled("clients/README.md", { methods: methodTable(methods) }),
    ]),
  };
}

/** Replaces the parts of a text between their marks. */
function fill(text: string, parts: Readonly<Record<string, string>>): string {
  let filled = text;
  for (const [name, content] of Object.entries(parts)) {
    const marks = new RegExp(`(generated: ${name}\\b[^\\n]*\\n)[^]*?([^\\n]*end of ${name}\\b)`);
    if (!marks.test(filled)) throw new Error(`no marks of the part ${name}`);
    filled = filled.replace(marks, (_, start: string, end: string) => `${start}${content}\n${end}`);
  }
  return filled;
}
