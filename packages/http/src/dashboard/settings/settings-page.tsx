import type { FC } from "hono/jsx";
import { MIN_PASSWORD_LENGTH } from "../../sign-in/password.js";
import type { BrowserSession } from "../../sign-in/sign-in-store.js";
import type { Assets } from "../assets.js";
import { Done, Field, FormToken } from "../components/field.js";
import { Time } from "../components/format.js";
import { accountPath, PageLayout } from "../components/page-layout.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import type { Viewer } from "../env.js";
import { browserName } from "./browser-name.js";

/** The time zones in the settings, UTC first. */
export const TIME_ZONES: readonly string[] = ["UTC", ...Intl.supportedValuesOf("timeZone")];

/** Error messages of the page's forms, by field. */
export type SettingsFaults = Partial<
  Record<"password_current" | "password_new" | "email" | "password_email", string>
>;

export interface SettingsPageProps {
  readonly assets: Assets;
  readonly viewer: Viewer;
  readonly sessions: readonly BrowserSession[];
  readonly sendsEmail: boolean;
  readonly done?: string | undefined;
  readonly faults?: SettingsFaults;
  readonly email?: string;
}

export const SettingsPage: FC<SettingsPageProps> = (props) => (
  <PageLayout title="Settings" section="settings" assets={props.assets} viewer={props.viewer}>
    <h1>Settings</h1>
    <Done text={props.done} />
    <PasswordCard {...props} />
    <EmailCard {...props} />
    <TimeZoneCard {...props} />
    <SessionsCard {...props} />
  </PageLayout>
);

const PasswordCard: FC<SettingsPageProps> = ({ viewer, faults = {} }) => (
  <section class="card stack" aria-labelledby="password">
    <h2 id="password">Password</h2>
    <form class="stack" method="post" action={`${accountPath(viewer.account.id)}/settings/password`}>
      <FormToken viewer={viewer} />
      <input type="text" name="username" autocomplete="username" value={viewer.profile.email} hidden />
      <div class="filter">
        <Field
          label="Current password"
          name="password_current"
          type="password"
          autocomplete="current-password"
          fault={faults.password_current}
        />
        <Field
          label={`New password, at least ${MIN_PASSWORD_LENGTH} characters`}
          name="password_new"
          type="password"
          autocomplete="new-password"
          minlength={MIN_PASSWORD_LENGTH}
          fault={faults.password_new}
        />
      </div>
      <div class="actions">
        <button type="submit">Change the password</button>
        <span class="hint">Every other browser is signed out.</span>
      </div>
    </form>
  </section>
);

const EmailCard: FC<SettingsPageProps> = ({ viewer, sendsEmail, email, faults = {} }) => (
  <section class="card stack" aria-labelledby="email-card">
    <h2 id="email-card">E-mail address</h2>
    <p>
      You sign in as <strong>{viewer.profile.email}</strong>.
    </p>
    {sendsEmail ? (
      <form class="stack" method="post" action={`${accountPath(viewer.account.id)}/settings/email`}>
        <FormToken viewer={viewer} />
        <div class="filter">
          <Field
            label="New e-mail address"
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
          <button type="submit">Send a link to it</button>
          <span class="hint">The address changes once you have opened the link.</span>
        </div>
      </form>
    ) : (
      <p class="quiet">This service sends no e-mail, so that a new address could not be confirmed.</p>
    )}
  </section>
);

const TimeZoneCard: FC<SettingsPageProps> = ({ viewer }) => (
  <section class="card stack" aria-labelledby="zone">
    <h2 id="zone">Time zone</h2>
    <form class="stack" method="post" action={`${accountPath(viewer.account.id)}/settings/time-zone`}>
      <FormToken viewer={viewer} />
      <div class="field">
        <label for="time_zone">Times and days are shown in</label>
        <select id="time_zone" name="time_zone">
          {TIME_ZONES.map((zone) => (
            <option value={zone} selected={zone === viewer.profile.timeZone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </div>
      <div>
        <button type="submit">Save</button>
      </div>
    </form>
  </section>
);

const SessionsCard: FC<SettingsPageProps> = ({ viewer, sessions }) => {
  const path = `${accountPath(viewer.account.id)}/settings/sessions`;
  const zone = viewer.profile.timeZone;
  const columns: readonly Column<BrowserSession>[] = [
    { title: "Browser", cell: ({ userAgent }) => browserName(userAgent) },
    { title: "Since", cell: ({ createdAt }) => <Time at={createdAt} zone={zone} /> },
    { title: "Last seen", cell: ({ seenAt }) => <Time at={seenAt} zone={zone} /> },
    {
      title: "Action",
      cell: ({ id }) =>
        id === viewer.session.id ? (
          <span class="pill good">This browser</span>
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
    <section class="card stack" aria-labelledby="sessions">
      <h2 id="sessions">Signed-in browsers</h2>
      <RowsTable columns={columns} rows={sessions} />
      <form method="post" action={`${path}/end`}>
        <FormToken viewer={viewer} />
        <button class="plain" type="submit">
          Sign out everywhere
        </button>
      </form>
    </section>
  );
};
