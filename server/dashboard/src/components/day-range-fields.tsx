import type { DayRange } from "@chart/accounts";
import { SwitchLinks } from "@chart/ui";
import type { FC } from "hono/jsx";
import { Field } from "./field.js";

export const DayRangeFields: FC<{ readonly range: DayRange }> = ({ range }) => (
  <>
    <Field label="From" name="first" type="date" value={range.first} fault={range.firstFault} isOptional />
    <Field label="To" name="last" type="date" value={range.last} fault={range.lastFault} isOptional />
  </>
);

export const DayRangeLinks: FC<{
  readonly range: DayRange;
  /** Ranges by their number of days; undefined for everything. */
  readonly choices: readonly { readonly days: number | undefined; readonly label: string }[];
  /** Returns the address of the list with such a range. */
  readonly hrefOf: (days: number | undefined) => string;
}> = ({ range, choices, hrefOf }) => {
  const isCustom = range.first !== "" || range.last !== "";
  const links = choices.map(({ days, label }) => ({
    label,
    href: hrefOf(days),
    isCurrent: !isCustom && range.days === days,
  }));
  return <SwitchLinks label="Range" links={links} />;
};
