import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/**
 * The architecture as a table: each room (a folder of src) and the rooms that it may import. A room imports only from
 * rows above its own, from a room that contains it, or from a room inside it.
 *
 *     main -> start -> app -> api | docs -> dashboard -> charts -> accounts, geocoding -> errors
 *                 \-> database (implements the ports that the rooms below it declare)
 */
const SERVICE: Rooms = {
  // Vocabulary: understood without any other room.
  "errors/records": [],
  errors: ["errors/records"],
  telemetry: [],
  "rate-limit": [],
  mail: [],
  lib: ["telemetry"],
  pictures: ["errors"],
  "code-examples": [],

  // Domain: rules and ports; no HTTP and no database.
  accounts: ["errors", "lib", "telemetry"],
  config: ["accounts", "telemetry"],
  idempotency: ["lib", "telemetry"],
  usage: ["accounts", "lib"],
  "sign-in": ["accounts", "lib", "rate-limit"],
  notices: ["accounts", "lib", "mail", "telemetry"],
  "request-log": ["errors", "lib", "telemetry"],
  geocoding: ["config", "lib", "telemetry"],
  "geocoding/google": ["geocoding"],
  charts: ["accounts", "errors", "geocoding", "idempotency", "lib", "pictures", "telemetry"],

  // Adapter of the ports above: the only room that uses a database.
  operators: ["accounts", "telemetry"],
  database: [
    "operators",
    "database/queries/operators",
    "accounts",
    "charts",
    "config",
    "errors",
    "idempotency",
    "rate-limit",
    "request-log",
    "sign-in",
    "usage",
    "database/postgres",
    "database/queries",
    "database/queries/requests",
    "database/queries/sign-in",
    "database/sqlite",
  ],
  "database/migrations": ["accounts", "database"],
  "database/queries/operators": ["accounts", "operators", "request-log", "database", "database/queries"],
  "database/queries/requests": [
    "lib",
    "request-log",
    "database",
    "database/queries",
    "database/queries/operators",
  ],
  "database/queries/sign-in": [
    "accounts",
    "lib",
    "sign-in",
    "database",
    "database/queries",
    "database/queries/operators",
  ],
  "database/queries": [
    "database/queries/operators",
    "database/queries/sign-in",
    "accounts",
    "charts",
    "database",
    "errors",
    "idempotency",
    "lib",
    "usage",
  ],
  "database/postgres": [
    "charts",
    "errors",
    "lib",
    "rate-limit",
    "database",
    "database/migrations",
    "database/queries",
  ],
  "database/sqlite": ["errors", "lib", "rate-limit", "database", "database/migrations", "database/queries"],
  "database/backup": [
    "accounts",
    "errors",
    "lib",
    "database",
    "database/migrations",
    "database/queries",
    "database/sqlite",
  ],
  admin: ["accounts", "config", "database", "database/backup", "errors", "mail", "sign-in"],

  // HTTP: code shared by all routes, the server in front of them, and the operator's own server for metrics.
  routing: ["accounts", "errors", "lib", "telemetry"],
  "server/overload": ["errors", "lib", "routing", "telemetry"],
  server: ["config", "errors", "lib", "routing", "server/overload", "telemetry"],
  ops: ["database", "geocoding", "pictures", "server", "server/overload", "sign-in", "telemetry"],

  // API for programs: both versions share api/endpoint and never import each other.
  "api/chart-json": [],
  "api/endpoint": [
    "accounts",
    "charts",
    "errors",
    "idempotency",
    "pictures",
    "rate-limit",
    "routing",
    "server/overload",
  ],
  "api/v1": ["charts", "errors", "routing", "api/chart-json", "api/endpoint"],
  "api/v2": [
    "charts",
    "errors",
    "geocoding",
    "routing",
    "api/chart-json",
    "api/endpoint",
    "api/v2/batch",
    "api/v2/details",
    "api/v2/people",
    "api/v2/time",
  ],
  "api/v2/batch": ["charts", "errors", "api/endpoint", "api/v2"],
  "api/v2/details": ["charts", "api/chart-json", "api/v2"],
  "api/v2/people": ["charts", "errors", "api/chart-json", "api/endpoint", "api/v2"],
  "api/v2/time": ["charts", "errors", "api/chart-json", "api/endpoint", "api/v2"],
  "api/openapi": ["charts", "errors", "lib", "pictures", "routing", "api/endpoint", "api/v1", "api/v2"],
  api: ["errors", "routing", "api/v1", "api/v2"],

  // Pages for people: one folder per feature.
  "dashboard/components": ["accounts", "dashboard", "lib", "usage"],
  "dashboard/components/chart": ["dashboard/components"],
  "dashboard/components/code": ["code-examples", "dashboard/components", "errors"],
  "dashboard/guard": ["accounts", "dashboard", "errors", "mail", "rate-limit", "routing", "sign-in"],
  "dashboard/export": ["dashboard"],
  "dashboard/credits": ["dashboard", "dashboard/components", "dashboard/export", "lib", "usage"],
  "dashboard/requests": [
    "errors",
    "lib",
    "request-log",
    "usage",
    "dashboard",
    "dashboard/components",
    "dashboard/components/code",
    "dashboard/export",
  ],
  "dashboard/account": [
    "accounts",
    "code-examples",
    "dashboard",
    "dashboard/components",
    "dashboard/components/chart",
    "dashboard/components/code",
    "dashboard/requests",
    "request-log",
    "usage",
  ],
  "dashboard/keys": [
    "accounts",
    "dashboard",
    "dashboard/account",
    "dashboard/components",
    "dashboard/components/code",
  ],
  "dashboard/settings": [
    "accounts",
    "lib",
    "request-log",
    "mail",
    "sign-in",
    "dashboard",
    "dashboard/components",
    "dashboard/components/code",
    "dashboard/export",
    "dashboard/guard",
  ],
  "dashboard/sign-in": [
    "accounts",
    "mail",
    "sign-in",
    "dashboard",
    "dashboard/components",
    "dashboard/guard",
    "dashboard/keys",
  ],
  "dashboard/operator/audit": ["accounts", "dashboard", "dashboard/components", "usage"],
  "dashboard/operator/account": [
    "accounts",
    "lib",
    "mail",
    "request-log",
    "usage",
    "dashboard",
    "dashboard/account",
    "dashboard/components",
    "dashboard/components/chart",
    "dashboard/components/code",
    "dashboard/credits",
    "dashboard/operator",
    "dashboard/operator/audit",
    "dashboard/requests",
  ],
  "dashboard/operator": [
    "accounts",
    "mail",
    "operators",
    "request-log",
    "sign-in",
    "dashboard",
    "dashboard/components",
    "dashboard/components/code",
    "dashboard/operator/account",
    "dashboard/operator/audit",
    "dashboard/requests",
  ],
  dashboard: [
    "operators",
    "accounts",
    "config",
    "database",
    "errors",
    "lib",
    "mail",
    "request-log",
    "sign-in",
    "telemetry",
    "dashboard/account",
    "dashboard/components",
    "dashboard/credits",
    "dashboard/export",
    "dashboard/guard",
    "dashboard/keys",
    "dashboard/operator",
    "dashboard/requests",
    "dashboard/settings",
    "dashboard/sign-in",
  ],

  // Public pages: texts, then their frame, then one folder per kind of page.
  "docs/content": ["docs"],
  "docs/layout": ["dashboard", "dashboard/components", "docs", "docs/content"],
  "docs/glossary": ["docs", "docs/content", "docs/layout"],
  "docs/reference": [
    "code-examples",
    "dashboard/components/code",
    "docs",
    "docs/content",
    "docs/glossary",
    "docs/layout",
  ],
  "docs/errors": ["errors", "docs", "docs/content", "docs/layout", "docs/reference"],
  "docs/landing": [
    "accounts",
    "code-examples",
    "dashboard",
    "dashboard/components",
    "dashboard/components/code",
    "docs/content",
    "docs/layout",
    "docs/reference",
  ],
  "docs/search": ["docs", "docs/content", "docs/layout"],
  "docs/start": ["dashboard/components", "docs", "docs/layout", "docs/search"],
  docs: [
    "lib",
    "errors",
    "rate-limit",
    "routing",
    "telemetry",
    "dashboard",
    "dashboard/components",
    "dashboard/components/code",
    "dashboard/guard",
    "docs/content",
    "docs/errors",
    "docs/glossary",
    "docs/landing",
    "docs/layout",
    "docs/reference",
    "docs/search",
    "docs/start",
  ],

  // Composition: the application, its resources, and the process.
  app: [
    "charts",
    "errors",
    "accounts",
    "database",
    "errors",
    "geocoding",
    "idempotency",
    "lib",
    "pictures",
    "routing",
    "server/overload",
    "telemetry",
    "api",
    "api/endpoint",
    "api/openapi",
    "api/v1",
    "api/v2",
    "dashboard",
    "docs",
  ],
  start: [
    "operators",
    "accounts",
    "api",
    "api/v2",
    "app",
    "charts",
    "config",
    "dashboard",
    "database",
    "docs",
    "geocoding",
    "geocoding/google",
    "idempotency",
    "lib",
    "mail",
    "notices",
    "ops",
    "pictures",
    "request-log",
    "routing",
    "server",
    "server/overload",
    "sign-in",
    "telemetry",
  ],
  main: ["config", "start", "telemetry"],
};

