import { createApiKey } from "@chart/accounts";

/** Returns an API key as the service creates them, which belongs to no account. */
export function unknownKey(): string {
  return createApiKey();
}
