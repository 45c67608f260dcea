import type { FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import type { Viewer } from "../deps.js";
import { GateMessagePage } from "../sign-in/sign-in-page.js";
import { ViewerFrame } from "./frame.js";

/** A page that only tells something, with the navigation where somebody is signed in. */
export const MessagePage: FC<{
  readonly assets: Assets;
  readonly viewer: Viewer | undefined;
  readonly title: string;
  readonly text: string;
}> = ({ assets, viewer, title, text }) =>
  viewer === undefined ? (
    <GateMessagePage assets={assets} title={title} text={text} />
  ) : (
    <ViewerFrame assets={assets} viewer={viewer} title={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/dashboard">Go to the overview</a>
      </p>
    </ViewerFrame>
  );
