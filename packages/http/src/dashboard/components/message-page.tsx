import type { FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import type { Viewer } from "../env.js";
import { PageHeader } from "./page-header.js";
import { CardLayout, PageLayout } from "./page-layout.js";

/** A page that contains only a message, with the navigation for a signed-in viewer. */
export const MessagePage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer | undefined;
  readonly title: string;
  readonly text: string;
}> = ({ assets, viewer, title, text }) =>
  viewer === undefined ? (
    <CardLayout title={title} assets={assets}>
      <p>{text}</p>
      <BackToSignIn />
    </CardLayout>
  ) : (
    <PageLayout assets={assets} viewer={viewer} title={title}>
      <PageHeader title={title} description={text} />
      <p>
        <a class="button" href="/dashboard">
          {goHome(viewer)}
        </a>
      </p>
    </PageLayout>
  );

/** Names the page that /dashboard leads to. */
function goHome({ isOperator, isCustomer }: Viewer): string {
  if (isOperator) return "Go to accounts";
  return isCustomer ? "Go to overview" : "Go to settings";
}

/** A link to the sign-in page. */
export const BackToSignIn: FC = () => (
  <p class="more">
    <a href="/dashboard/sign-in">Back to sign in</a>
  </p>
);
