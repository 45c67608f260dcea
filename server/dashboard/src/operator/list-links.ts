import {
  ACCOUNT_ORDERS,
  type AccountListQuery,
  type AccountOrder,
  type ListedAccount,
} from "@chart/accounts";

export interface ListChoice {
  readonly text: string;
  readonly order: AccountOrder;
  readonly isDescending: boolean;
  readonly after: AccountListQuery["after"];
}

/** Orders that begin with the greatest value, which is what people look for. */
const DESCENDING: ReadonlySet<AccountOrder> = new Set(["created", "used", "credits"]);

/** Maximum length of an email address, and so of a search. */
const MAX_TEXT = 254;

/** Shapes of the values by which a list continues. Another one is ignored: the list then starts with its first page. */
const VALUES: Readonly<Record<AccountOrder, RegExp>> = {
  email: /^[^\0]{1,254}$/,
  created: /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/,
  used: /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)?$/,
  credits: /^\d{1,16}$/,
};

/** Reads the choice from a page's address; unknown values count as absent. */
export function readChoice(query: Readonly<Record<string, string>>): ListChoice {
  const text = (query["q"] ?? "").trim().slice(0, MAX_TEXT);
  const [name, direction] = (query["sort"] ?? "").split("-");
  const order = ACCOUNT_ORDERS.find((known) => known === name) ?? (text === "" ? "created" : "email");
  const isDescending = direction === undefined ? DESCENDING.has(order) : direction === "desc";
  return { text, order, isDescending, after: readAfter(query["after"], order) };
}

function readAfter(text: string | undefined, order: AccountOrder): AccountListQuery["after"] {
  if (text === undefined) return undefined;
  const end = text.lastIndexOf("~");
  const [value, id] = [text.slice(0, Math.max(0, end)), text.slice(end + 1)];
  if (end < 0 || !VALUES[order].test(value)) return undefined;
  // An address is unique, so it is its own tie-breaker.
  if (order === "email") return { value, id: value };
  return /^\w{1,40}$/.test(id) ? { value, id } : undefined;
}

/** Returns the address of a list with another choice; without `after`, its first page. */
export function listPath(choice: Omit<ListChoice, "after">, after?: ListedAccount): string {
  const { text, order, isDescending } = choice;
  const query = new URLSearchParams({
    ...(text !== "" && { q: text }),
    sort: `${order}-${isDescending ? "desc" : "asc"}`,
    ...(after && { after: `${after.sortedBy}~${after.id}` }),
  });
  return `/dashboard/operator?${query}`;
}

/** Returns the address that sorts by a column; for the column that the list is sorted by, in the other direction. */
export function sortPath(choice: ListChoice, order: AccountOrder): string {
  const isDescending = choice.order === order ? !choice.isDescending : DESCENDING.has(order);
  return listPath({ ...choice, order, isDescending });
}
