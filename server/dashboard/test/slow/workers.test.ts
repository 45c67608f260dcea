import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { Visitor } from "@chart/kit/services/visitor";
import { onPostgres } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";

onPostgres("the dashboard with WORKERS=2", (create) => {
  let service: DashboardService;
  beforeEach(async () => {
    service = await DashboardService.start(await create(), { WORKERS: "2" });
  });
  afterEach(() => service.stop());

  /** Returns the distinct statuses of a page over twelve connections. */
  const statusesOf = async (visitor: Visitor, path: string) => {
    const statuses = new Set<number>();
    for (let n = 0; n < 12; n++) statuses.add((await visitor.get(path)).status);
    return [...statuses];
  };

  test("connections reach both processes, and each of them allows fifty attempts per address", async () => {
    const guesser = new Visitor(service.url);
    const statuses = [];
    for (let n = 0; n < 60; n++) statuses.push((await guesser.get("/dashboard/links/guess")).status);
    expect(statuses).toEqual(Array(60).fill(404));
  });

  test("a session that one process started works in both, and in neither after signing out", async () => {
    const { accountId, email, invitationUrl } = await service.invite();
    await new Visitor(service.url).accept(invitationUrl, PASSWORD);
    const [visitor, other, third] = [0, 1, 2].map(() => new Visitor(service.url)) as [
      Visitor,
      Visitor,
      Visitor,
    ];
    for (const person of [visitor, other, third])
      expect((await person.signIn(email, PASSWORD)).status).toBe(303);
    const own = `/dashboard/accounts/${accountId}`;
    expect(await statusesOf(visitor, own)).toEqual([200]);

    const cookies = new Map(visitor.cookies);
    expect((await visitor.submit(own, "/dashboard/sign-out")).status).toBe(303);
    // The browser has deleted its cookie, but someone may have copied it.
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect(await statusesOf(visitor, own)).toEqual([303]);
    expect(await statusesOf(other, own)).toEqual([200]);

    expect((await other.submit(`${own}/settings`, `${own}/settings/sessions/end`)).status).toBe(303);
    expect(await statusesOf(third, own)).toEqual([303]);
    expect(await statusesOf(other, own)).toEqual([200]);
  });
});
