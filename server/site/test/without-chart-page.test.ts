import type { Assets } from "@chart/ui";
import { expect, test } from "vitest";
import { DocsNavigation } from "../src/layout/navigation.js";
import { LostPage } from "../src/start/lost-page.js";

const asset = { path: "/docs/assets/file", type: "text/plain", body: new Uint8Array() };
const assets: Assets = {
  ...{ styles: asset, script: asset, icon: asset, fonts: [asset], pictures: {} },
  serviceName: "Charts",
};
const address = { baseUrl: "https://charts.example.com", publicUrl: undefined };

/** Targets of the links of a page, without those to its own parts and files. */
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);

test.each([true, false])(
  "the documentation and the page about a missing one lead to /chart only if there is one: %s",
  (hasChart) => {
    const common = { path: undefined, pages: [], hasOwnSearch: false, hasDashboard: true };
    const navigation = String(DocsNavigation({ ...common, hasChart }));
    const head = { hasDashboard: true, isSignUpOpen: true, hasChart };
    const lost = String(LostPage({ assets, address, title: "Page not found", head }));
    for (const html of [navigation, lost]) expect(linksOf(html).includes("/chart")).toBe(hasChart);
    expect(linksOf(lost)).toEqual(expect.arrayContaining(["/", "/docs", "/dashboard/sign-up"]));
  },
);
