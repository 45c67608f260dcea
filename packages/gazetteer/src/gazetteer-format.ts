/** Marks a SQLite file as a gazetteer of this project ("GAZT"), so that no other file is ever replaced. */
export const APPLICATION_ID = 0x47415a54;

/** Raised with every change of the tables or of what is written into them; another number is built anew. */
export const FORMAT = 1;
