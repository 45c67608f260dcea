import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/**
 * The architecture, as a table: each room (a folder of src) and the rooms that it imports. Rooms stand in the order of
 * their floors: a room imports only from rows above its own, and from a room around it or nested in it.
 *
 *     main -> start -> app -> api | dashboard -> charts -> accounts, geocoding -> errors
 *                 \-> database (implements the ports that the rooms below it declare)
 */
const SERVICE: Rooms = {
  // Vocabulary: no room of the service is needed to understand these.
  errors: [],
  telemetry: [],
  "rate-limit": [],
  mail: [],
  lib: ["telemetry"],

  // Domain: rules and ports; no HTTP and no database.
  accounts: ["errors", "lib"],
  config: ["accounts", "telemetry"],
  idempotency: ["telemetry"],
  usage: ["accounts", "telemetry"],
  "sign-in": ["accounts", "lib", "rate-limit"],
  geocoding: ["config", "lib"],
  "geocoding/google": ["geocoding"],
  charts: ["accounts", "errors", "geocoding", "idempotency", "telemetry"],

  // Adapter of the ports above: the only room that knows a database.
  database: [
    "accounts",
    "charts",
    "config",
    "errors",
    "idempotency",
    "rate-limit",
    "sign-in",
    "usage",
    "database/postgres",
    "database/queries",
    "database/sqlite",
  ],
  "database/migrations": ["accounts", "database"],
  "database/queries": ["accounts", "charts", "database", "idempotency", "lib", "sign-in", "usage"],
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

  // HTTP: what all routes share, the sockets in front of them, and the operator's own listener.
  routing: ["accounts", "errors", "lib", "telemetry"],
  "server/overload": ["errors", "lib", "routing", "telemetry"],
  server: ["config", "errors", "lib", "routing", "server/overload", "telemetry"],
  ops: ["database", "geocoding", "server", "server/overload", "telemetry"],

  // Interface for programs: the versions share api/endpoint and never import each other.
  "api/chart-json": [],
  "api/endpoint": [
    "accounts",
    "charts",
    "errors",
    "idempotency",
    "rate-limit",
    "routing",
    "server/overload",
    "api/chart-json",
  ],
  "api/v1": ["charts", "errors", "routing", "api/chart-json", "api/endpoint"],
  "api/v2": ["charts", "errors", "routing", "api/chart-json", "api/endpoint"],
  "api/openapi": ["errors", "routing", "api/endpoint", "api/v1", "api/v2"],
  api: ["errors", "routing", "api/v1", "api/v2"],

  // Interface for people: a folder for each feature.
  "dashboard/components": ["accounts", "dashboard"],
  "dashboard/guard": ["dashboard", "routing", "sign-in"],
  "dashboard/account": ["accounts", "dashboard", "dashboard/components", "usage"],
  "dashboard/usage": ["dashboard", "dashboard/components", "usage"],
  "dashboard/settings": [
    "accounts",
    "mail",
    "sign-in",
    "dashboard",
    "dashboard/components",
    "dashboard/guard",
  ],
  "dashboard/sign-in": [
    "accounts",
    "mail",
    "sign-in",
    "dashboard",
    "dashboard/components",
    "dashboard/guard",
  ],
  "dashboard/operator": ["accounts", "dashboard", "dashboard/components"],
  dashboard: [
    "accounts",
    "config",
    "database",
    "errors",
    "lib",
    "mail",
    "sign-in",
    "telemetry",
    "usage",
    "dashboard/account",
    "dashboard/components",
    "dashboard/guard",
    "dashboard/operator",
    "dashboard/settings",
    "dashboard/sign-in",
    "dashboard/usage",
  ],

  // Composition: the application, everything that it runs on, and the process.
  app: [
    "accounts",
    "database",
    "geocoding",
    "idempotency",
    "routing",
    "server/overload",
    "telemetry",
    "api",
    "api/endpoint",
    "api/openapi",
    "api/v1",
    "api/v2",
    "dashboard",
  ],
  start: [
    "accounts",
    "api",
    "app",
    "config",
    "dashboard",
    "database",
    "geocoding",
    "geocoding/google",
    "idempotency",
    "ops",
    "routing",
    "server",
    "server/overload",
    "telemetry",
    "usage",
  ],
  main: ["config", "start", "telemetry"],
};

/**
 * Packages of the service by the rooms that may import them; a room includes the rooms nested in it. Node's own modules
 * that are not listed are free.
 */
const SERVICE_PACKAGES: Packages = {
  "@hono/node-server": ["server"],
  "@node-rs/argon2": ["sign-in"],
  "@opentelemetry/api": ["telemetry"],
  "@valibot/to-json-schema": ["api/openapi"],
  "chart-core": ["api", "app", "charts", "geocoding", "routing", "start", "usage"],
  "chart-gazetteer": ["geocoding"],
  commander: ["admin"],
  "date-fns-tz": ["dashboard", "usage"],
  "geo-tz": ["geocoding"],
  hono: ["api", "app", "dashboard", "routing", "server"],
  kysely: ["database"],
  libsql: ["database/sqlite"],
  "node:cluster": ["main", "ops", "start"],
  "node:http": ["ops", "server"],
  nodemailer: ["mail"],
  pg: ["database/postgres", "database/queries"],
  pino: ["telemetry"],
  "prom-client": ["ops"],
  "tz-lookup": ["geocoding"],
  valibot: ["api", "config", "geocoding/google"],
};

