/** SQLite's application id of a gazetteer ("GAZT"). Files without it are never replaced. */
export const APPLICATION_ID = 0x47415a54;

/** Version of the tables and of their contents. A file of another version is rebuilt. */
export const FORMAT = 5;
