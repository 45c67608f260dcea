import type { BrowserSession } from "@chart/accounts/sign-in";
import { MIN_PASSWORD_LENGTH } from "@chart/accounts/sign-in";
import type { FC } from "hono/jsx";
import { Badge } from "../components/badge.js";
import { Card } from "../components/card.js";
import { Field, FormToken } from "../components/field.js";
import { Time } from "../components/format.js";
import { accountPath } from "../components/paths.js";
import { type Column, RowsTable } from "../components/rows-table.js";
import { browserName } from "./browser-name.js";
import { ProofFields } from "./proof.js";
import { Setting } from "./setting.js";
import type { SettingsPageProps } from "./settings-props.js";

/** Number of unused recovery codes below which the page asks for new ones. */
const FEW_CODES = 4;

export const SecuritySettings: FC<SettingsPageProps> = (props) => (
  <Card title="Security" id="security">
    <PasswordSetting {...props} />
    <SecondFactorSetting {...props} />
    <SessionsSetting {...props} />
  </Card>
);

const PasswordSetting: FC<SettingsPageProps> = ({ viewer, factor, faults = {} }) => (
  <Setting
    title="Password"
    id="password"
    description="Changing it signs you out of every other browser. Your API keys keep working."
  >
    <form class="stack" method="post" action={`${accountPath(viewer.account.id)}/settings/password`}>
      <FormToken viewer={viewer} />
      <div class="fields">
        <ProofFields
          label="Current password"
          email={viewer.profile.email}
          hasSecondFactor={factor !== undefined}
          faults={faults.passwordProof}
        >
          <Field
            label={`New password (at least ${MIN_PASSWORD_LENGTH} characters)`}
            name="password_new"
            type="password"
            autocomplete="new-password"
            minlength={MIN_PASSWORD_LENGTH}
            fault={faults.password_new}
          />
        </ProofFields>
      </div>
      <div>
        <button class="plain" type="submit">
          Change password
        </button>
      </div>
    </form>
  </Setting>
);

const SecondFactorSetting: FC<SettingsPageProps> = ({ viewer, factor, now }) => {
  const path = `${accountPath(viewer.account.id)}/settings/second-factor`;
  const description =
    "A code from an app on your phone, asked for after your password. It keeps others out even if they learn your password.";
  if (factor === undefined) {
    return (
      <Setting title="Second factor" id="second-factor" description={description} badge={<Badge>Off</Badge>}>
        <p>Signing in asks for your password only.</p>
        <div>
          <a class="button plain" href={`${path}/on`}>
            Set up second factor
          </a>
        </div>
      </Setting>
    );
  }
  const { enabledAt, recoveryCodesLeft } = factor;
  const isLow = recoveryCodesLeft < FEW_CODES;
  return (
    <Setting
      title="Second factor"
      id="second-factor"
      description={description}
      badge={
        <Badge tone="good" isStatus>
          On
        </Badge>
      }
    >
      <p>
        Turned on <Time at={enabledAt} zone={viewer.profile.timeZone} now={now} />. You have{" "}
        <strong>
          {recoveryCodesLeft} recovery {recoveryCodesLeft === 1 ? "code" : "codes"}
        </strong>{" "}
        left.{isLow && " Get new ones before you run out."}
      </p>
      <div class="actions">
        <a class="button plain" href={`${path}/codes`}>
          Get new recovery codes
        </a>
        <a class="button plain bad" href={`${path}/off`}>
          Turn off
        </a>
      </div>
    </Setting>
  );
};

const SessionsSetting: FC<SettingsPageProps> = ({ viewer, sessions, now }) => {
  const path = `${accountPath(viewer.account.id)}/settings/sessions`;
  const zone = viewer.profile.timeZone;
  const columns: readonly Column<BrowserSession>[] = [
    { title: "Browser", cell: ({ userAgent }) => browserName(userAgent) },
    { title: "Signed in", cell: ({ createdAt }) => <Time at={createdAt} zone={zone} now={now} /> },
    { title: "Last active", cell: ({ seenAt }) => <Time at={seenAt} zone={zone} now={now} /> },
    {
      title: "Session",
      cell: ({ id, userAgent }) =>
        id === viewer.session.id ? (
          <Badge tone="good">This browser</Badge>
        ) : (
          <form method="post" action={`${path}/${id}/end`}>
            <FormToken viewer={viewer} />
            <button class="plain slim" type="submit" aria-label={`Sign out ${browserName(userAgent)}`}>
              Sign out
            </button>
          </form>
        ),
    },
  ];
  const others = sessions.filter(({ id }) => id !== viewer.session.id).length;
  return (
    <Setting
      title="Signed-in browsers"
      id="sessions"
      description="A browser stays signed in for 7 days after its last use, 30 days at most. Don't know one? Sign it out, then change your password."
    >
      <RowsTable columns={columns} rows={sessions} />
      {others > 0 && (
        <form method="post" action={`${path}/end`}>
          <FormToken viewer={viewer} />
          <button class="plain" type="submit">
            {others === 1 ? "Sign out the other browser" : `Sign out all ${others} other browsers`}
          </button>
        </form>
      )}
    </Setting>
  );
};
