import { Figure } from "@chart/ui";
import type { FC } from "hono/jsx";
import { landingWindow, type WindowRow } from "./landing-window.js";

/** Figures of the accuracy. A test compares them with the library's measurements. */
const FIGURES = [
  {
    figure: "< 0.005″",
    text: "mean error of each body at the birth, against JPL's ephemeris DE431, 1800 to 2199",
  },
  { figure: "13,200 of 13,200", text: "compared positions in the right gate, line, color and tone" },
] as const;

/** Section of two demonstrations: an hour of uncertain birth time, and the error of the Moon. */
export const LandingProof: FC = () => (
  <section class="stack" aria-labelledby="only-here">
    <h2 id="only-here">Two questions for any chart</h2>
    <div class="proof">
      <article class="card stack">
        <h3>What if the time is uncertain?</h3>
        <p class="quiet">"Between nine and ten" is every chart of that hour: see what is certain.</p>
        <dl class="hour">
          {landingWindow().map((row) => (
            <>
              <dt>{row.label}</dt>
              <dd>
                <Strip row={row} />
                <span>{textOf(row)}</span>
              </dd>
            </>
          ))}
        </dl>
        <p class="hour-ends quiet small">
          <span>21:00</span>
          <span>5 Sep 1990, Amsterdam</span>
          <span>22:00</span>
        </p>
        <p>
          <a href="/docs/guides/uncertain-birth-times">Births without an exact time</a>
        </p>
      </article>
      <article class="card stack">
        <h3>How far off is it?</h3>
        <p class="quiet">Every position is compared with JPL's ephemeris, the one that spacecraft fly by.</p>
        <dl class="figures">
          {FIGURES.map(({ figure, text }) => (
            <div>
              <dt class="figure">
                <Figure text={figure} />
              </dt>
              <dd class="quiet">{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="/docs/guides/accuracy">How exact the charts are</a>
        </p>
      </article>
    </div>
  </section>
);

/** A bar with a part for each value. Its text says the same. */
const Strip: FC<{ readonly row: WindowRow }> = ({ row: { values } }) => {
  let x = 0;
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {values.map(({ percent }, index) => {
        const start = x;
        x += percent;
        const gap = index < values.length - 1 ? 0.6 : 0;
        return (
          <rect
            class={`part-${values.length === 1 ? "all" : index}`}
            x={start.toFixed(2)}
            width={(percent - gap).toFixed(2)}
            height="10"
          />
        );
      })}
    </svg>
  );
};

function textOf({ values }: WindowRow): string {
  const [only, ...others] = values;
  if (others.length === 0) return `${only?.value}, certain`;
  return values
    .map(({ value, until }) => (until === undefined ? `then ${value}` : `${value} until ${until}`))
    .join(", ");
}
