import { checkDirections } from "@chart/testkit/check-directions";

/** The gazetteer: reading texts and the file first, then finding places, then building the file. */
checkDirections(import.meta.url, {
  rooms: {
    file: [],
    text: [],
    find: ["file", "text"],
    search: ["file", "text", "find"],
    build: ["file", "text", "find", "search"],
    prepare: ["file", "build"],
    index: ["file", "text", "find", "search", "prepare"],
    main: ["prepare"],
  },
  files: {
    index: ["index"],
    main: ["main"],
  },
  packages: {
    "i18n-iso-countries": ["build"],
    libsql: ["file"],
    "node:*": ["build", "file", "main", "prepare"],
  },
});
