import type { FC } from "hono/jsx";
import { Brand } from "../document.js";

export interface SiteHeadFacts {
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
  /** False if there is no chart page; true by default. */
  readonly hasChart?: boolean | undefined;
}

/** The head of the pages for everybody: the front page, the chart page and the page about a missing one. */
export const SiteHead: FC<{ readonly serviceName: string; readonly facts: SiteHeadFacts }> = ({
  serviceName,
  facts: { hasDashboard, isSignUpOpen, hasChart = true },
}) => (
  <>
    <a class="skip" href="#main">
      Skip to content
    </a>
    <header class="site-head">
      <Brand name={serviceName} href="/" />
      <nav aria-label="Site">
        {hasChart && <a href="/chart">Your chart</a>}
        <a href="/docs">Docs</a>
        <a href="/docs/reference">API</a>
        {hasDashboard && <a href="/dashboard">Sign in</a>}
        {hasDashboard && isSignUpOpen && (
          <a class="button plain" href="/dashboard/sign-up">
            Get a key
          </a>
        )}
      </nav>
    </header>
  </>
);
