import type { CodeExample } from "@chart/ui";
import { ERRORS_PATH, errorPath } from "../base/error-path.js";
import { factsText } from "./described-parts.js";
import type { OptionExample } from "./operation-examples.js";
import { type OperationGuide, operationGuides } from "./operation-guides.js";
import type { OperationParts } from "./operation-parts.js";
import { ADDED_TITLE, errorsText, OPTIONS_TITLE, resultSubject } from "./operation-texts.js";
import type { Operation } from "./operations.js";
import { areErrorCodes, flatMembers, type Member } from "./schema-members.js";
import { type SchemaParts, schemaPath } from "./schema-parts.js";
import { writeExample, writeJson } from "./write-json.js";

export function operationMarkdown(
  { method, path, operation }: Operation,
  parts: OperationParts,
  { examples, options }: { examples: readonly CodeExample[]; options: readonly OptionExample[] },
): string {
  const { parameters, responseHeaders, errors, resultName, facts } = parts;
  return [
    `# ${path}`,
    `\`${method} ${path}\`: ${parts.title}.`,
    parts.purpose,
    facts !== undefined && factsText(facts),
    guidesText(operationGuides(operation)),
    parts.description,
    parameters.length > 0 &&
      `## Headers and parameters\n\n${table(
        ["name", "in", "required", "meaning"],
        parameters.map(memberRow),
      )}`,
    parts.requestMembers.length > 0 && "## Request body",
    parts.requestDescription,
    parts.requestMembers.length > 0 && membersTable(parts.requestMembers),
    options.length > 0 && `## ${OPTIONS_TITLE}\n\n${options.map(optionText).join("\n\n")}`,
    ...parts.sections.map(({ heading, text }) => `## ${heading.text}\n\n${text}`),
    examples.length > 0 &&
      `## Example\n\n${examples.map(({ name, language, code }) => `${name}:\n\n${fenced(language, code)}`).join("\n\n")}`,
    `## Response\n\n${fenced("json", parts.responseText)}`,
    parts.responseMembers.length > 0 &&
      `## Result\n\n${
        resultName === undefined
          ? ""
          : `${resultSubject(parts)} [${resultName}](${schemaPath(resultName)}).\n\n`
      }${membersTable(parts.responseMembers)}`,
    responseHeaders.length > 0 &&
      `## Response headers\n\n${table(
        ["header", "meaning"],
        responseHeaders.map(({ name, text }) => [`\`${name}\``, text]),
      )}`,
    errors.length > 0 &&
      `## Errors\n\n${parts.errorName === undefined ? "" : `${errorsText(parts)}\n\n`}${table(
        ["status", "code", "message"],
        errors.map(({ status, code, message }) => [status, `[\`${code}\`](${errorPath(code)})`, message]),
      )}`,
    parts.errorExample !== undefined &&
      `Response with an error:\n\n${fenced("json", writeJson(parts.errorExample))}`,
  ]
    .filter((part) => part !== false && part !== "")
    .join("\n\n")
    .concat("\n");
}

function optionText({ title, code, added }: OptionExample): string {
  const command = `${title}:\n\n${fenced("shell", code)}`;
  return added === undefined ? command : `${command}\n\n${ADDED_TITLE}:\n\n${fenced("json", added)}`;
}

export function schemaMarkdown({ name, description, members, uses, guides, example }: SchemaParts): string {
  return [
    `# ${name}`,
    description,
    uses.length > 0 && `Part of ${uses.map(({ label, href }) => `[${label}](${href})`).join(", ")}.`,
    guidesText(guides),
    `## Members\n\n${membersTable(members)}`,
    example !== undefined && `## Example\n\n${fenced("json", writeExample(example))}`,
  ]
    .filter((part) => part !== false && part !== "")
    .join("\n\n")
    .concat("\n");
}

function guidesText(guides: readonly OperationGuide[]): string {
  if (guides.length === 0) return "";
  const links = guides.map(({ title, href }) => `[${title}](${href})`);
  return `${guides.length === 1 ? "Guide" : "Guides"}: ${links.join(", ")}`;
}

function membersTable(members: readonly Member[]): string {
  return table(["member", "type", "required", "meaning"], flatMembers(members).map(memberRow));
}

function memberRow(member: Member): readonly string[] {
  const { path, type, schemaName, isRequired, description, values, defaultValue } = member;
  const listed = values.map((value) => `\`${value}\``);
  if (member.moreValues) listed.push(`and ${member.moreValues} more`);
  const link = member.moreValues && areErrorCodes(values) ? ` [All codes](${ERRORS_PATH}).` : "";
  return [
    `\`${path}\``,
    schemaName === undefined ? type : type.replace(schemaName, `[${schemaName}](${schemaPath(schemaName)})`),
    yesOrNo(isRequired),
    [
      description,
      ...(values.length === 0 ? [] : [`Values: ${listed.join(", ")}.${link}`]),
      ...(defaultValue === undefined ? [] : [`Default: \`${defaultValue}\`.`]),
    ].join(" "),
  ];
}

function yesOrNo(isTrue: boolean): string {
  return isTrue ? "yes" : "no";
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
