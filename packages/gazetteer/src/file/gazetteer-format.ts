/** Marks a SQLite file as a gazetteer of this project ("GAZT"), so that no other file is ever replaced. */
export const APPLICATION_ID = 0x47415a54;

/** Version of the tables and of their contents. A file of another version is built anew. */
export const FORMAT = 2;
