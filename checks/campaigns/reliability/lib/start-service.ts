import { builtGazetteer } from "@chart/kit/built-gazetteer";
import type { PrivateDatabase } from "@chart/kit/databases";
import { PEPPER } from "@chart/kit/pepper";
import type { ServiceOptions, ServiceProcess } from "@chart/kit/service-process";
import { CampaignService } from "./campaign-service.js";

/** Starts the service of a campaign, with its memory probe; resolves once it serves. */
export async function startService(
  { url }: PrivateDatabase,
  environment: Readonly<Record<string, string>> = {},
  options: ServiceOptions = {},
): Promise<ServiceProcess> {
  await builtGazetteer();
  const all = {
    NODE_ENV: "production",
    KEY_PEPPER: PEPPER,
    DATABASE_URL: url,
    RATE_LIMIT_PER_MINUTE: "1000000",
    // The service's own limit, which campaigns of overload need.
    MAX_WAIT_MS: "",
    // Turns logging off: this process would keep a log line in memory for each error that the campaign provokes.
    LOG_LEVEL: "silent",
    ...environment,
  };
  return new CampaignService(all, { probe: true, ...options }).listening();
}
