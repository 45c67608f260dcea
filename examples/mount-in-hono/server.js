import { serve } from "@hono/node-server";
import { createApi } from "chart-http";
import { Hono } from "hono";

const app = new Hono();

app.get("/", (c) => c.text("A page of the host. The chart API is under /hd."));
app.route("/hd", createApi());
app.notFound((c) => c.text("The host has no such page.", 404));

const port = Number(process.env.PORT ?? 3000);
serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, () =>
  console.log(`Listening on http://127.0.0.1:${port}`),
);
