import type { OperationParts } from "./operation-parts.js";
import { schemaPath } from "./schema-parts.js";

export const OPTIONS_TITLE = "Options";

export const ADDED_TITLE = "Added to the response";

/** Names the schema of errors. Version 1 has no codes in it. */
export function errorsText({ errorName = "" }: OperationParts): string {
  const hasCode = errorName === "FailureEnvelope";
  return hasCode
    ? `The body of an error is a [${errorName}](${schemaPath(errorName)}): branch on its \`errorCode\`.`
    : `The body of an error is an [${errorName}](${schemaPath(errorName)}). Its \`code\` is the HTTP ` +
        "status, and it has no `errorCode`. The names below lead to the pages about the errors.";
}

/** Begins the sentence that names the schema of the result. */
export function resultSubject({ resultExample, responseExample }: OperationParts): string {
  return resultExample === responseExample ? "The response is a" : "The member `data` of the response is a";
}
