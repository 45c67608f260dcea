import { TestService } from "@chart/kit/services/test-service";
import { expect, onTestFinished, test } from "vitest";

const PATH = "/.well-known/security.txt";
const DAY_MS = 86_400_000;

async function fileOf(securityTxt?: { readonly contact: string; readonly url: string }) {
  const service = await TestService.open({ securityTxt });
  onTestFinished(() => service.close());
  return service.request(PATH);
}

test("/.well-known/security.txt names the contact, the address and a day within a year, as RFC 9116 asks", async () => {
  const response = await fileOf({
    contact: "mailto:security@example.com",
    url: "https://charts.example.com",
  });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await response.text();
  const fields = new Map(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe("mailto:security@example.com");
  expect(fields.get("Canonical")).toBe(`https://charts.example.com${PATH}`);
  expect(fields.get("Preferred-Languages")).toBe("en");
  const expires = fields.get("Expires") ?? "";
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("names no address that is not https, which RFC 9116 refuses", async () => {
  const response = await fileOf({ contact: "mailto:security@example.com", url: "http://127.0.0.1:3000" });
  expect(await response.text()).not.toContain("Canonical");
});

test("without a contact there is no such file", async () => {
  const response = await fileOf();
  expect([response.status, await response.json()]).toEqual([
    404,
    expect.objectContaining({ success: false }),
  ]);
});
