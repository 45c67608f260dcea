import type { ServiceOptions, ServiceProcess } from "@chart/kit/services/service-process";
import { builtGazetteer } from "@chart/kit/setup/built-gazetteer";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
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
