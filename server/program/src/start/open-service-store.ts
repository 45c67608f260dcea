import { fingerprintPeppers } from "@chart/accounts";
import { openStore, type Stores } from "@chart/store";
import type { Logger } from "chart-http/base";
import type { Config } from "../config/config.js";
import { endProcess } from "./end-process.js";
import type { OpenResources } from "./open-resources.js";

/**
 * Opens the store of a serving process, which closes it among its resources. What waits for the store may begin later: a
 * failure meanwhile is no unhandled rejection.
 */
export function openServiceStore(config: Config, resources: OpenResources, logger: Logger): Promise<Stores> {
  const { database, planCredits } = config;
  const pepper = fingerprintPeppers(config);
  // Without its store the service can only refuse requests. If the process ends, its supervisor restarts it.
  const onThreadEnd = (fault: Error) => endProcess(fault, logger);
  const opened = openStore(database, { planCredits, pepper, isAdoptingPepper: true, onThreadEnd });
  if (database.engine === "sqlite") {
    // The driver of SQLite ends the process by SIGABRT if that ends while its thread opens the file.
    const close = () =>
      opened.then(
        (store) => store.close(),
        () => {},
      );
    resources.own({ close });
  } else void opened.then((store) => resources.own(store)).catch(() => {});
  opened.catch(() => {});
  return opened;
}
