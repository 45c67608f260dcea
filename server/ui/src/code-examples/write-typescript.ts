import type { ExampleRequest } from "./code-example.js";
import { type LiteralForms, writeLiteral } from "./literal.js";

const FORMS: LiteralForms = {
  object: ["{", "}"],
  list: ["[", "]"],
  separator: ": ",
  name: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  scalar: (value) => JSON.stringify(value),
};

/** Writes a request in TypeScript, with the fetch of Node.js, Deno, Bun and browsers. */
export function writeTypeScript({
  method,
  url,
  keyHeader,
  headers,
  body,
  hasEnvelope,
  prints,
}: ExampleRequest): string {
  const key =
    keyHeader === "Authorization"
      ? `    Authorization: \`Bearer \${process.env.CHART_API_KEY}\`,`
      : `    ${FORMS.name(keyHeader)}: process.env.CHART_API_KEY ?? "",`;
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  const headerLines = Object.entries(sent).map(
    ([name, value]) => `    ${FORMS.name(name)}: ${JSON.stringify(value)},`,
  );
  const result = hasEnvelope ? "answer.data" : "answer";
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === "POST" ? [`  method: "POST",`] : []),
    "  headers: {",
    key,
    ...headerLines,
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${writeLiteral(body, FORMS, "  ")}),`]),
    "});",
    "const answer = await response.json();",
    hasEnvelope
      ? `if (!answer.success) throw new Error(\`\${answer.errorCode}: \${answer.message}\`);`
      : `if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`);`,
    `console.log(${prints?.map((member) => `${result}.${member}`).join(", ") ?? result});`,
  ].join("\n");
}
