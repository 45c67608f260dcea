import { validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

/** Checks a workflow by the parser of the host, and returns its complaints with their lines. */
export async function lintWorkflow(file: string, text: string): Promise<readonly string[]> {
  const document = TextDocument.create(`file:///.github/workflows/${file}`, "yaml", 1, text);
  const found = await validate(document);
  return found.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
}
