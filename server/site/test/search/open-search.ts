import { byPlan } from "@chart/accounts";
import { TestService } from "@chart/kit/services/test-service";
import { PLAN_CREDITS } from "@chart/kit/stores/test-stores";
import { pino } from "pino";
import type { SourcePage } from "../../src/base/page.js";
import { createDocs, type DocsFacts } from "../../src/create-docs.js";
import { buildSearchIndex, type SearchIndex } from "../../src/search/search-index.js";
import { createSite } from "../../src/site.js";

/** The pages of a service, and the index that searches them. */
export interface OpenSearch {
  readonly pages: readonly SourcePage[];
  readonly index: SearchIndex;
  close(): Promise<void>;
}

/** Builds the index of the pages of a service. */
export async function openSearch(): Promise<OpenSearch> {
  const names = { baseUrl: "https://charts.example.com", headerPrefix: "Chart", geocodeKeyExample: "any" };
  const landing = {
    planCredits: PLAN_CREDITS,
    rateLimits: byPlan(() => 100),
    hasDashboard: true,
    isSignUpOpen: false,
  };
  const docs = createDocs({
    ...{
      ...names,
      landing,
      serviceName: "Chart API",
      trustProxy: true,
      isSecure: true,
      now: () => new Date(),
    },
    ...{ logger: pino({ level: "silent" }), render: () => new Promise(() => {}) },
  });
  const given: DocsFacts[] = [];
  const mountDocs: typeof docs.mount = (facts) => {
    given.push(facts);
    return docs.mount(facts);
  };
  const service = await TestService.open({ mountDocs });
  const [facts] = given;
  if (facts === undefined) throw new Error("the documentation was not mounted");
  const pages = createSite({
    openApi: facts.openApi() as Parameters<typeof createSite>[0]["openApi"],
    wording: facts.wording,
    installation: { ...names, ...facts.headers, ...landing },
    serviceName: "Chart API",
    renderCode: () => "",
  });
  const steps = buildSearchIndex(pages);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return { pages, index: step.value, close: () => service.close() };
}
