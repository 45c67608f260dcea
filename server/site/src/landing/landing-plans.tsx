import { PLANS, planRecord } from "@chart/accounts";
import { Figure } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { LandingFacts } from "./landing-facts.js";
import { accessTexts, commonLimitOf, everyPlan, includedText, limitText } from "./plan-texts.js";

export const LandingPlans: FC<{ readonly facts: LandingFacts }> = ({ facts }) => {
  const { label, href, note, ask, firstPlan } = accessTexts(facts);
  const commonLimit = commonLimitOf(facts);
  return (
    <section class="stack" aria-labelledby="plans">
      <h2 id="plans">Plans</h2>
      <p class="quiet">
        One credit is one chart; refused requests are free.
        {commonLimit !== undefined && ` ${everyPlan(commonLimit)}`}
      </p>
      <div class="cards plans">
        {PLANS.map((plan) => (
          <article class="card stack tight">
            <h3>
              {planRecord(plan).title} {plan === firstPlan && <span class="pill info">Start here</span>}
            </h3>
            <p>
              <span class="figure">
                <Figure text={facts.planCredits[plan].toLocaleString("en")} />
              </span>{" "}
              <span class="quiet">credits a month</span>
            </p>
            {facts.planPrices?.[plan] !== undefined && (
              <p>
                <strong>{facts.planPrices[plan]}</strong>
              </p>
            )}
            <p>{planRecord(plan).purpose}</p>
            <p class="quiet">{includedText(plan)}</p>
            {commonLimit === undefined && <p class="quiet">{limitText(facts.rateLimits[plan])}</p>}
          </article>
        ))}
      </div>
      <p>{note}</p>
      <p class="actions">
        <a class="button" href={href}>
          {label}
        </a>
        {ask && (
          <a class="button plain" href={ask.href}>
            {ask.label}
          </a>
        )}
        {facts.hasDashboard && (
          <a class="button plain" href="/dashboard">
            Sign in
          </a>
        )}
        <a href="/docs/guides/credits">Credits, plans and limits</a>
      </p>
    </section>
  );
};
