import type { CodeExample, ExampleRequest } from "./code-example.js";
import { writeCurl } from "./write-curl.js";
import { writePhp } from "./write-php.js";
import { writePython } from "./write-python.js";
import { writeTypeScript } from "./write-typescript.js";

/** Writes a request in each language, in the order of the tabs. */
export function writeExamples(request: ExampleRequest): readonly CodeExample[] {
  return [
    { id: "curl", name: "curl", language: "shell", code: writeCurl(request) },
    { id: "typescript", name: "TypeScript", language: "typescript", code: writeTypeScript(request) },
    { id: "python", name: "Python", language: "python", code: writePython(request) },
    { id: "php", name: "PHP", language: "php", code: writePhp(request) },
  ];
}
