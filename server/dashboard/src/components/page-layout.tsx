import type { Assets } from "@chart/ui";
import { Brand, Document, Icon } from "@chart/ui";
import type { Child, FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { Banner } from "./badge.js";
import { Navigation, type Section } from "./navigation.js";
import { accountPath } from "./paths.js";

export interface PageLayoutProps {
  /** The title in the browser's tab, before the product's name. */
  readonly title: string;
  readonly assets: Assets;
  readonly children?: Child;
}

/** Lays out a page before the sign-in as one card. */
export const CardLayout: FC<PageLayoutProps> = ({ title, assets, children }) => (
  <Document title={title} assets={assets}>
    <main class="gate">
      <Brand name={assets.serviceName} />
      <div class="card stack">
        <h1>{title}</h1>
        {children}
      </div>
      <p class="small">
        <a class="quiet" href="/docs">
          Documentation
        </a>
      </p>
    </main>
  </Document>
);

/**
 * Lays out a page behind the sign-in beside the navigation:
 *
 *     from 900 px                      below
 *     +----------+------------------+  +------------------+
 *     | mark     | PageHeader       |  | mark       Menu  |  stays on top
 *     | links    | cards, tables    |  +------------------+
 *     | sign out |                  |  | PageHeader ...   |
 *     +----------+------------------+  +------------------+
 */
export const PageLayout: FC<
  PageLayoutProps & { readonly viewer: Viewer; readonly section?: Section | undefined }
> = ({ title, assets, viewer, section, children }) => (
  <Document title={title} assets={assets}>
    <a class="skip" href="#main">
      Skip to content
    </a>
    <div class="shell">
      <header class="side">
        <div class="side-bar">
          <Brand name={assets.serviceName} />
          <button class="plain menu" type="button" popovertarget="nav">
            <Icon name="menu" />
            Menu
          </button>
        </div>
        <Navigation viewer={viewer} section={section} />
      </header>
      <main class="main stack" id="main">
        {viewer.lacksSecondFactor && section !== undefined && section !== "settings" && (
          <SecondFactorReminder viewer={viewer} />
        )}
        {children}
      </main>
    </div>
  </Document>
);

/** A reminder for operators, whose password alone opens every account. The settings themselves need none. */
const SecondFactorReminder: FC<{ readonly viewer: Viewer }> = ({ viewer }) => (
  <Banner
    tone="warn"
    action={
      <a class="button plain" href={`${accountPath(viewer.account.id)}/settings#second-factor`}>
        Set up a second factor
      </a>
    }
  >
    <strong>Only your password protects these pages.</strong> Whoever learns it can do here all that you can.
  </Banner>
);
