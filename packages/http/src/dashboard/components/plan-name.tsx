import type { FC } from "hono/jsx";
import type { AccountStatus } from "../../accounts/account.js";
import type { Plan } from "../../accounts/plan.js";
import { Badge } from "./badge.js";

const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  hobbyist: "Hobbyist",
  developer: "Developer",
  scale: "Scale",
  lifetime: "Lifetime",
};

/** The display name of a plan. */
export const PlanName: FC<{ readonly plan: Plan }> = ({ plan }) => <>{PLAN_NAMES[plan]}</>;

/** An account's status as a colored label. */
export const StatusPill: FC<{ readonly status: AccountStatus }> = ({ status }) => (
  <Badge tone={status === "active" ? "good" : "bad"} isStatus>
    {status === "active" ? "Active" : "Deactivated"}
  </Badge>
);
