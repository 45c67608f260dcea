export type { AccountDetails, AccountOfKey, AccountStatus, CreditPot, Role } from "./accounts/account.js";
export type { AccountDataStore, DeleteOutcome } from "./accounts/account-data-store.js";
export type {
  AccountStore,
  Grant,
  KeysOfPepper,
  LedgerCheck,
  LedgerDifference,
  NewAccount,
} from "./accounts/account-store.js";
export { createApiKey, createKeyHasher, type HashKey, isApiKey } from "./accounts/api-key.js";
export {
  type AuditAction,
  type AuditEntry,
  type AuditQuery,
  type AuditStore,
  COMMAND_ACTOR,
  type EntryCursor,
  type KeptAuditEntry,
  SERVICE_ACTOR,
} from "./accounts/audit-entry.js";
export { type CreditLevel, creditLevel } from "./accounts/credit-level.js";
export { isEmailAddress } from "./accounts/email-address.js";
export { keyNameFault, MAX_KEY_NAME_LENGTH, normalizeKeyName } from "./accounts/key-name.js";
export {
  type AddKeyOutcome,
  type KeyDetails,
  type KeyStore,
  MAX_LIVE_KEYS,
  type NamedKey,
  type RenameKeyOutcome,
} from "./accounts/key-store.js";
export { addKey, describeKey, type KeyDeps, maskKey, renameKey, rotateKey } from "./accounts/manage-keys.js";
export type {
  ClaimedNotice,
  CreditNotice,
  NoticePage,
  NoticeStore,
  NoticeThreshold,
} from "./accounts/notice-store.js";
export {
  type AccountRequest,
  DEFAULT_KEY_NAME,
  type OpenAccountDeps,
  openAccount,
  openKeylessAccount,
  openOperatorAccount,
} from "./accounts/open-account.js";
export { DEMO_EMAIL, openDemoAccount } from "./accounts/open-demo-account.js";
export { fingerprintPeppers, type PepperFingerprints } from "./accounts/pepper-fingerprint.js";
export { correctPeriod, latestPeriodEnd, periodEnd, periodStart, renewPeriod } from "./accounts/period.js";
export {
  byPlan,
  DEMO_PLAN,
  FIRST_PLAN,
  PLANS,
  type Plan,
  planIncludes,
  planRecord,
} from "./accounts/plan.js";
export { purgeDeletedAccounts } from "./accounts/purge-deleted-accounts.js";
export { type Balance, type SpentCredits, spendCredits } from "./accounts/spend-credits.js";
export {
  ACCOUNT_ORDERS,
  type AccountFilter,
  type AccountListQuery,
  type AccountOrder,
  type ListedAccount,
  possibleKeyEnd,
  readSearch,
  withoutSecret,
} from "./operators/account-list.js";
export type { BusyAccount, FoundRequest, OperatorStore, StoreFacts } from "./operators/operator-store.js";
export { ProcessHealth } from "./operators/process-health.js";
export {
  mergeWindows,
  type ProcessReport,
  percentileMs,
  type RequestWindow,
} from "./operators/process-report.js";
export { RecentRequests } from "./operators/recent-requests.js";
export { purgeRequestsEveryMinute } from "./request-log/purge-requests.js";
export {
  type KeptRequest,
  type LoggedRequest,
  REQUEST_LOG_DAYS,
  type RequestKey,
  type RequestList,
  type RequestLogStore,
  type RequestQuery,
  type RequestReport,
  type RequestUse,
  requestLogStart,
  type StatusClass,
} from "./request-log/request-log-store.js";
export { RequestRecorder } from "./request-log/request-recorder.js";
export { dayNamed, lastDays, spanOf } from "./usage/day.js";
export { type DayRange, readDayRange } from "./usage/day-range.js";
export { monthName, monthOf } from "./usage/month-of.js";
export { USAGE_COLUMNS, usageRow } from "./usage/usage-rows.js";
export type {
  AccountUsage,
  LedgerEntry,
  LedgerQuery,
  LedgerTotals,
  OpenSpan,
  Span,
  UsageStore,
} from "./usage/usage-store.js";
