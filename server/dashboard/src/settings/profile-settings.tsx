import { localTime } from "@chart/base";
import type { FC } from "hono/jsx";
import { Card } from "../components/card.js";
import { Field, FormToken } from "../components/field.js";
import { EmailAddress } from "../components/format.js";
import { accountPath } from "../components/paths.js";
import { ProofFields } from "./proof.js";
import { Setting } from "./setting.js";
import { EMAIL_PROOF, type SettingsPageProps } from "./settings-props.js";
import { TIME_ZONES, zoneLabel } from "./time-zones.js";

export const ProfileSettings: FC<SettingsPageProps> = (props) => (
  <Card title="Profile" id="profile">
    <EmailSetting {...props} />
    <TimeZoneSetting {...props} />
  </Card>
);

const EmailSetting: FC<SettingsPageProps> = ({ viewer, factor, sendsEmail, email, faults = {} }) => (
  <Setting
    title="Email address"
    id="email-card"
    description={
      sendsEmail
        ? "You sign in with it, and we write to it. It changes once you confirm the link that we send to the new one."
        : "You sign in with it."
    }
  >
    <p>
      You sign in as{" "}
      <strong>
        <EmailAddress address={viewer.profile.email} />
      </strong>
      .
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
          <ProofFields
            email={viewer.profile.email}
            hasSecondFactor={factor !== undefined}
            faults={faults.emailProof}
            names={EMAIL_PROOF}
          />
        </div>
        <div>
          <button class="plain" type="submit">
            Send confirmation link
          </button>
        </div>
      </form>
    ) : (
      <p class="quiet">This service doesn't send email, so you can't change your address here.</p>
    )}
  </Setting>
);

const TimeZoneSetting: FC<SettingsPageProps> = ({ viewer, now, zone, faults = {} }) => {
  const { timeZone } = viewer.profile;
  const clock = localTime(now, timeZone).toISOString().slice(11, 16);
  return (
    <Setting
      title="Time zone"
      id="zone"
      description="Pages show times in this zone, and days begin at its midnight. CSV files have this time and UTC; JSON and the API use UTC."
    >
      <form class="stack form" method="post" action={`${accountPath(viewer.account.id)}/settings/time-zone`}>
        <FormToken viewer={viewer} />
        <Field
          label="Show times in"
          name="time_zone"
          autocomplete="off"
          list="time-zones"
          placeholder={zoneLabel(timeZone)}
          value={zone}
          hint={`Now ${zoneLabel(timeZone)}, where it is ${clock}. Type a city or region to change it.`}
          fault={faults.time_zone}
          maxlength={60}
        />
        <datalist id="time-zones">
          {TIME_ZONES.map((name) => (
            <option value={zoneLabel(name)} />
          ))}
        </datalist>
        <div>
          <button class="plain" type="submit">
            Save time zone
          </button>
        </div>
      </form>
    </Setting>
  );
};
