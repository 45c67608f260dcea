import type { FC } from "hono/jsx";
import { Brand } from "../document.js";

export interface SiteHeadFacts {
  readonly hasDashboard: boolean;
  readonly isSignUpOpen: boolean;
}

/** The head of the pages for everybody: the front page and the chart page. */
export const SiteHead: FC<{ readonly serviceName: string; readonly facts: SiteHeadFacts }> = ({
  serviceName,
  facts: { hasDashboard, isSignUpOpen },
}) => (
  <>
    <a class="skip" href="#main">
      Skip to content
    </a>
    <header class="site-head">
      <Brand name={serviceName} href="/" />
      <nav aria-label="Site">
        <a href="/chart">Your chart</a>
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
