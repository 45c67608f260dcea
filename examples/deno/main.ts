import { createApi } from "chart-http";
import { Hono } from "hono";

const app = new Hono();

app.get("/", (c) => c.text("A page of the host. The chart API is under /hd."));
app.route("/hd", createApi());

export default app;
