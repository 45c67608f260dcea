import type { FC } from "hono/jsx";
import { type CardText, Links, TextCard } from "./text-card.js";
import { ThemedPicture } from "./themed-picture.js";

const KINDS: readonly (CardText & {
  readonly picture: { readonly name: string; readonly alt: string };
  readonly section: string;
})[] = [
  {
    title: "The current sky, and returns",
    text: "Transits alone or against a chart, the exact moment of each next change, and every pass of the Sun, the Moon, Jupiter, Saturn or Chiron over its place at birth.",
    picture: { name: "guides/pictures/transit", alt: "A chart in which the current sky completes channels" },
    section: "the-sky-and-a-birth",
    links: [
      ["Transits", "/docs/guides/transits"],
      ["Returns", "/docs/guides/returns"],
    ],
  },
  {
    title: "A couple, a family, a team",
    text: "Composites of two people with their kinds of connection, pentas of three to five, and groups of up to 20.",
    picture: {
      name: "guides/pictures/composite",
      alt: "Two charts in one bodygraph, with the channels that they complete together",
    },
    section: "two-people",
    links: [["Two people and more", "/docs/guides/people"]],
  },
  {
    title: "Pictures of a chart",
    text: "The service draws bodygraphs as SVG and PNG, light, dark or for print. The library also draws transits, two people and this wheel.",
    picture: {
      name: "gallery/wheel-narrow",
      alt: "A wheel of the 64 gates and the signs, with the positions of a chart",
    },
    section: "the-wheel",
    links: [
      ["Pictures", "/docs/guides/pictures"],
      ["Gallery", "/docs/gallery"],
    ],
  },
];

const PRODUCTION: readonly CardText[] = [
  {
    title: "Credits that add up",
    text: "We killed the service 60 times under load. Every balance matched its ledger; 195 charges had lost their response, which a repeat with an Idempotency-Key gets.",
    links: [["Guarantees", "/docs/operators/reliability"]],
  },
  {
    title: "Retries for free",
    text: "Send an Idempotency-Key, and a repeated request gets the same chart without another charge.",
    links: [["Idempotency and retries", "/docs/guides/retries"]],
  },
  {
    title: "The right Springfield",
    text: "The response names the place and the time zone that were taken, and a search lets people pick theirs while they type.",
    links: [["Places and time zones", "/docs/guides/places"]],
  },
  {
    title: "500 births in a request",
    text: "Each birth gets its chart or its own error, and the whole batch is charged together.",
    links: [["Batches", "/docs/guides/batches"]],
  },
  {
    title: "Errors that say what to do",
    text: "In version 2, every error has a code that never changes its meaning, and a page with cause and remedy.",
    links: [["All errors", "/docs/errors"]],
  },
  {
    title: "Made for tools",
    text: "An OpenAPI document to generate clients from, and every page as Markdown for your assistant.",
    links: [["API reference", "/docs/reference"]],
  },
];

/** Further kinds of charts, and what makes the service fit for production. */
export const LandingFeatures: FC = () => (
  <>
    <section class="stack" aria-labelledby="kinds">
      <h2 id="kinds">More than the chart of a birth</h2>
      <div class="shown">
        {KINDS.map(({ picture, section, title, text, links }) => (
          <article class="card">
            <a href={`/docs/gallery#${section}`}>
              <ThemedPicture {...picture} />
            </a>
            <div class="stack tight">
              <h3>{title}</h3>
              <p class="quiet">{text}</p>
              <Links links={links} />
            </div>
          </article>
        ))}
      </div>
    </section>
    <section class="stack" aria-labelledby="production">
      <h2 id="production">Made for production</h2>
      <div class="cards production">
        {PRODUCTION.map((about) => (
          <TextCard about={about} class="point" />
        ))}
      </div>
    </section>
  </>
);
