export { Failure, type FailureCode } from "./failure.js";
export {
  type DescribedFailure,
  describeFailure,
  FAILURE_CODES,
  FAILURE_GROUPS,
  FAILURES,
  isFailureCode,
  messageInMarkdown,
  type Retry,
} from "./failure-table.js";
export { type Refusal, type RefusalFormOf, refusalOf } from "./refusal.js";
export type { Wording } from "./wording.js";
