import { type CreditLevel, creditLevel } from "@chart/accounts";
import { Figure } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Badge, Banner } from "../components/badge.js";
import { ErrorCode } from "../components/error-code.js";
import { DayOf, formatNumber } from "../components/format.js";
import { accountPath } from "../components/paths.js";
import { PlanName, StatusPill } from "../components/plan-name.js";
import { Tooltip } from "../components/tooltip.js";

interface CreditsProps {
  readonly viewer: Viewer;
  /** Monthly credits that the current period began with. */
  readonly allocation: number;
}

const METER_CLASSES: Readonly<Record<CreditLevel, string>> = {
  ok: "meter",
  low: "meter warn",
  out: "meter bad",
};

/** The state of the account, which is not simply good while requests fail for want of credits. */
export const AccountBadge: FC<CreditsProps> = ({ viewer: { account }, allocation }) => {
  const level = creditLevel({ credits: account.credits, periodCredits: allocation });
  return account.status === "active" && level === "out" ? (
    <Badge tone="bad" isStatus>
      Out of credits
    </Badge>
  ) : (
    <StatusPill status={account.status} />
  );
};

/** A warning once few credits are left, with the next step; the email notices follow the same rule. */
export const CreditsBanner: FC<CreditsProps> = ({ viewer, allocation }) => {
  const { account, profile } = viewer;
  const level = creditLevel({ credits: account.credits, periodCredits: allocation });
  if (level === "ok") return null;
  const ledger = (
    <a class="button plain" href={`${accountPath(account.id)}/credits`}>
      See where they went
    </a>
  );
  return level === "out" ? (
    <Banner tone="bad" action={ledger}>
      <strong>You're out of credits.</strong> Chart requests fail with <ErrorCode code="CREDITS_EXHAUSTED" />{" "}
      until <DayOf at={account.renewsAt} zone={profile.timeZone} />. If you need more before then, contact the
      service operator.
    </Banner>
  ) : (
    <Banner tone="warn" action={ledger}>
      <strong>{formatNumber(account.credits)} credits left.</strong> New ones arrive on{" "}
      <DayOf at={account.renewsAt} zone={profile.timeZone} />. If you need more before then, contact the
      service operator.
    </Banner>
  );
};

/** The account's credits: this month's first, then the granted ones, and the plan. */
export const CreditsCard: FC<CreditsProps> = ({ viewer, allocation }) => {
  const { account, profile } = viewer;
  const level = creditLevel({ credits: account.credits, periodCredits: allocation });
  return (
    <section class="card credits" aria-labelledby="credits">
      <div class="stack tight">
        <h2 class="label" id="credits">
          Credits left this month
        </h2>
        <p>
          <span class="figure">
            <Figure text={formatNumber(account.allocationCredits)} testId="allocation-left" />
          </span>{" "}
          <span class="quiet">of {formatNumber(allocation)}</span>
        </p>
        <svg class={METER_CLASSES[level]} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect class="track" width="100" height="4" />
          <rect class="level" width={shareOf(account.allocationCredits, allocation)} height="4" />
        </svg>
      </div>
      <dl class="credits-facts">
        <div>
          <dt>Renews</dt>
          <dd>
            <DayOf at={account.renewsAt} zone={profile.timeZone} />
          </dd>
        </div>
        <div>
          <dt>
            <Tooltip text="They never expire, and are used after your monthly credits run out.">
              Granted credits
            </Tooltip>
          </dt>
          <dd>{formatNumber(account.grantedCredits)}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>
            <PlanName plan={account.plan} />
          </dd>
        </div>
      </dl>
    </section>
  );
};

function shareOf(left: number, allocation: number): number {
  return allocation === 0 ? 0 : Math.min(100, (100 * left) / allocation);
}
