import { planIncludes } from "../../accounts/plan.js";
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

/** The shell command that sets CHART_API_KEY. The service does not know the key, so the reader inserts it. */
export const EXPORT_LINE: string = "export CHART_API_KEY='<your API key>'";

/** Facts about the service that examples contain. */
export interface ExampleFacts {
  readonly baseUrl: string;
  readonly geocodeKeyHeader: string;
  /** Value of that header which works, or a placeholder for the reader's own key. */
  readonly geocodeKeyExample: string;
}

/** Returns a request for a shell with the full key in it, which works without changes. */
export function firstRequest(viewer: Viewer, facts: ExampleFacts, apiKey: string): string {
  const { url, headers, body } = requestFor(viewer, facts);
  return curl(url, headers, body).replace("$CHART_API_KEY", apiKey);
}

/** Examples of a request that the account's plan includes. Each reads the key from CHART_API_KEY. */
export function examplesFor(viewer: Viewer, facts: ExampleFacts): readonly Example[] {
  const { url, headers: extraHeaders, body } = requestFor(viewer, facts);
  return [
    { id: "curl", name: "curl", language: "shell", code: curl(url, extraHeaders, body) },
    {
      id: "typescript",
      name: "TypeScript",
      language: "typescript",
      code: typescript(url, extraHeaders, body),
    },
    { id: "python", name: "Python", language: "python", code: python(url, extraHeaders, body) },
    { id: "php", name: "PHP", language: "php", code: php(url, extraHeaders, body) },
  ];
}

/**
 * Explains the value of the header with the geocoding key; undefined if the examples do without the header. The service
 * accepts any value if it looks up places itself.
 */
export function geocodeNote(
  viewer: Viewer,
  facts: Pick<ExampleFacts, "geocodeKeyHeader" | "geocodeKeyExample" | "baseUrl">,
): string | undefined {
  if (!(facts.geocodeKeyHeader in requestFor(viewer, facts).headers)) return undefined;
  return facts.geocodeKeyExample === "any"
    ? `You need no geocoding key: this service looks up places itself, so any value of ${facts.geocodeKeyHeader} works.`
    : `Replace ${facts.geocodeKeyExample} by your own key for Google's Geocoding API.`;
}

/** The command that saves a picture of the sample chart; undefined if the account's plan includes no pictures. */
export function pictureCommand(viewer: Viewer, facts: ExampleFacts): string | undefined {
  if (!planIncludes(viewer.account.plan, "advanced")) return undefined;
  const { url, headers, body } = requestFor(viewer, facts);
  return `${curl(url, { ...headers, Accept: "image/svg+xml" }, body)} \\
  -o chart.svg`;
}

/** Members of a JSON object, or headers. */
type Members = Readonly<Record<string, string | number>>;

/** A request without its API key. */
interface SampleRequest {
  readonly url: string;
  /** Headers that not every request needs. */
  readonly headers: Members;
  readonly body: Members;
}

/** A request that the account's plan includes. */
function requestFor(
  { account }: Viewer,
  { baseUrl, geocodeKeyHeader, geocodeKeyExample }: ExampleFacts,
): SampleRequest {
  const isAdvanced = planIncludes(account.plan, "advanced");
  const url = `${baseUrl}${isAdvanced ? "/v2/charts/coordinates" : "/v2/charts/simple"}`;
  const birth = { birthdate: "1990-09-05", birthtime: "21:17" };
  const body = isAdvanced
    ? { ...birth, lat: 52.37, lng: 4.89 }
    : { ...birth, location: "Amsterdam, The Netherlands" };
  return { url, headers: isAdvanced ? {} : { [geocodeKeyHeader]: geocodeKeyExample }, body };
}

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
${membersOf(body, "    ", (name) => `${name}:`)}
  }),
});
const { success, errorCode, message, data } = await response.json();

if (success) {
  console.log(data.type, data.profile);
} else if (errorCode === "RATE_LIMIT_EXCEEDED") {
  console.error("Try again in", response.headers.get("Retry-After"), "seconds");
} else {
  throw new Error(\`\${errorCode}: \${message}\`);
}`;
}

function python(url: string, extraHeaders: Members, body: Members): string {
  const headers = Object.entries(extraHeaders).map(([name, value]) => `        "${name}": "${value}",\n`);
  return `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
    "${url}",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['CHART_API_KEY']}",
${headers.join("")}        "Content-Type": "application/json",
    },
    data=json.dumps({
${membersOf(body, "        ", (name) => `"${name}":`)}
    }).encode(),
)
try:
    response = urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    response = error
answer = json.load(response)

if answer["success"]:
    chart = answer["data"]
    print(chart["type"], chart["profile"])
elif answer["errorCode"] == "RATE_LIMIT_EXCEEDED":
    print("Try again in", response.headers["Retry-After"], "seconds")
else:
    raise SystemExit(f"{answer['errorCode']}: {answer['message']}")`;
}

function php(url: string, extraHeaders: Members, body: Members): string {
  const headers = Object.entries(extraHeaders).map(([name, value]) => `        "${name}: ${value}",\n`);
  return `<?php
$curl = curl_init("${url}");
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("CHART_API_KEY"),
${headers.join("")}        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
${membersOf(body, "        ", (name) => `"${name}" =>`)}
    ]),
]);
$body = curl_exec($curl);
if ($body === false) {
    throw new RuntimeException(curl_error($curl));
}
$answer = json_decode($body, true);

if ($answer["success"]) {
    echo $answer["data"]["type"], " ", $answer["data"]["profile"], "\\n";
} elseif ($answer["errorCode"] === "RATE_LIMIT_EXCEEDED") {
    echo "Too many requests: try again in a few seconds\\n";
} else {
    throw new RuntimeException($answer["errorCode"] . ": " . $answer["message"]);
}`;
}

/** Lines of an object literal, one for each member. */
function membersOf(body: Members, indent: string, writeName: (name: string) => string): string {
  return Object.entries(body)
    .map(([name, value]) => `${indent}${writeName(name)} ${JSON.stringify(value)},`)
    .join("\n");
}
