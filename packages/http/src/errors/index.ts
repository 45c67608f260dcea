export { type DescribedFailure, FAILURES, FAILURE_CODES, FAILURE_GROUPS, type Retry, describeFailure, isFailureCode, messageInMarkdown } from "./failure-table.js";
export { Failure, type FailureCode } from "./failure.js";
export { type Refusal, type RefusalFormOf, refusalOf } from "./refusal.js";
export { type Wording } from "./wording.js";
