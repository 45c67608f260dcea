import type { AccountStatus, Plan } from "@chart/accounts";
import type { FC } from "hono/jsx";
import { Badge, type Tone } from "./badge.js";

const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  hobbyist: "Hobbyist",
  developer: "Developer",
  scale: "Scale",
  lifetime: "Lifetime",
};

export function planName(plan: Plan): string {
  return PLAN_NAMES[plan];
}

export const PlanName: FC<{ readonly plan: Plan }> = ({ plan }) => <>{PLAN_NAMES[plan]}</>;

/** An account's status as a colored label. An active account that nobody has joined yet shows as invited. */
export const StatusPill: FC<{ readonly status: AccountStatus; readonly isInvited?: boolean }> = (props) => {
  const { label, tone } = STATUSES[props.isInvited && props.status === "active" ? "invited" : props.status];
  return (
    <Badge tone={tone} isStatus>
      {label}
    </Badge>
  );
};

const STATUSES: Readonly<
  Record<AccountStatus | "invited", { readonly label: string; readonly tone?: Tone }>
> = {
  invited: { label: "Invited", tone: "info" },
  active: { label: "Active", tone: "good" },
  inactive: { label: "Deactivated", tone: "bad" },
  deleted: { label: "Deleted" },
};
