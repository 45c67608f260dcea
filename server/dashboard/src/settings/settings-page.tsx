import type { FC } from "hono/jsx";
import { Card } from "../components/card.js";
import { Done } from "../components/field.js";
import { PageHeader } from "../components/page-header.js";
import { PageLayout } from "../components/page-layout.js";
import { accountPath } from "../components/paths.js";
import { ProfileSettings } from "./profile-settings.js";
import { SecuritySettings } from "./security-settings.js";
import { Setting } from "./setting.js";
import type { SettingsPageProps } from "./settings-props.js";

/** The page where people change their sign-in and their profile, export their data and delete their account. */
export const SettingsPage: FC<SettingsPageProps> = (props) => (
  <PageLayout title="Settings" section="settings" assets={props.assets} viewer={props.viewer}>
    <PageHeader title="Settings" description="Your profile, how you sign in, and your data." />
    <Done text={props.done} />
    <ProfileSettings {...props} />
    <SecuritySettings {...props} />
    <DataSettings {...props} />
    <DangerZone {...props} />
  </PageLayout>
);

const DataSettings: FC<SettingsPageProps> = ({ viewer }) => (
  <Card title="Your data" id="data">
    <Setting
      title="Export"
      id="export"
      description="A JSON file with your account, keys, browsers, changes, credits and requests. You can export once an hour."
    >
      <div>
        <a class="button plain" href={`${accountPath(viewer.account.id)}/settings/export`}>
          Export your data
        </a>
      </div>
    </Setting>
  </Card>
);

const DangerZone: FC<SettingsPageProps> = ({ viewer }) => (
  <Card title="Danger zone" id="danger" isDanger>
    <Setting
      title="Delete account"
      id="delete"
      description="Ends your API keys, credits and sessions immediately. You can't undo it."
    >
      <div>
        <a class="button plain bad" href={`${accountPath(viewer.account.id)}/settings/delete`}>
          Delete account
        </a>
      </div>
    </Setting>
  </Card>
);
