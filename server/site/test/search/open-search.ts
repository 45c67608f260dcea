import { byPlan } from "@chart/accounts";
import { TestService, type TestSettings } from "@chart/kit/services/test-service";
import { PLAN_CREDITS } from "@chart/kit/stores/test-stores";
import type { SourcePage } from "../../src/base/page.js";
import { buildSearchIndex, type SearchIndex } from "../../src/search/search-index.js";
import { createSite } from "../../src/site.js";

type SiteFacts = Parameters<NonNullable<TestSettings["mountSite"]>>[0];

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
    hasFeeds: true,
    hasAssistants: true,
    rateLimits: byPlan(() => 100),
    hasDashboard: true,
    isSignUpOpen: false,
  };
  const given: SiteFacts[] = [];
  const service = await TestService.open({
    mountSite: (facts) => {
      given.push(facts);
      return { routes: [], forms: [], answer: async () => new Response() };
    },
  });
  const [facts] = given;
  if (facts === undefined) throw new Error("the site was not mounted");
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