/**
 * Packages that the service may import, with the rooms that may import them; this includes nested rooms. Node's own
 * modules are allowed everywhere unless listed here.
 */
const SERVICE_PACKAGES: Packages = {
  "@hono/node-server": ["server"],
  "@node-rs/argon2": ["sign-in"],
  "@opentelemetry/api": ["telemetry"],
  "@resvg/resvg-js": ["pictures"],
  "@valibot/to-json-schema": ["api/openapi"],
  "bodygraph-svg": ["dashboard", "pictures"],
  "chart-core": [
    "api",
    "app",
    "charts",
    "dashboard",
    "docs",
    "geocoding",
    "pictures",
    "routing",
    "start",
    "usage",
  ],
  "chart-gazetteer": ["api/endpoint", "geocoding"],
  commander: ["admin"],
  "geo-tz": ["geocoding"],
  geobuf: ["geocoding"],
  hono: ["api", "app", "dashboard", "docs", "routing", "server"],
  kysely: ["database"],
  libsql: ["database/sqlite"],
  "node:cluster": ["main", "ops", "start"],
  "node:http": ["docs/errors", "ops", "server"],
  marked: ["docs/content"],
  minisearch: ["docs/search"],
  nodemailer: ["mail"],
  pbf: ["geocoding"],
  otpauth: ["sign-in"],
  pg: ["database/postgres", "database/queries"],
  pino: ["telemetry"],
  "prom-client": ["ops"],
  uqr: ["dashboard/settings"],
  valibot: ["api", "config", "geocoding/google"],
};

