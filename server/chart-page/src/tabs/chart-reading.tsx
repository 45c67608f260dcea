import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import type { Meanings } from "chart-reading";
import {
  certaintyOf,
  lengthOf,
  type Shared,
  type Spread,
  spreadOf,
  TEXT_SECTIONS,
  type TextMember,
  wholeOf,
} from "chart-reading";
import type { FC } from "hono/jsx";
import { Folded } from "./folded.js";

/**
 * All that a chart says, with the glossary's sentences. If the birth time is uncertain, `possible` has several spans: each
 * value then stands with its share of their time.
 */
export const ChartReading: FC<{
  readonly chart: Chart;
  readonly possible: readonly ChartSpan[];
  readonly meanings: Meanings;
}> = ({ chart, possible, meanings }) => {
  const isCertain = possible.length < 2;
  const spread = spreadOf(possible);
  return (
    <div class="reading">
      {!isCertain && <Certainty spread={spread} length={lengthOf(wholeOf(possible))} />}
      {Object.entries(TEXT_SECTIONS).map(([title, members]) => (
        <section class="reading-part">
          <h2>{title}</h2>
          <dl>
            {members.map((member) => (
              <Member member={member} values={spread.texts[member]} meanings={meanings} />
            ))}
          </dl>
        </section>
      ))}
      <Centers values={spread.lists.centers} meanings={meanings} />
      <Channels values={spread.lists.channelsShort} meanings={meanings} />
      <Gates values={spread.lists.gates} chart={isCertain ? chart : undefined} meanings={meanings} />
    </div>
  );
};

/** Says how much of a chart is certain. */
const Certainty: FC<{ readonly spread: Spread; readonly length: string }> = ({ spread, length }) => {
  const { certain, all } = certaintyOf(spread);
  return (
    <p class="certainty">
      <b>
        {certain} of {all} values hold
      </b>{" "}
      throughout the {length} in question. For the others, the bar is the share of this time.
    </p>
  );
};

const Member: FC<{
  readonly member: TextMember;
  readonly values: readonly Shared<string>[];
  readonly meanings: Meanings;
}> = ({ member, values, meanings: { GLOSSARY } }) => {
  const { title, meaning, values: sentences = {} } = GLOSSARY[member];
  const hasOwn = values.some(({ value }) => sentences[value] !== undefined);
  const value = ({ value: text, share }: Shared<string>) => (
    <div class="reading-value">
      <b>{text}</b> <Share share={share} />
      {sentences[text] !== undefined && <p>{sentences[text]}</p>}
    </div>
  );
  return (
    <div class="reading-row">
      <dt>{title}</dt>
      <dd>
        <Folded values={values.map(value)} />
        {!hasOwn && <p>{meaning}</p>}
      </dd>
    </div>
  );
};

/** The share of the possible times, as a number and as a bar; nothing for a certain value. */
const Share: FC<{ readonly share: number }> = ({ share }) =>
  share === 1 ? null : (
    <span class="share">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="share-all" width="100" height="8" />
        <rect class="share-part" width={(100 * share).toFixed(1)} height="8" />
      </svg>
      {percent(share)}
    </span>
  );

/** Writes a share: never 0% or 100%, which would be certain. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  return rounded === 0 ? "under 1%" : rounded === 100 ? "over 99%" : `${rounded}%`;
}

const Centers: FC<{ readonly values: readonly Shared<string>[]; readonly meanings: Meanings }> = ({
  values,
  meanings: { GLOSSARY },
}) => {
  const sentences = GLOSSARY.center.values ?? {};
  const shares = new Map(values.map(({ value, share }) => [value, share]));
  const names = Object.keys(sentences);
  const defined = names.filter((name) => shares.has(name));
  return (
    <section class="reading-part">
      <h2>Centers</h2>
      <p class="quiet small">
        A center is defined if a defined channel ends in it: it then works in the same way all the time.
      </p>
      <dl>
        {[...defined, ...names.filter((name) => !shares.has(name))].map((name) => (
          <div class="reading-row">
            <dt>{name}</dt>
            <dd>
              <div class="reading-value">
                <CenterState share={shares.get(name) ?? 0} />
                <p>{sentences[name]}</p>
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The state of a center: of an uncertain one the likelier state, with its share. */
const CenterState: FC<{ readonly share: number }> = ({ share }) => {
  const isDefined = share >= 0.5;
  return (
    <>
      <b>{isDefined ? "Defined" : "Open"}</b> <Share share={isDefined ? share : 1 - share} />
      {share > 0 && share < 1 && <span class="quiet small"> else {isDefined ? "open" : "defined"}</span>}
    </>
  );
};

const Channels: FC<{ readonly values: readonly Shared<string>[]; readonly meanings: Meanings }> = ({
  values,
  meanings: { CHANNELS, GLOSSARY },
}) => (
  <section class="reading-part">
    <h2>Channels</h2>
    {values.length === 0 && <p>No channel is defined: every center is open.</p>}
    <dl>
      {values.map(({ value, share }) => (
        <div class="reading-row">
          <dt>{value}</dt>
          <dd>
            <div class="reading-value">
              <b>{CHANNELS.find(({ id }) => id === value)?.name}</b> <Share share={share} />
              <p>{GLOSSARY.channel.values?.[value]}</p>
            </div>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Gates: FC<{
  readonly values: readonly Shared<string>[];
  /** The chart, if it is certain: then each gate says what stands in it. */
  readonly chart: Chart | undefined;
  readonly meanings: Meanings;
}> = ({ values, chart, meanings }) => {
  const { GATES, GLOSSARY } = meanings;
  const sorted = [...values].sort((one, other) => Number(one.value) - Number(other.value));
  return (
    <section class="reading-part">
      <h2>Gates</h2>
      <dl>
        {sorted.map(({ value, share }) => (
          <div class="reading-row">
            <dt>
              <span class="gate">{value}</span>
            </dt>
            <dd>
              <div class="reading-value">
                <b>{GATES[Number(value) as keyof typeof GATES].name}</b> <Share share={share} />
                <p>{GLOSSARY.gate.values?.[value]}</p>
                {chart !== undefined && <p class="small">{bodiesIn(value, chart, meanings)}</p>}
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Writes what stands in a gate, such as `Sun, design Moon`. */
function bodiesIn(gate: string, chart: Chart, { BODIES, BODY_NAMES }: Meanings): string {
  return (["personality", "design"] as const)
    .flatMap((side) =>
      BODIES.filter((body) => `${chart[side][body].gate}` === gate).map(
        (body) => `${side === "design" ? "design " : ""}${BODY_NAMES[body]}, line ${chart[side][body].line}`,
      ),
    )
    .join(" · ");
}
