import { checkDirections } from "@chart/kit/setup/check-directions";

/** The gazetteer: reading texts and the file first, then finding places, then reading the sources and building the file. */
checkDirections(import.meta.url, {
  rooms: {
    file: [],
    text: [],
    find: ["file", "text"],
    search: ["file", "text", "find"],
    sources: ["text", "find"],
    build: ["file", "text", "find", "search", "sources"],
    prepare: ["file", "build", "sources"],
    index: ["file", "text", "find", "search", "prepare"],
    reader: ["file", "text", "find", "search"],
    main: ["prepare"],
    "scripts/lib": ["src"],
    scripts: ["src", "scripts/lib"],
  },
  files: {
    index: ["index"],
    reader: ["reader"],
    main: ["main"],
  },
  packages: {
    "i18n-iso-countries": ["build"],
    "node:*": ["file", "main", "prepare", "sources"],
  },
});
