import { GLOSSARY } from "chart-core/glossary";
import type { Meanings } from "chart-reading";
import type { FC } from "hono/jsx";
import type { PostedChart } from "./posted-chart.js";
import { Held, Possible } from "./tabs/holds.js";

/** Members of a chart that are shown for the time of the slider. */
const MOMENT_FACTS = ["type", "profile", "authority", "definition", "incarnationCross"] as const;

/** The tab of what is certain: with a script a day strip with a slider, and below it the members with their times. */
export const CertainTab: FC<{ readonly posted: PostedChart | undefined; readonly meanings: Meanings }> = ({
  posted,
  meanings,
}) => (
  <div class="certain-tab">
    <p class="quiet" data-first-alone hidden></p>
    <div class="day-slider" data-script-only hidden id="day-slider">
      <div class="moment">
        <div class="moment-picture" data-moment-picture></div>
        <div class="moment-side">
          <p class="moment-time" data-moment-time aria-hidden="true"></p>
          <dl>
            {MOMENT_FACTS.map((member) => (
              <div>
                <dt>{GLOSSARY[member].title}</dt>
                <dd data-fact={member}></dd>
              </div>
            ))}
          </dl>
          <button class="plain" type="button" data-use-time disabled>
            Use this time
          </button>
        </div>
      </div>
      <div class="day-strip">
        <input type="range" id="moment" aria-label="Time of birth" min="0" step="1" />
        <div class="day-track">
          <div class="day-range" hidden></div>
          <div class="day-cursor"></div>
        </div>
        <human-design-chart id="day" picture="day" theme="auto" facts="off"></human-design-chart>
      </div>
    </div>
    <p class="quiet" role="status" data-wait="certain"></p>
    <div id="certain">
      {posted !== undefined &&
        (posted.held === undefined ? (
          <Possible
            possible={posted.possible}
            clock={posted.clock}
            date={posted.birth.date}
            meanings={meanings}
          />
        ) : (
          <Held
            utc={posted.chart.birthMoment}
            held={posted.held}
            clock={posted.clock}
            date={posted.birth.date}
            meanings={meanings}
          />
        ))}
    </div>
  </div>
);

/** The tab of the transits of a day. */
export const TodayTab: FC = () => (
  <div class="today">
    <p class="quiet" data-first-alone hidden></p>
    <div class="sky-moment">
      <button class="plain" type="button" data-days="-1">
        Day before
      </button>
      <input
        type="datetime-local"
        id="sky-moment"
        aria-label="Day and time of the sky"
        min="1800-01-01T00:00"
        max="2199-12-31T23:59"
      />
      <button class="plain" type="button" data-days="1">
        Day after
      </button>
      <button class="plain" type="button" data-now>
        Now
      </button>
    </div>
    <p class="quiet" role="status" data-wait="today"></p>
    <div class="today-sides">
      <human-design-chart id="sky" theme="auto" facts="off"></human-design-chart>
      <div id="today"></div>
    </div>
  </div>
);

/** Choices of a calendar file, with those that are chosen at first. */
const CALENDAR_CHOICES = [
  { name: "channels", label: "Channels", isChosen: true },
  { name: "centers", label: "Centers" },
  { name: "gates", label: "Gates" },
  { name: "stations", label: "Retrogrades", isChosen: true },
] as const;

/** The tab of the calendar: a file to take along, and two months. */
export const CalendarTab: FC = () => (
  <div class="stack tight calendar">
    <p class="quiet" data-first-alone hidden></p>
    <form id="calendar-file" class="calendar-file">
      <fieldset>
        <legend>Take it into your own calendar, from this month on</legend>
        {CALENDAR_CHOICES.map(({ name, label, ...choice }) => (
          <label>
            <input type="checkbox" name="what" value={name} checked={"isChosen" in choice} /> {label}
          </label>
        ))}
        <label>
          <input type="checkbox" name="moon" /> include the Moon, with many short entries
        </label>
      </fieldset>
      <p class="actions">
        <label>
          <span class="visually-hidden">Length</span>
          <select name="years">
            {[1, 2, 3, 5, 10].map((years) => (
              <option value={years}>{years === 1 ? "1 year" : `${years} years`}</option>
            ))}
          </select>
        </label>
        <button type="submit">Calendar file (.ics)</button>
        <progress max={1} value={0} aria-label="Making the file" hidden></progress>
      </p>
      <p class="small">
        <b>Whoever reads this file can work out your birth:</b> give it to nobody who may not know it. This
        page makes it, and sends it nowhere.
      </p>
      <p role="status" data-file-told></p>
    </form>
    <p data-scope></p>
    <p class="quiet" role="status" data-wait="calendar"></p>
    <div id="calendar" class="months"></div>
  </div>
);

/** The tab of returns. */
export const ReturnsTab: FC = () => (
  <div class="stack tight returns">
    <p class="quiet" data-first-alone hidden></p>
    <p class="quiet" role="status" data-wait="returns"></p>
    <p class="quiet" data-scope></p>
    <div id="returns"></div>
  </div>
);
