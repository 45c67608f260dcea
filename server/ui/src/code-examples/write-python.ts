import type { ExampleRequest } from "./code-example.js";
import { type LiteralForms, writeLiteral } from "./literal.js";

const FORMS: LiteralForms = {
  object: ["{", "}"],
  list: ["[", "]"],
  separator: ": ",
  name: (name) => JSON.stringify(name),
  scalar: (value) => {
    if (value === null) return "None";
    if (typeof value === "boolean") return value ? "True" : "False";
    return JSON.stringify(value);
  },
};

/** Writes a request in Python 3, without packages. */
export function writePython(request: ExampleRequest): string {
  const { method, url, keyHeader, headers, body, hasEnvelope, prints } = request;
  const result = hasEnvelope ? `answer["data"]` : "answer";
  const key =
    keyHeader === "Authorization"
      ? `        "Authorization": f"Bearer {os.environ['CHART_API_KEY']}",`
      : `        "${keyHeader}": os.environ["CHART_API_KEY"],`;
  const sent = body === undefined ? headers : { ...headers, "Content-Type": "application/json" };
  return [
    "import json, os, urllib.error, urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${JSON.stringify(url)},`,
    `    method="${method}",`,
    "    headers={",
    key,
    ...Object.entries(sent).map(([name, value]) => `        "${name}": ${JSON.stringify(value)},`),
    "    },",
    ...(body === undefined
      ? []
      : [`    data=json.dumps(${writeLiteral(body, FORMS, "    ", "    ")}).encode(),`]),
    ")",
    "try:",
    "    with urllib.request.urlopen(request) as response:",
    `        answer = json.load(response)`,
    "except urllib.error.HTTPError as error:",
    "    problem = json.load(error)",
    `    raise SystemExit(f"{problem['${hasEnvelope ? "errorCode" : "code"}']}: {problem['message']}")`,
    `print(${prints?.map((member) => `${result}["${member}"]`).join(", ") ?? result})`,
  ].join("\n");
}
