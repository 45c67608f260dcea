import { type ClientMethod, groupsOf, PEOPLE } from "./client-methods.js";
import { wrapped } from "./write-typescript.js";

/** Methods and settings that each client has by hand. */
const PICKER = { name: "places.picker()", returns: "a search that ends its older one" };
const BATCH_SETTINGS = ["key", "onResponse"];

const nameOf = ({ group, name }: ClientMethod) => `${group}.${name}`;

function settingsOf(method: ClientMethod): readonly string[] {
  return method.isByHand ? BATCH_SETTINGS : method.settings.map(({ name }) => name);
}

function argumentOf({ argument, isByHand }: ClientMethod): string {
  if (isByHand) return "births";
  return argument?.name ?? "";
}

/** Writes the list of methods for the README of chart-client. */
export function methodList(methods: readonly ClientMethod[]): string {
  const rows = methods.flatMap((method) => {
    const argument = method.argument?.type === PEOPLE ? "{ people }" : argumentOf(method);
    const settings = settingsOf(method);
    const given = [argument, settings.length === 0 ? "" : `{ ${settings.join(", ")} }`].filter(Boolean);
    const row = { name: `${nameOf(method)}(${given.join(", ")})`, returns: method.returns };
    return nameOf(method) === "places.search" ? [row, PICKER] : [row];
  });
  const width = Math.max(...rows.map(({ name }) => name.length)) + 3;
  return ["```text", ...rows.map(({ name, returns }) => name.padEnd(width) + returns), "```"].join("\n");
}

/** Writes the line of methods for coding assistants. */
export function methodNames(methods: readonly ClientMethod[]): string {
  const groups = groupsOf(methods).map(([group, own]) => {
    const names = own.map(({ name }) => name);
    return `\`${group}.${[...names, ...(group === "places" ? ["picker"] : [])].join(" | ")}\``;
  });
  // A name in backticks is not broken.
  const text = `- Methods: ${groups.join(", ")}. Each returns the result itself: never write \`.data\` after one.`;
  const kept = text.replace(/`[^`]*`/g, (code) => code.replaceAll(" ", "\u00a0"));
  return wrapped(kept, 98).join("\n  ").replaceAll("\u00a0", " ");
}

/** Writes the table of methods for the README of the clients of one file. */
export function methodTable(methods: readonly ClientMethod[]): string {
  const rows = methods.map((method) => {
    const { operations, format } = method;
    const [{ path }, ...others] = operations;
    const endpoints = [`\`${path}\``, ...others.map((other) => `\`…${other.path.slice(path.length)}\``)].join(
      ", ",
    );
    const settings = settingsOf(method).map(
      (name) => `\`${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}\``,
    );
    const cells = [
      `\`${nameOf(method)}(${argumentOf(method)})\``,
      format === undefined ? endpoints : `as \`${operations[0]["x-client"].name.replace(/.*\./, "")}\``,
      settings.join(", "),
    ];
    return `| ${cells.join(" | ").trimEnd()} |`;
  });
  return ["| method | endpoint | settings of its own |", "| --- | --- | --- |", ...rows].join("\n");
}