/** chart-core in layers: vocabulary, tables and wheel first, the whole chart last. */
const CHART_CORE: Rooms = {
  vocabulary: [],
  "birth-moment": ["vocabulary"],
  ephemeris: ["vocabulary", "ephemeris/table"],
  "ephemeris/table": ["vocabulary", "ephemeris", "ephemeris/table/parts"],
  "ephemeris/table/parts": ["ephemeris/table"],
  series: ["vocabulary", "ephemeris", "ephemeris/table"],
  wheel: ["vocabulary"],
  variables: ["vocabulary"],
  bodygraph: ["vocabulary", "wheel"],
  chart: ["vocabulary", "bodygraph", "ephemeris", "ephemeris/table", "variables", "wheel"],
  lazy: ["vocabulary", "chart", "ephemeris", "ephemeris/table", "ephemeris/table/parts"],
  details: ["vocabulary", "bodygraph", "wheel"],
  tables: ["vocabulary", "bodygraph", "details", "variables", "wheel"],
  people: ["vocabulary", "bodygraph", "details"],
  time: ["vocabulary", "bodygraph", "chart", "ephemeris", "ephemeris/table", "wheel"],
  glossary: ["vocabulary", "details"],
};

/** All packages that chart-core may import. Node's own modules are not among them, so that it runs in a browser. */
const CHART_CORE_PACKAGES: Packages = { astronomia: ["series"], "tz-lookup": ["birth-moment"] };

