import { Icon, type IconName } from "@chart/ui";
import type { FC } from "hono/jsx";
import type { Viewer } from "../base/env.js";
import { FormToken } from "./field.js";
import { accountPath } from "./paths.js";

/** An entry of the navigation. */
export type Section =
  | "overview"
  | "quick-start"
  | "key"
  | "requests"
  | "credits"
  | "settings"
  | "operator"
  | "find-request"
  | "audit"
  | "health";

/** The links beside every page; on small screens a menu, which opens without a script. */
export const Navigation: FC<{ readonly viewer: Viewer; readonly section: Section | undefined }> = ({
  viewer,
  section,
}) => (
  <nav class="nav" id="nav" popover="auto" aria-label="Dashboard">
    {groupsOf(viewer).map(({ title, links }) => (
      <div>
        {title && <p class="nav-title">{title}</p>}
        <ul>
          {links.map(({ name, label, icon, href }) => (
            <li>
              <a href={href} aria-current={name === section ? "page" : undefined}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <div class="side-foot">
      <a href="/docs">
        <Icon name="docs" />
        Documentation
      </a>
      <p class="side-who">{viewer.profile.email}</p>
      <form method="post" action="/dashboard/sign-out">
        <FormToken viewer={viewer} />
        <button class="ghost" type="submit">
          <Icon name="sign-out" />
          Sign out
        </button>
      </form>
    </div>
  </nav>
);

interface NavigationLink {
  readonly name: Section;
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
}

interface NavigationGroup {
  /** Shown above the links; the first group needs none. */
  readonly title?: string;
  readonly links: readonly NavigationLink[];
}

function groupsOf({ account, isOperator, isCustomer }: Viewer): readonly NavigationGroup[] {
  const own = accountPath(account.id);
  const settings: NavigationLink = {
    name: "settings",
    label: "Settings",
    icon: "settings",
    href: `${own}/settings`,
  };
  const groups: NavigationGroup[] = [];
  if (isCustomer) {
    groups.push({
      links: [
        { name: "overview", label: "Overview", icon: "overview", href: own },
        { name: "quick-start", label: "Quick start", icon: "quick-start", href: `${own}/quick-start` },
        { name: "key", label: "API keys", icon: "key", href: `${own}/keys` },
        { name: "requests", label: "Requests", icon: "requests", href: `${own}/requests` },
        { name: "credits", label: "Credits", icon: "credits", href: `${own}/credits` },
        settings,
      ],
    });
  }
  if (isOperator) {
    groups.push({
      title: "Operator",
      links: [
        { name: "operator", label: "Accounts", icon: "accounts", href: "/dashboard/operator" },
        {
          name: "find-request",
          label: "Find a request",
          icon: "requests",
          href: "/dashboard/operator/request",
        },
        { name: "audit", label: "Audit log", icon: "audit", href: "/dashboard/operator/audit" },
        { name: "health", label: "Health", icon: "health", href: "/dashboard/operator/health" },
      ],
    });
  }
  if (!isCustomer) groups.push({ links: [settings] });
  return groups;
}
