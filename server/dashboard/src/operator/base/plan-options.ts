import { PLANS, type Plan, planRecord } from "@chart/accounts";
import type { Option } from "../../components/field.js";
import { formatNumber } from "../../components/format.js";

export function planOptions(planCredits: Readonly<Record<Plan, number>>): readonly Option[] {
  return PLANS.map((plan) => ({
    value: plan,
    label: `${planRecord(plan).title} (${formatNumber(planCredits[plan])} credits a month)`,
  }));
}
