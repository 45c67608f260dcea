import { adminJson } from "@chart/kit/services/admin-in-process";
import { ServiceProcess } from "@chart/kit/services/service-process";

/** The service of a campaign, which administers its store without starting a process for each command. */
export class CampaignService extends ServiceProcess {
  /** Runs the admin command on the same store, in the campaign's process. */
  override admin<Answer = Record<string, string | number>>(
    ...parameters: readonly (string | number)[]
  ): Promise<Answer> {
    return adminJson(this.adminEnvironment, ...parameters.map(String));
  }
}
