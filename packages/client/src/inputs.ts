import type { Loose } from "./loose.js";
import type { Birth, Person } from "./types.js";

/** A request with the birth of one person, in any of the four ways, and further members. */
export type WithBirth<Request> = FurtherMembers<Request> & Birth;

/** A request whose birth may be left out. */
export type WithOptionalBirth<Request> = FurtherMembers<Request> &
  (Birth | { readonly [P in keyof Person]?: null | undefined });

type FurtherMembers<Request> = Loose<ReadonlyLists<Omit<Request, keyof Person>>>;

/** `T` whose lists may be read-only. */
type ReadonlyLists<T> = {
  readonly [P in keyof T]: T[P] extends unknown[] | undefined ? Readonly<T[P]> : T[P];
};
