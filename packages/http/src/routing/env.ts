import type { Account } from "../accounts/account.js";
import type { Failure } from "../errors/failure.js";
import type { MeasureStage } from "../telemetry/request-record.js";

/** What the steps of a request hand on to the next ones, by the step that sets it. */
export interface Env {
  Bindings: {
    /** The other end of the connection; absent where a test calls the service without a socket. */
    remoteAddress?: string | undefined;
  };
  Variables: {
    /** Request context: ours, unique, in the log and in the answer's X-Request-Id. */
    requestId: string;
    /** Request context, authentication, charge: the headers of the answer, whichever it will be. */
    answerHeaders: Record<string, string>;
    /** The JSON answer, once there is one; it already has the headers. */
    answer: Response;
    /** Request context: the answer to a failure, in the form of the path's version. */
    refuse: (failure: Failure) => Response;
    /** Request context: takes the times of the stages of a chart's making. */
    measure: MeasureStage;
    /** Authentication: the owner of the key. */
    account: Account;
  };
}
