import type { MeasureStage } from "../base/request-record.js";
import type { Failure } from "../errors/failure.js";
import type { ApiAccount } from "../ports/access.js";

/** Hono's environment: values that one step of a request sets for the next ones. */
export interface Env {
  Bindings: {
    /** IP address that the connection comes from; absent if a test calls the service without a socket. */
    remoteAddress?: string | undefined;
  };
  Variables: {
    /** Unique id of the request, for the log and for X-Request-Id. Set by the request layer. */
    requestId: string;
    /** Headers of the response, also of an error. Set by the request layer, authentication and the charge. */
    answerHeaders: Record<string, string>;
    /** Response of an API path, once there is one. It already has the headers. */
    answer: Response;
    /** Creates the error response in the form of the path's API version. Set by the request layer. */
    refuse: (failure: Failure) => Response;
    /** Measures the stages of a chart request. Set by the request layer. */
    measure: MeasureStage;
    /** Number of credits that the request was charged, if not one. Set by the charge. */
    credits?: number;
    /** Owner of the API key, with the id of the key. Set by authentication. */
    account: ApiAccount;
  };
}