/** bodygraph-svg: constants and settings first, then the parts of a picture, then whole pictures. */
const BODYGRAPH_SVG: Rooms = {
  "chart-core": [],
  shapes: ["chart-core"],
  theme: ["chart-core"],
  text: ["shapes", "theme"],
  body: ["chart-core", "shapes", "text", "theme"],
  wheel: ["chart-core", "shapes", "text", "theme", "body"],
  day: ["chart-core", "shapes", "text", "theme"],
  pictures: ["chart-core", "text", "theme", "body", "wheel", "day"],
  index: ["chart-core", "pictures", "theme"],
};

/** Only one file of bodygraph-svg imports chart-core, so that what it bundles is seen in one place. */
const BODYGRAPH_SVG_PACKAGES: Packages = { "chart-core": ["chart-core"] };

/** The gazetteer: reading texts and the file first, then finding places, then building the file. */
const GAZETTEER: Rooms = {
  text: [],
  file: [],
  find: ["file", "text"],
  search: ["file", "find", "text"],
  build: ["file", "find", "search", "text"],
  prepare: ["build", "file"],
  index: ["file", "find", "prepare", "search", "text"],
  main: ["prepare"],
};

const GAZETTEER_PACKAGES: Packages = { "i18n-iso-countries": ["build"], libsql: ["file"] };

/**
 * Files directly in chart-core's src that form the room "chart"; CHART_VOCABULARY lists those of the room "vocabulary".
 */
const CHART_STEPS = [
  "activations-of",
  "chart-of",
  "compute-activations",
  "compute-chart",
  "derive-chart",
  "index",
  "positions-at",
];
const CHART_VOCABULARY = [
  "angles",
  "body-names",
  "chart",
  "chart-input-error",
  "check-span",
  "coordinates",
  "days",
  "deep-freeze",
  "iso-utc",
  "moment",
  "table-by-gate",
  "values",
];

type Rooms = Readonly<Record<string, readonly string[]>>;
type Packages = Readonly<Record<string, readonly string[]>>;

interface Import {
  /** Path of the importing file, relative to src. */
  readonly file: string;
  /** Path of the imported file relative to src, or the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
}

const PACKAGES = fileURLToPath(new URL("../../../", import.meta.url));

function sourceFiles(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
}

/** Reads all imports of a source tree, including type-only and dynamic ones. */
function importsOf(src: string): Import[] {
  return sourceFiles(src).flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(src, file), "utf8"));
    return importedFiles.map(({ fileName }) =>
      fileName.startsWith(".")
        ? { file, target: relative(src, join(src, dirname(file), fileName)), isPackage: false }
        : { file, target: packageName(fileName), isPackage: true },
    );
  });
}

/** Returns the package of an import, such as `hono` for `hono/jsx`. */
function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

const withoutExtension = (path: string) => path.replace(/\.(js|tsx?)$/, "");

/** Returns a file's folder relative to src; a file directly in src is a room itself. */
const folderOrFile = (path: string) => (path.includes("/") ? dirname(path) : withoutExtension(path));

const chartCoreRoom = (path: string) => {
  if (path.includes("/")) return dirname(path);
  return CHART_STEPS.includes(withoutExtension(path)) ? "chart" : "vocabulary";
};

const isInside = (room: string, outer: string) => room === outer || room.startsWith(`${outer}/`);

/** A source tree with its import rules. */
interface Architecture {
  readonly name: string;
  readonly rooms: Rooms;
  readonly packages: Packages;
  /** True if Node's own modules may be imported. */
  readonly hasNode: boolean;
  readonly roomOf: (path: string) => string;
  /** Files directly in src. */
  readonly looseFiles: readonly string[];
}

