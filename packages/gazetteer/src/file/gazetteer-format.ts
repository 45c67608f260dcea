/** SQLite's application id of a gazetteer ("GAZT"). Files without it are never replaced. */
export const APPLICATION_ID = 0x47415a54;

/** Kinds of names: in another language or a former one, the place's own, and that of an island whose settlement it is. */
export const NAME_KINDS = { other: 0, own: 1, island: 2 } as const;

/** Version of the tables and of their contents. A file of another version is rebuilt. */
export const FORMAT = 6;
