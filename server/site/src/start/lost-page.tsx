import type { Assets, SiteAddress } from "@chart/ui";
import { Document, Footer, previewOf, SiteHead, type SiteHeadFacts } from "@chart/ui";
import type { FC } from "hono/jsx";

/** A page for an address outside of the documentation that has no page: leads visitors to their chart, or further. */
export const LostPage: FC<{
  readonly assets: Assets;
  readonly address: SiteAddress;
  readonly title: string;
  readonly head: SiteHeadFacts & { readonly hasChart: boolean };
}> = ({ assets, address, title, head }) => {
  const text = "There is no page at this address: it may be mistyped, or the page may have moved.";
  return (
    <Document title={title} assets={assets} preview={previewOf(address, text, undefined)}>
      <SiteHead serviceName={assets.serviceName} facts={head} />
      <main id="main" class="landing">
        <section class="hero">
          <h1>{title}</h1>
          <p class="lead">{text}</p>
          <p class="actions">
            {head.hasChart && (
              <>
                <a class="button" href="/chart">
                  See your chart
                </a>
                <a class="button plain" href="/">
                  Front page
                </a>
              </>
            )}
            <a class="button plain" href="/docs">
              Documentation
            </a>
          </p>
        </section>
      </main>
      <Footer serviceName={assets.serviceName} />
    </Document>
  );
};
