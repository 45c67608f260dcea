import { VARIABLES, type Variable } from "../../src/config/variables.js";

const HEAD = "| variable | default | meaning |\n| --- | --- | --- |\n";

/**
 * Returns a Markdown document with the table of each section made anew from the records of the variables.
 *
 * @throws Error if a section has no heading with a table below it.
 */
export function withConfigurationTables(document: string): string {
  const variables = Object.entries<Variable<unknown>>(VARIABLES);
  const sections = new Set(variables.map(([, { section }]) => section));
  return [...sections].reduce((text, section) => {
    const rows = variables
      .filter(([, variable]) => variable.section === section)
      .map(([name, variable]) => `| \`${name}\` | ${defaultOf(variable)} | ${variable.meaning} |\n`);
    const heading = text.indexOf(`\n## ${section}\n`);
    const head = text.indexOf(HEAD, heading);
    if (heading === -1 || head === -1) throw new Error(`no table below the heading ${section}`);
    const start = head + HEAD.length;
    const [old = ""] = /^(?:\|.*\n)*/.exec(text.slice(start)) ?? [];
    return text.slice(0, start) + rows.join("") + text.slice(start + old.length);
  }, document);
}

function defaultOf({ default: text, shownDefault }: Variable<unknown>): string {
  return shownDefault ?? (text === undefined ? "none" : `\`${text}\``);
}
