import type { Assets } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { NextStep } from "../base/deps.js";
import type { Viewer } from "../base/env.js";
import { CardLayout, PageLayout } from "./page-layout.js";

export const MessagePage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer | undefined;
  readonly title: string;
  readonly text: string;
  readonly requestId: string | undefined;
  /** The action of signed-in viewers; a further link for others, below the one to the sign-in page. */
  readonly nextStep: NextStep | undefined;
  /** True if the browser has a session, which may have ended. */
  readonly hasSession: boolean;
}> = (props) => {
  const { assets, viewer, title, text, requestId, nextStep, hasSession } = props;
  const quote = requestId && (
    <p class="small quiet">
      Request ID: <code>{requestId}</code>
    </p>
  );
  return viewer === undefined ? (
    <CardLayout title={title} assets={assets}>
      <p>{text}</p>
      {quote}
      <a class="button" href={hasSession ? "/dashboard" : "/dashboard/sign-in"}>
        {hasSession ? "Go to dashboard" : "Go to sign in"}
      </a>
      {nextStep && (
        <p class="more">
          <a href={nextStep.href}>{nextStep.label}</a>
        </p>
      )}
    </CardLayout>
  ) : (
    <PageLayout assets={assets} viewer={viewer} title={title}>
      <section class="card empty" aria-labelledby="message">
        <h1 id="message">{title}</h1>
        <p>{text}</p>
        {quote}
        <div class="actions">
          {nextStep && (
            <a class="button" href={nextStep.href}>
              {nextStep.label}
            </a>
          )}
          <a class={nextStep ? "button plain" : "button"} href="/dashboard">
            {goHome(viewer)}
          </a>
        </div>
      </section>
    </PageLayout>
  );
};

/** Names the page that /dashboard leads to. */
function goHome({ isOperator, isCustomer }: Viewer): string {
  if (isOperator) return "Go to accounts";
  return isCustomer ? "Go to overview" : "Go to settings";
}

export const BackToSignIn: FC = () => (
  <p class="more">
    <a href="/dashboard/sign-in">Back to sign in</a>
  </p>
);
