import { tierOf } from "../../accounts/plan.js";
import type { Language } from "../components/code/highlight.js";
import type { Viewer } from "../env.js";

/** Code of a first request in one language. */
export interface Example {
  /** Part of the element ids. */
  readonly id: string;
  /** The language, as a heading. */
  readonly name: string;
  readonly language: Language;
  readonly code: string;
}

/** The shell command that sets CHART_API_KEY to the masked key; the service does not know the full one. */
export function exportLine({ account }: Viewer): string {
  return `export CHART_API_KEY='${account.keyHint}'`;
}

/** Examples of a request that the account's plan includes. Each reads the key from CHART_API_KEY. */
export function examplesFor(
  { account }: Viewer,
  { baseUrl, geocodeKeyHeader }: { readonly baseUrl: string; readonly geocodeKeyHeader: string },
): readonly Example[] {
  const isAdvanced = tierOf(account.plan) === "advanced";
  const url = `${baseUrl}${isAdvanced ? "/v2/charts/coordinates" : "/v2/charts/simple"}`;
  const birth = { birthdate: "1990-09-05", birthtime: "21:17" };
  const body = isAdvanced
    ? { ...birth, lat: 52.37, lng: 4.89 }
    : { ...birth, location: "Amsterdam, The Netherlands" };
  const extraHeaders = isAdvanced ? {} : { [geocodeKeyHeader]: "your-geocoding-key" };
  return [
    { id: "curl", name: "curl", language: "shell", code: curl(url, extraHeaders, body) },
    {
      id: "typescript",
      name: "TypeScript",
      language: "typescript",
      code: typescript(url, extraHeaders, body),
    },
    { id: "python", name: "Python", language: "python", code: python(url, extraHeaders, body) },
  ];
}

type Members = Readonly<Record<string, string | number>>;

function curl(url: string, extraHeaders: Members, body: Members): string {
  const headers = Object.entries(extraHeaders).map(([name, value]) => `  -H '${name}: ${value}' \\\n`);
  return `curl -sS ${url} \\
  -H "Authorization: Bearer $CHART_API_KEY" \\
${headers.join("")}  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'`;
}

function typescript(url: string, extraHeaders: Members, body: Members): string {
  const headers = Object.entries(extraHeaders).map(([name, value]) => `    "${name}": "${value}",\n`);
  return `const response = await fetch("${url}", {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.CHART_API_KEY}\`,
${headers.join("")}    "Content-Type": "application/json",
  },
  body: JSON.stringify({
${membersOf(body, "    ", (name) => name)}
  }),
});
const { success, message, data } = await response.json();
if (!success) throw new Error(message);
console.log(data.type, data.profile);`;
}

function python(url: string, extraHeaders: Members, body: Members): string {
  const headers = Object.entries(extraHeaders).map(([name, value]) => `        "${name}": "${value}",\n`);
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['CHART_API_KEY']}",
${headers.join("")}        "Content-Type": "application/json",
    },
    data=json.dumps({
${membersOf(body, "        ", (name) => `"${name}"`)}
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    chart = json.load(response)["data"]
print(chart["type"], chart["profile"])`;
}

/** Lines of an object literal, one for each member. */
function membersOf(body: Members, indent: string, writeName: (name: string) => string): string {
  return Object.entries(body)
    .map(([name, value]) => `${indent}${writeName(name)}: ${JSON.stringify(value)},`)
    .join("\n");
}
