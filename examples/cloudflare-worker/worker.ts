/** A worker that draws charts and serves the API to everybody: no keys, births by coordinates. */
import { createApi } from "chart-http";
import { Hono } from "hono";
import { html } from "hono/html";

const api = createApi();
const app = new Hono();

app.get("/", (c) =>
  c.html(html`<!doctype html>
    <html lang="en">
      <title>Draw a chart</title>
      <form action="/chart.svg">
        <label>Date <input name="birthdate" type="date" value="1990-09-05" required /></label>
        <label>Local time <input name="birthtime" type="time" value="21:17" required /></label>
        <label>Latitude <input name="lat" value="52.37" required /></label>
        <label>Longitude <input name="lng" value="4.89" required /></label>
        <button>Draw</button>
      </form>
    </html>`),
);

// The worker's own routes call the API without a network.
app.get("/chart.svg", (c) => {
  const { birthdate, birthtime, lat, lng } = c.req.query();
  return api.request("/v2/charts/coordinates", {
    method: "POST",
    headers: { Accept: "image/svg+xml", "Content-Type": "application/json" },
    body: JSON.stringify({ birthdate, birthtime, lat: Number(lat), lng: Number(lng) }),
  });
});

app.route("/", api);

export default app;
