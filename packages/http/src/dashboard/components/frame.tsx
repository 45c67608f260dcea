import type { Child, FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import type { Viewer } from "../deps.js";
import { FormToken } from "./form-token.js";

/** What every page needs. */
export interface FrameProps {
  readonly title: string;
  readonly assets: Assets;
  readonly children?: Child;
}

const Document: FC<FrameProps> = ({ title, assets, children }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · Chart API`}</title>
      <link rel="icon" href={assets.icon.path} />
      <link rel="stylesheet" href={assets.styles.path} />
      <script src={assets.script.path} defer></script>
    </head>
    <body>{children}</body>
  </html>
);

/** A page before sign-in: one card in the middle. */
export const GateFrame: FC<FrameProps> = ({ title, assets, children }) => (
  <Document title={title} assets={assets}>
    <main class="gate">
      <a class="brand" href="/dashboard">
        <Mark />
        Chart API
      </a>
      <div class="card stack">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  </Document>
);

/** A part of the dashboard that the navigation leads to. */
export type Section = "overview" | "key" | "usage" | "quick-start" | "settings" | "operator";

/** A page behind the sign-in. */
export const ViewerFrame: FC<FrameProps & { readonly viewer: Viewer; readonly section?: Section }> = ({
  title,
  assets,
  viewer,
  section,
  children,
}) => (
  <Document title={title} assets={assets}>
    <a class="skip" href="#main">
      Skip to the content
    </a>
    <header class="top">
      <div class="top-inner">
        <div class="top-bar">
          <a class="brand" href="/dashboard">
            <Mark />
            Chart API
          </a>
          <div class="who">
            <span class="who-name">{viewer.profile.email}</span>
            <form method="post" action="/dashboard/sign-out">
              <FormToken viewer={viewer} />
              <button class="plain slim" type="submit">
                Sign out
              </button>
            </form>
          </div>
        </div>
        <nav class="nav" aria-label="Dashboard">
          <ul>
            {linksOf(viewer).map(([name, label, href]) => (
              <li>
                <a href={href} aria-current={name === section ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
    <main class="main stack" id="main">
      {children}
    </main>
  </Document>
);

function linksOf({ account, isOperator }: Viewer): (readonly [Section, string, string])[] {
  const own = accountPath(account.id);
  return [
    ["overview", "Overview", own],
    ["key", "API key", `${own}/key`],
    ["usage", "Usage", `${own}/usage`],
    ["quick-start", "Quick start", `${own}/quick-start`],
    ["settings", "Settings", `${own}/settings`],
    ...(isOperator ? [["operator", "Operator", "/dashboard/operator"] as const] : []),
  ];
}

/** Where an account's own pages are. */
export function accountPath(accountId: string): string {
  return `/dashboard/accounts/${accountId}`;
}

/** Where an operator sees an account. */
export function operatorPath(accountId: string): string {
  return `/dashboard/operator/accounts/${accountId}`;
}

const Mark: FC = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    <path d="M16 6l8.7 5v10L16 26l-8.7-5V11z" />
    <circle cx="16" cy="16" r="3.2" />
  </svg>
);
