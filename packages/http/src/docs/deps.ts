import type { Wording } from "../errors/wording.js";
import type { Logger } from "../telemetry/log.js";
import type { LandingFacts } from "./landing/landing-facts.js";
import type { ExampleFacts } from "./reference/operation-examples.js";

/** The requests of this process: while there are others, pages are rendered with pauses. */
interface PageAdmission {
  /** Requests at work that are not large. */
  readonly ordinary: number;
  /** Counts a request as waiting instead of at work, until this part of its work is done. */
  readonly whileWaiting: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface DocsDeps {
  /** Builds the OpenAPI document. */
  readonly openApi: () => unknown;
  /** Wording of version 2's errors. */
  readonly wording: Wording;
  /** Names of this installation in examples. */
  readonly facts: ExampleFacts & { readonly headerPrefix: string };
  /** Facts that the front page shows. */
  readonly landing: LandingFacts;
  readonly serviceName: string;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "error">;
  readonly admission: PageAdmission;
  /** True if a proxy in front of the service sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** True if the service is reached over https. */
  readonly isSecure: boolean;
}

/** Hono's bindings for a request to the documentation. */
export interface DocsEnv {
  Bindings: {
    /** The request's id, assigned before the request reaches the documentation. */
    readonly requestId: string;
    /** IP address that the connection comes from, which may be a proxy. */
    readonly remoteAddress?: string | undefined;
  };
}
