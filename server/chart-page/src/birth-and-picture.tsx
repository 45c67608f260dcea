import { ThemedPicture, type ThemedPictureFile } from "@chart/ui";
import { CLOCKS_PATH, summaryMoreOf, summaryOf } from "chart-reading";
import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import { type BirthFields, BirthForm } from "./birth-form.js";
import { MEANINGS } from "./meanings.js";
import type { PostedChart } from "./posted-chart.js";
import { PostedQuestion } from "./posted-question.js";
import { Summary } from "./tabs/summary.js";
import { type TermLinks, writeLinks } from "./tabs/term-name.js";

/** A form that was posted: its chart, or what is wrong with it. */
export interface Posted {
  readonly fields: BirthFields;
  readonly result: PostedChart | string;
}

/** Returns the chart of a posted form; undefined if there is none. */
export function resultOf(posted: Posted | undefined): PostedChart | undefined {
  return typeof posted?.result === "object" ? posted.result : undefined;
}

/**
 * The form beside a sample; once there is a birth, the form folds into a line:
 *
 *     without a chart          with one, from 832 px        below
 *     +--------+----------+    +----------------+---------+  +---------+
 *     | form   | sample   |    | birth, change  | buttons |  | birth   |
 *     |        |          |    +---------+------+---------+  | picture |
 *     |        |          |    | picture | summary        |  | summary |
 *     +--------+----------+    +---------+----------------+  | buttons |
 */
export const BirthAndPicture: FC<{
  /** A chart that stands in the place of one's own. */
  readonly sample: ThemedPictureFile;
  readonly links: TermLinks;
  readonly posted?: Posted | undefined;
  /** True in a frame of another site, which cannot show the answer to a posted form. */
  readonly opensTab?: boolean;
  /** The buttons of the picture. */
  readonly children?: Child;
}> = ({ sample, links, posted, opensTab = false, children }) => {
  const result = resultOf(posted);
  return (
    <div class={result === undefined ? "birth-and-picture" : "birth-and-picture with-chart"} data-result>
      <details class="birth-side" open={result === undefined} data-birth-side>
        <summary class="birth-line">
          <span data-born>{result?.line}</span> <span class="change">Change</span>
        </summary>
        <BirthForm
          id="birth"
          chart="chart"
          opensTab={opensTab}
          fields={posted?.fields}
          fault={typeof posted?.result === "string" ? posted.result : undefined}
          place={result?.birth.place}
        >
          {result !== undefined && result.birth.others.length > 0 && (
            <div class="field" data-no-script>
              <label for="pick">
                Another place? <span class="quiet">(optional)</span>
              </label>
              <select id="pick" name="pick">
                <option value="">No, as above</option>
                {result.birth.others.map((label) => (
                  <option value={label}>{label}</option>
                ))}
              </select>
            </div>
          )}
          <button class="button birth-submit" type="submit">
            Show my chart
          </button>
          <p class="quiet small with-script">
            Computed in your browser: this server is asked for places, and for files that many births share.
            This tab remembers the birth for Reload and Back. A link that you share contains it, and stays in
            the history of a browser that opens it.
          </p>
          <p class="quiet small without-script">
            Without JavaScript, this server computes your chart, and stores nothing.
          </p>
        </BirthForm>
      </details>
      {result?.guess !== undefined && (
        <p class="chart-note" data-no-script>
          {result.guess} If it is another one, choose it under “Change”.
        </p>
      )}
      <p class="chart-note" data-note hidden={result === undefined || result.notes.length === 0}>
        <span>{result?.notes.join(" ")}</span> <a href={CLOCKS_PATH}>Clocks of the past</a>
      </p>
      <figure class="picture-side">
        <div class="picture-frame" data-frame>
          {result === undefined ? (
            <div class="sample">
              <ThemedPicture file={sample} alt="A sample: the bodygraph of a Projector" />
            </div>
          ) : (
            <>
              <div class="posted light">{raw(result.pictures.light)}</div>
              <div class="posted dark">{raw(result.pictures.dark)}</div>
            </>
          )}
          <human-design-chart id="chart" theme="auto" facts="off" hidden></human-design-chart>
        </div>
        {result === undefined && (
          <figcaption class="quiet small" data-sample>
            A sample. Yours appears here once you have entered your birth.
          </figcaption>
        )}
        <figcaption class="quiet small" data-hint hidden></figcaption>
      </figure>
      <section class="summary" aria-label="Summary" data-summary data-links={writeLinks(links)}>
        {result !== undefined && (
          <Summary
            headline={result.headline}
            certainty={result.certainty}
            rows={summaryOf(result.possible, MEANINGS)}
            more={summaryMoreOf(result.possible, MEANINGS)}
            links={links}
          >
            {result.question !== null && (
              <PostedQuestion question={result.question} fields={posted!.fields} />
            )}
          </Summary>
        )}
      </section>
      {children}
    </div>
  );
};
