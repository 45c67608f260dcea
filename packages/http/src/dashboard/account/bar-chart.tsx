import type { FC } from "hono/jsx";
import { formatDayAndMonth, formatNumber } from "../components/format.js";

// Sizes in the units of the SVG's view box.
const HEIGHT = 100;
const DAY_WIDTH = 10;
const BAR_WIDTH = 6.5;

/** A day's number of charged calls. */
export interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
}

/** Calls per day as a bar chart, and as a table for screen readers. */
export const BarChart: FC<{ readonly days: readonly DayCount[] }> = ({ days }) => {
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const top = niceTop(Math.max(...days.map(({ calls }) => calls)));
  const width = days.length * DAY_WIDTH;
  return (
    <div class="stack tight">
      <div class="chart">
        <div class="axis" aria-hidden="true">
          <span>{formatNumber(top)}</span>
          <span>{top % 2 === 0 ? formatNumber(top / 2) : ""}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Bar chart: ${callCount(total)} in the last ${days.length} days. The table below has the numbers.`}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line class="grid-line" x1={0} x2={width} y1={y} y2={y} />
          ))}
          {days.map(({ day, calls }, index) => (
            <g class="day">
              <title>{`${dayLabel(day)}: ${callCount(calls)}`}</title>
              <rect class="bar-hit" x={index * DAY_WIDTH} y={0} width={DAY_WIDTH} height={HEIGHT} />
              <rect
                class="bar"
                x={index * DAY_WIDTH + (DAY_WIDTH - BAR_WIDTH) / 2}
                y={HEIGHT - barHeight(calls, top)}
                width={BAR_WIDTH}
                height={barHeight(calls, top)}
              />
            </g>
          ))}
        </svg>
        <div class="days" aria-hidden="true">
          {[0, Math.floor(days.length / 2), days.length - 1].map((index) => (
            <span>{dayLabel(days[index]?.day ?? "")}</span>
          ))}
        </div>
      </div>
      <details>
        <summary>View as table</summary>
        <table>
          <caption>Charged calls per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" class="number">
                Calls
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, calls }) => (
              <tr>
                <td>{dayLabel(day)}</td>
                <td class="number">{formatNumber(calls)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
};

/** The top of the axis: the smallest round number that is not below the highest bar. */
function niceTop(highest: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [2, 3, 4, 5, 6, 8, 10]) if (highest <= step * unit) return step * unit;
  }
}

/** A bar's height. The minimum keeps days with few calls visible. */
function barHeight(calls: number, top: number): number {
  return calls === 0 ? 0 : Math.max(1.5, Math.round((calls / top) * HEIGHT * 10) / 10);
}

function callCount(calls: number): string {
  return calls === 1 ? "1 call" : `${formatNumber(calls)} calls`;
}

function dayLabel(day: string): string {
  return formatDayAndMonth(new Date(`${day}T00:00Z`));
}
