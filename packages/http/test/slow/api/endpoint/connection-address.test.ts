import { requestChart } from "@chart/kit/load/chart-call";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { expect, test } from "vitest";

test("over a real connection, the address of the connection counts", async () => {
  const database = await createSqlite();
  const process = new ServiceProcess({ DATABASE_URL: database.url, LOG_LEVEL: "silent" });
  await process.printed(/listens on/);
  const statuses = [];
  for (let n = 0; n < 70; n++) statuses.push((await requestChart(process.url, "nonsense")).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(401));
  expect(statuses.slice(60)).toContain(429);
  await process.stop("SIGKILL");
  await database.drop();
});
