/**
 * Baseline of the bench: an endpoint built with Hono and valibot only. It checks a JSON body and returns JSON of the
 * size of a chart.
 */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import * as v from "valibot";

const Birth = v.object({
  birthdate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  birthtime: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const answer = JSON.parse(process.env["ANSWER"] ?? "") as object;

const app = new Hono();
app.post("/", async (c) => {
  const birth = v.safeParse(Birth, await c.req.json());
  if (!birth.success) return c.json({ message: "invalid" }, 400);
  return c.json({ ...answer, timestamp: new Date().toISOString() });
});

serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.stdout.write(`listens on http://127.0.0.1:${port}\n`);
});
