import { localTime } from "@chart/base";
import type { ClaimedNotice } from "../accounts/notice-store.js";
import { creditsLowEmail, creditsOutEmail } from "./emails.js";
import type { Email } from "./mailer.js";

const numberFormat = new Intl.NumberFormat("en-GB");
const dayFormat = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
});

/**
 * Creates the email of a notice. Its id is the same in every attempt, so that mail programs show it once even if the
 * mail server took an attempt that seemed to fail.
 *
 * @param nextCredits Credits of the next period.
 */
export function creditNoticeEmail(
  notice: ClaimedNotice,
  nextCredits: number,
  { serviceName, baseUrl }: { readonly serviceName: string; readonly baseUrl: string },
): Email {
  const { accountId, periodStart, threshold, email } = notice;
  const facts = {
    serviceName,
    left: numberFormat.format(notice.credits),
    periodCredits: numberFormat.format(notice.periodCredits),
    nextCredits: numberFormat.format(nextCredits),
    renewsOn: dayFormat.format(localTime(notice.renewsAt, notice.timeZone)),
    dashboardUrl: `${baseUrl}/dashboard`,
  };
  const text = threshold === 0 ? creditsOutEmail(email, facts) : creditsLowEmail(email, facts);
  return { ...text, id: `credits.${threshold}.${accountId}.${Date.parse(periodStart)}` };
}
