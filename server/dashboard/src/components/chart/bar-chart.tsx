import type { FC } from "hono/jsx";
import { formatNumber } from "../format.js";

/** Percentage of a column's width that its bar takes. */
const BAR_WIDTH = 72;

/** Leading digits of the axis's top, each with the number of intervals that gives round numbers. */
const INTERVALS: readonly (readonly [number, number])[] = [
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
  [10, 5],
];

export interface BarColumn {
  /** Short name, such as "5 Sep". */
  readonly label: string;
  readonly succeeded: number;
  readonly failed: number;
}

export interface BarChartProps {
  /** Unique on the page. */
  readonly name: string;
  /** Span of time of the whole chart, such as "in the last 30 days". */
  readonly span: string;
  /** Title of the column's names in the table below the chart, such as "Day". */
  readonly unit: string;
  /** Oldest first. */
  readonly columns: readonly BarColumn[];
}

/**
 * Requests as a bar chart with failures on top of successes, and as a table. Each column is a radio button: the chart is
 * one tab stop, arrow keys move through it, and hovering, focusing or touching a column shows its figures.
 */
export const BarChart: FC<BarChartProps> = ({ name, span, unit, columns }) => {
  const total = columns.reduce((sum, column) => sum + column.succeeded + column.failed, 0);
  const { top, lines } = axisOf(Math.max(...columns.map(({ succeeded, failed }) => succeeded + failed)));
  return (
    <div class="stack tight">
      <div class="chart">
        <div class="chart-axis" aria-hidden="true">
          {lines.map((value) => (
            <span>{formatNumber(value)}</span>
          ))}
        </div>
        <div class="chart-plot">
          <div class="chart-lines" aria-hidden="true">
            {lines.map(() => (
              <span />
            ))}
          </div>
          <div
            class="chart-days"
            role="radiogroup"
            aria-label={`Bar chart: ${requestCount(total)} ${span}. The table below has the numbers.`}
          >
            {columns.map((column, index) => (
              <Bar column={column} name={name} top={top} edge={edgeOf(index, columns.length)} />
            ))}
          </div>
        </div>
        <div class="chart-names" aria-hidden="true">
          {[0, Math.floor((columns.length - 1) / 2), columns.length - 1].map((index) => (
            <span>{columns[index]?.label}</span>
          ))}
        </div>
      </div>
      <div class="chart-foot">
        <BarTable span={span} unit={unit} columns={columns} />
        <p class="legend" aria-hidden="true">
          <Swatch class="bar" label="Successful" />
          <Swatch class="bar failed" label="Failed" />
        </p>
      </div>
    </div>
  );
};

const Bar: FC<{ column: BarColumn; name: string; top: number; edge: string | undefined }> = ({
  column: { label, succeeded, failed },
  name,
  top,
  edge,
}) => {
  const succeededHeight = barHeight(succeeded, top);
  const failedHeight = barHeight(failed, top);
  return (
    <label class={edge === undefined ? "day" : `day ${edge}`}>
      <input type="radio" name={name} aria-label={`${label}: ${columnCount(succeeded, failed)}`} />
      <svg class="day-bars" aria-hidden="true">
        {succeeded > 0 && <Rect class="bar" bottom={0} height={succeededHeight} />}
        {failed > 0 && <Rect class="bar failed" bottom={succeededHeight} height={failedHeight} />}
      </svg>
      <span class="day-tip" aria-hidden="true">
        <b>{label}</b>
        {columnCount(succeeded, failed)}
      </span>
    </label>
  );
};

/** A part of a bar, in percentages of the plot's height. */
const Rect: FC<{ class: string; bottom: number; height: number }> = ({ class: looks, bottom, height }) => (
  <rect
    class={looks}
    x={`${(100 - BAR_WIDTH) / 2}%`}
    width={`${BAR_WIDTH}%`}
    y={`${100 - bottom - height}%`}
    height={`${height}%`}
  />
);

const Swatch: FC<{ class: string; label: string }> = ({ class: looks, label }) => (
  <span>
    <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect class={looks} width="1" height="1" />
    </svg>
    {label}
  </span>
);

const BarTable: FC<Pick<BarChartProps, "span" | "unit" | "columns">> = ({ span, unit, columns }) => (
  <details>
    <summary class="small">View as table</summary>
    <table>
      <caption>Requests {span}</caption>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col" class="number">
            Successful
          </th>
          <th scope="col" class="number">
            Failed
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.toReversed().map(({ label, succeeded, failed }) => (
          <tr>
            <td>{label}</td>
            <td class="number">{formatNumber(succeeded)}</td>
            <td class="number">{formatNumber(failed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** The top of the axis, the smallest round number that is not below the highest bar, and its lines from the top down. */
function axisOf(highest: number): { readonly top: number; readonly lines: readonly number[] } {
  for (let unit = 1; ; unit *= 10) {
    for (const [step, count] of INTERVALS) {
      const top = step * unit;
      if (highest > top) continue;
      return { top, lines: Array.from({ length: count + 1 }, (_, index) => (top / count) * (count - index)) };
    }
  }
}

/** A bar's height in percent. The minimum keeps small numbers visible. */
function barHeight(count: number, top: number): number {
  return count === 0 ? 0 : Math.max(1, Math.round((count / top) * 1000) / 10);
}

/** Side of the chart, where a tooltip must not reach over the edge. */
function edgeOf(index: number, count: number): "first" | "last" | undefined {
  if (index < count / 4) return "first";
  return index >= (count * 3) / 4 ? "last" : undefined;
}

function columnCount(succeeded: number, failed: number): string {
  const requests = requestCount(succeeded + failed);
  return failed === 0 ? requests : `${requests}, ${formatNumber(failed)} failed`;
}

function requestCount(count: number): string {
  return count === 1 ? "1 request" : `${formatNumber(count)} requests`;
}