/** Returns the imports that the tables do not allow, and the table entries that no import uses. */
function violations(imports: readonly Import[], { rooms, packages, hasNode, roomOf }: Architecture) {
  const used = new Set<string>();
  const forbidden = imports.flatMap(({ file, target, isPackage }) => {
    const room = roomOf(file);
    if (isPackage) {
      const allowed = packages[target]?.find((outer) => isInside(room, outer));
      if (allowed !== undefined) used.add(`${allowed} -> ${target}`);
      const isFree = hasNode && target.startsWith("node:") && !(target in packages);
      return isFree || allowed !== undefined ? [] : [`${file} imports ${target}`];
    }
    const targetRoom = roomOf(target);
    if (targetRoom === room) return [];
    used.add(`${room} -> ${targetRoom}`);
    return rooms[room]?.includes(targetRoom) ? [] : [`${file} imports ${target}`];
  });
  const allowances = [
    ...Object.entries(rooms).flatMap(([room, targets]) => targets.map((target) => `${room} -> ${target}`)),
    ...Object.entries(packages).flatMap(([name, outers]) => outers.map((outer) => `${outer} -> ${name}`)),
  ];
  return { forbidden, unused: allowances.filter((allowance) => !used.has(allowance)) };
}

/** Returns a cycle of a graph as a list of nodes; undefined if there is none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(node);
    if (start !== -1) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle !== undefined) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

const ARCHITECTURES: readonly Architecture[] = [
  {
    name: "http",
    rooms: SERVICE,
    packages: SERVICE_PACKAGES,
    hasNode: true,
    roomOf: folderOrFile,
    looseFiles: ["app.ts", "main.ts"],
  },
  {
    name: "chart-core",
    rooms: CHART_CORE,
    packages: CHART_CORE_PACKAGES,
    hasNode: false,
    roomOf: chartCoreRoom,
    looseFiles: [...CHART_STEPS, ...CHART_VOCABULARY].map((name) => `${name}.ts`).sort(),
  },
  {
    name: "bodygraph-svg",
    rooms: BODYGRAPH_SVG,
    packages: BODYGRAPH_SVG_PACKAGES,
    hasNode: false,
    roomOf: folderOrFile,
    looseFiles: ["chart-core.ts", "index.ts"],
  },
  {
    name: "gazetteer",
    rooms: GAZETTEER,
    packages: GAZETTEER_PACKAGES,
    hasNode: true,
    roomOf: folderOrFile,
    looseFiles: ["index.ts", "main.ts"],
  },
];

describe.each(ARCHITECTURES)("packages/$name/src", (architecture) => {
  const { name, rooms, looseFiles } = architecture;
  const src = join(PACKAGES, name, "src");
  const imports = importsOf(src);
  const { forbidden, unused } = violations(imports, architecture);

  test("has only the imports that the tables of this file allow", () => {
    expect(forbidden).toEqual([]);
  });

  test("uses every entry of the tables", () => {
    expect(unused).toEqual([]);
  });

  test("lets a folder import only from folders in earlier rows of its table, so that no two import each other", () => {
    // A room and a room nested in it may import each other; the next test excludes cycles between their files.
    const isNested = (a: string, b: string) => isInside(a, b) || isInside(b, a);
    const rows = Object.keys(rooms);
    const upwards = Object.entries(rooms).flatMap(([room, targets]) =>
      targets
        .filter((target) => !isNested(room, target) && rows.indexOf(target) >= rows.indexOf(room))
        .map((target) => `${room} -> ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  test("has no import cycles between files", () => {
    const graph = new Map<string, string[]>();
    for (const { file, target, isPackage } of imports) {
      const from = withoutExtension(file);
      if (!isPackage) graph.set(from, [...(graph.get(from) ?? []), withoutExtension(target)]);
    }
    expect(findCycle(graph)).toBeUndefined();
  });

  test("has at most 20 files in a folder, and only the listed files directly in src", () => {
    const files = sourceFiles(src).filter((path) => !path.includes(".generated."));
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
    expect(files.filter((path) => basename(path) === path).sort()).toEqual(looseFiles);
  });
});
