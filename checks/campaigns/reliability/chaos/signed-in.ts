import { Visitor } from "@chart/kit/services/visitor";
import type { LoadedService } from "./loaded-service.js";

const PASSWORD = "correct horse battery staple";

/** Invites a customer, who accepts and signs in. */
export async function signedIn({
  service,
  accounts,
}: LoadedService): Promise<{ readonly visitor: Visitor; readonly accountId: string }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const invited = await service.admin("account", "invite", "--email", email, "--plan", "developer");
  const accountId = String(invited["accountId"]);
  const { credits } = await service.admin("account", "show", "--account", accountId);
  accounts.received.set(accountId, Number(credits));
  const visitor = new Visitor(service.url);
  await visitor.accept(String(invited["invitationUrl"]), PASSWORD);
  await visitor.signIn(email, PASSWORD);
  return { visitor, accountId };
}
