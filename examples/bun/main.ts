import { createApi } from "chart-http";
import { Hono } from "hono";

const app = new Hono();

app.get("/", (c) => c.text("A page of the host. The chart API is under /hd."));
app.route("/hd", createApi());

export default { fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.env["PORT"] ?? 3000) };
