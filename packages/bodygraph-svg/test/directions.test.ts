import { checkDirections } from "@chart/kit/setup/check-directions";

/**
 * bodygraph-svg: constants and settings first, then the parts of a picture, then whole pictures. Only one file imports
 * chart-core, so that what the package bundles is seen in one place.
 */
checkDirections(import.meta.url, {
  rooms: {
    "chart-core": [],
    shapes: ["chart-core"],
    theme: ["chart-core"],
    text: ["shapes", "theme"],
    body: ["chart-core", "shapes", "theme", "text"],
    day: ["chart-core", "shapes", "theme", "text"],
    wheel: ["chart-core", "shapes", "theme", "text", "body"],
    pictures: ["chart-core", "theme", "text", "body", "day", "wheel"],
    index: ["chart-core", "theme", "pictures"],
    "scripts/shapes": [],
    "scripts/lib": ["src", "scripts/shapes"],
    scripts: ["src", "scripts/lib"],
    bench: [],
  },
  files: {
    "chart-core": ["chart-core"],
    index: ["index"],
  },
  packages: {
    "chart-core": ["chart-core"],
  },
});
