import { createKeyHasher } from "@chart/accounts";
import { TestService } from "@chart/kit/services/test-service";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { expect, test } from "vitest";
import { createRequestHasher } from "../../../src/adapters/access/request-hasher.js";

const NEW = "another pepper of the tests that is long enough";

test("after the pepper was replaced, requests with a key of the old one succeed, and a retry is replayed at no cost", async () => {
  const database = await createSqlite();
  const retry = { "Idempotency-Key": "4f0c-1" };
  const before = await TestService.open({}, database);
  const apiKey = await before.openAccount();
  const first = await before.postCoordinates(apiKey, undefined, retry);
  expect([first.status, first.headers.get("X-Credits-Remaining")]).toEqual([200, "9"]);
  await before.close();

  const during = await TestService.open(
    {
      hashKey: createKeyHasher(NEW),
      hashUnderPrevious: createKeyHasher(PEPPER),
      hashRequest: createRequestHasher(NEW, PEPPER),
    },
    database,
  );
  const replayed = await during.postCoordinates(apiKey, undefined, retry);
  expect([replayed.status, replayed.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
  expect((await during.postCoordinates(apiKey)).headers.get("X-Credits-Remaining")).toBe("8");
  await during.close();

  const after = await TestService.open(
    { hashKey: createKeyHasher(NEW), hashRequest: createRequestHasher(NEW) },
    database,
  );
  expect((await after.postCoordinates(apiKey)).headers.get("X-Credits-Remaining")).toBe("7");
  await after.close();
  await database.drop();
});
