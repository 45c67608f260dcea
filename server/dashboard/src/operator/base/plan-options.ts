import { PLANS, type Plan } from "@chart/accounts";
import type { Option } from "../../components/field.js";
import { formatNumber } from "../../components/format.js";
import { planName } from "../../components/plan-name.js";

export function planOptions(planCredits: Readonly<Record<Plan, number>>): readonly Option[] {
  return PLANS.map((plan) => ({
    value: plan,
    label: `${planName(plan)} (${formatNumber(planCredits[plan])} credits a month)`,
  }));
}
