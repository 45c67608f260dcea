import type { Child, FC } from "hono/jsx";
import type { Assets } from "../assets.js";
import type { Viewer } from "../env.js";
import { FormToken } from "./field.js";

/** Properties of every page. */
export interface PageLayoutProps {
  /** The title in the browser's tab, before the product's name. */
  readonly title: string;
  readonly assets: Assets;
  readonly children?: Child;
}

const Document: FC<PageLayoutProps> = ({ title, assets, children }) => (
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

/** Lays out a page before the sign-in as one card. */
export const CardLayout: FC<PageLayoutProps> = ({ title, assets, children }) => (
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

/** An entry of the navigation. */
export type Section = "overview" | "key" | "usage" | "quick-start" | "settings" | "operator";

/** Lays out a page behind the sign-in below the header and the navigation. */
export const PageLayout: FC<PageLayoutProps & { readonly viewer: Viewer; readonly section?: Section }> = ({
  title,
  assets,
  viewer,
  section,
  children,
}) => (
  <Document title={title} assets={assets}>
    <a class="skip" href="#main">
      Skip to content
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

/** The navigation's entries: section, label and URL. */
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

/** The path of an account's overview, and the prefix of its owner's other pages. */
export function accountPath(accountId: string): string {
  return `/dashboard/accounts/${accountId}`;
}

/** The path of an account's page for operators. */
export function operatorPath(accountId: string): string {
  return `/dashboard/operator/accounts/${accountId}`;
}

/** The product's logo. */
const Mark: FC = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    <path d="M16 6l8.7 5v10L16 26l-8.7-5V11z" />
    <circle cx="16" cy="16" r="3.2" />
  </svg>
);