/** chart-core by steps: tables and wheel at the bottom, the whole chart at the top. It needs no platform. */
const CHART_CORE: Rooms = {
  vocabulary: [],
  "birth-moment": ["vocabulary"],
  ephemeris: ["vocabulary", "ephemeris/table"],
  "ephemeris/table": ["vocabulary", "ephemeris"],
  series: ["vocabulary", "ephemeris", "ephemeris/table"],
  wheel: ["vocabulary"],
  variables: ["vocabulary"],
  bodygraph: ["vocabulary", "wheel"],
  chart: ["vocabulary", "bodygraph", "ephemeris", "variables", "wheel"],
};

/** All packages that chart-core may import: none of Node's own, so that it runs in a browser. */
const CHART_CORE_PACKAGES: Packages = { astronomia: ["series"], "tz-lookup": ["birth-moment"] };

/** Loose files of chart-core that make the room "chart", and those that make the room "vocabulary". */
const CHART_STEPS = ["compute-activations", "compute-chart", "derive-chart", "index"];
const CHART_VOCABULARY = [
  "angles",
  "chart",
  "chart-input-error",
  "coordinates",
  "days",
  "deep-freeze",
  "iso-utc",
  "moment",
];

type Rooms = Readonly<Record<string, readonly string[]>>;
type Packages = Readonly<Record<string, readonly string[]>>;

interface Import {
  /** Path of the importing file below src. */
  readonly file: string;
  /** Path of the imported file below src, or the name of a package. */
  readonly target: string;
  readonly isPackage: boolean;
}

const PACKAGES = fileURLToPath(new URL("../../../", import.meta.url));

function sourceFiles(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
}

/** Reads all imports of a source tree, also those of types only and those at run time. */
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

/** `hono/jsx` belongs to `hono`, `@hono/node-server/x` to `@hono/node-server`. */
function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

const withoutExtension = (path: string) => path.replace(/\.(js|tsx?)$/, "");

/** A folder below src; main and app are rooms of their own. */
const serviceRoom = (path: string) => (path.includes("/") ? dirname(path) : withoutExtension(path));

const chartCoreRoom = (path: string) => {
  if (path.includes("/")) return dirname(path);
  return CHART_STEPS.includes(withoutExtension(path)) ? "chart" : "vocabulary";
};

const isInside = (room: string, outer: string) => room === outer || room.startsWith(`${outer}/`);

/** A source tree with its tables. */
interface Architecture {
  readonly name: string;
  readonly rooms: Rooms;
  readonly packages: Packages;
  /** Whether Node's own modules may be imported. */
  readonly hasNode: boolean;
  readonly roomOf: (path: string) => string;
  /** Files that lie in no folder. */
  readonly looseFiles: readonly string[];
}

/** Returns the imports that the tables do not allow, and the allowances that no import uses. */
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

/** Returns a circle in a graph, as its nodes; undefined if there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(node);
    if (start !== -1) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle !== undefined) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

const ARCHITECTURES: readonly Architecture[] = [
  {
    name: "http",
    rooms: SERVICE,
    packages: SERVICE_PACKAGES,
    hasNode: true,
    roomOf: serviceRoom,
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
];

describe.each(ARCHITECTURES)("packages/$name/src", (architecture) => {
  const { name, rooms, looseFiles } = architecture;
  const src = join(PACKAGES, name, "src");
  const imports = importsOf(src);
  const { forbidden, unused } = violations(imports, architecture);

  test("imports only as the tables allow", () => {
    expect(forbidden).toEqual([]);
  });

  test("needs every allowance of the tables", () => {
    expect(unused).toEqual([]);
  });

  test("lets a room import only from rows above its own, so that no two import each other", () => {
    // A room and one nested in it share files both ways; the next test keeps their files out of circles.
    const isNested = (a: string, b: string) => isInside(a, b) || isInside(b, a);
    const rows = Object.keys(rooms);
    const upwards = Object.entries(rooms).flatMap(([room, targets]) =>
      targets
        .filter((target) => !isNested(room, target) && rows.indexOf(target) >= rows.indexOf(room))
        .map((target) => `${room} -> ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  test("has no files in a circle", () => {
    const graph = new Map<string, string[]>();
    for (const { file, target, isPackage } of imports) {
      const from = withoutExtension(file);
      if (!isPackage) graph.set(from, [...(graph.get(from) ?? []), withoutExtension(target)]);
    }
    expect(findCircle(graph)).toBeUndefined();
  });

  test("has no folder of more than 20 files, and no loose file beside those named", () => {
    const files = sourceFiles(src).filter((path) => !path.includes(".generated."));
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
    expect(files.filter((path) => basename(path) === path).sort()).toEqual(looseFiles);
  });
});
