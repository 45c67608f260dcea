import { type AccountStatus, type Plan, planRecord } from "@chart/accounts";
import type { FC } from "hono/jsx";
import { Badge, type Tone } from "./badge.js";

export const PlanName: FC<{ readonly plan: Plan }> = ({ plan }) => <>{planRecord(plan).title}</>;

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
