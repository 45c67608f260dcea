import type { FC } from "hono/jsx";
import { MIN_PASSWORD_LENGTH } from "../../sign-in/password.js";
import type { BrowserSession } from "../../sign-in/sign-in-store.js";
import type { Assets } from "../assets.js";
import { Badge } from "../components/badge.js";
import { Card } from "../components/card.js";
import { Done, Field, FormToken, SelectField } from "../components/field.js";
import { Time } from "../components/format.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import type { Viewer } from "../env.js";
import { browserName } from "./browser-name.js";

/** The time zones to choose from, UTC first. */
export const TIME_ZONES: readonly string[] = ["UTC", ...Intl.supportedValuesOf("timeZone")];

/** Error messages of the page's forms, by field. */
export type SettingsFaults = Partial<
  Record<"password_current" | "password_new" | "email" | "password_email", string>
>;

/** Properties of {@link SettingsPage}. */
export interface SettingsPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  /** The account's sessions that have not ended. */
  readonly sessions: readonly BrowserSession[];
  /** False disables changes of the address, which need a confirmation by email. */
  readonly sendsEmail: boolean;
  /** The confirmation of the last change. */
  readonly done?: string | undefined;
  readonly faults?: SettingsFaults;
  /** The new address of a rejected form, to show it again. */
  readonly email?: string;
}

/** The page where people change their sign-in and their time zone. */
export const SettingsPage: FC<SettingsPageProps> = (props) => (
  <PageLayout title="Settings" section="settings" assets={props.assets} viewer={props.viewer}>
    <PageHeader title="Settings" description="How you sign in, and how pages show times." />
    <Done text={props.done} />
    <PasswordCard {...props} />
    <EmailCard {...props} />
    <TimeZoneCard {...props} />
    <SessionsCard {...props} />
  </PageLayout>
);

const PasswordCard: FC<SettingsPageProps> = ({ viewer, faults = {} }) => (
  <Card title="Password" id="password">
    <form class="stack" method="post" action={`${accountPath(viewer.account.id)}/settings/password`}>
      <FormToken viewer={viewer} />
      <input type="text" name="username" autocomplete="username" value={viewer.profile.email} hidden />
      <div class="fields">
        <Field
          label="Current password"
          name="password_current"
          type="password"
          autocomplete="current-password"
          fault={faults.password_current}
        />
        <Field
          label={`New password (at least ${MIN_PASSWORD_LENGTH} characters)`}
          name="password_new"
          type="password"
          autocomplete="new-password"
          minlength={MIN_PASSWORD_LENGTH}
          fault={faults.password_new}
        />
      </div>
      <div class="actions">
        <button type="submit">Change password</button>
        <span class="hint">This signs you out of every other browser.</span>
      </div>
    </form>
  </Card>
);

const EmailCard: FC<SettingsPageProps> = ({ viewer, sendsEmail, email, faults = {} }) => (
  <Card title="Email address" id="email-card">
    <p>
      You sign in as <strong>{viewer.profile.email}</strong>.
    </p>
    {sendsEmail ? (
      <form class="stack" method="post" action={`${accountPath(viewer.account.id)}/settings/email`}>
        <FormToken viewer={viewer} />
        <div class="fields">
          <Field
            label="New email address"
            name="email"
            type="email"
            autocomplete="email"
            value={email}
            fault={faults.email}
          />
          <Field
            label="Your password"
            name="password_email"
            type="password"
            autocomplete="current-password"
            fault={faults.password_email}
          />
        </div>
        <div class="actions">
          <button type="submit">Send confirmation link</button>
          <span class="hint">Your address changes once you confirm it.</span>
        </div>
      </form>
    ) : (
      <p class="quiet">This service doesn't send email, so you can't change your address here.</p>
    )}
  </Card>
);

const TimeZoneCard: FC<SettingsPageProps> = ({ viewer }) => (
  <Card title="Time zone" id="zone">
    <form class="stack" method="post" action={`${accountPath(viewer.account.id)}/settings/time-zone`}>
      <FormToken viewer={viewer} />
      <SelectField
        label="Show times in"
        name="time_zone"
        value={viewer.profile.timeZone}
        options={TIME_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
      />
      <div>
        <button type="submit">Save</button>
      </div>
    </form>
  </Card>
);

const SessionsCard: FC<SettingsPageProps> = ({ viewer, sessions }) => {
  const path = `${accountPath(viewer.account.id)}/settings/sessions`;
  const zone = viewer.profile.timeZone;
  const columns: readonly Column<BrowserSession>[] = [
    { title: "Browser", cell: ({ userAgent }) => browserName(userAgent) },
    { title: "Signed in", cell: ({ createdAt }) => <Time at={createdAt} zone={zone} /> },
    { title: "Last active", cell: ({ seenAt }) => <Time at={seenAt} zone={zone} /> },
    {
      title: "Session",
      cell: ({ id }) =>
        id === viewer.session.id ? (
          <Badge tone="good">This browser</Badge>
        ) : (
          <form method="post" action={`${path}/${id}/end`}>
            <FormToken viewer={viewer} />
            <button class="plain slim" type="submit">
              Sign out
            </button>
          </form>
        ),
    },
  ];
  return (
    <Card title="Signed-in browsers" id="sessions">
      <RowsTable columns={columns} rows={sessions} />
      <form method="post" action={`${path}/end`}>
        <FormToken viewer={viewer} />
        <button class="plain" type="submit">
          Sign out everywhere
        </button>
      </form>
    </Card>
  );
};
