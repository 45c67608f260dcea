import { expect, test } from "vitest";
import { kindOfRequest } from "../../src/start/kind-of-request.js";

test.each([
  ["POST", "/v2/charts", 1, false],
  ["POST", "/v1/bodygraphs", 1, false],
  ["GET", "/v2/places", 0.5, false],
  ["POST", "/chart/places", 0.5, false],
  ["POST", "/mcp", 0.5, false],
  ["POST", "/%6dcp", 0.5, false],
  ["POST", "/unknown", 0.5, false],
  ["GET", "/", 0.5, true],
  ["GET", "/chart", 0.5, true],
  ["POST", "/chart", 0.5, true],
  ["GET", "/embed", 0.5, true],
  ["GET", "/docs/gallery", 0.5, true],
  ["GET", "/openapi.json", 0.5, false],
  ["GET", "/charts", 0.5, false],
  ["DELETE", "/v2/charts", 0.5, false],
  ["POST", "/dashboard/sign-in", 0.5, true],
  ["GET", "/embed/human-design-chart.js", 20, true],
  ["GET", "/embed/chunks/zones-3e65nBJd.js", 20, true],
  ["GET", "/docs/assets/styles.css", 20, true],
])(
  "under overload, %s %s may use %d of the limits: free requests before paid ones, files last",
  (method, path, share, isPage) => {
    expect(kindOfRequest(method, path)).toEqual({ share, isPage });
  },
);

test.each([
  ["GET", "/healthz"],
  ["HEAD", "/readyz"],
])("%s %s is never refused for overload", (method, path) => {
  expect(kindOfRequest(method, path)).toBeUndefined();
});
