import type { FC } from "hono/jsx";

/** The buttons of a picture. The script shows them. */
export const ChartActions: FC = () => (
  <div class="chart-actions" data-chart-actions hidden>
    <button class="plain slim" type="button" data-wheel aria-pressed="false">
      Wheel
    </button>
    <button class="plain slim" type="button" data-large aria-pressed="false">
      Larger
    </button>
    <button class="plain slim" type="button" data-save="svg">
      SVG
    </button>
    <button class="plain slim" type="button" data-save="png">
      PNG
    </button>
    <button class="plain slim" type="button" data-print>
      Print
    </button>
  </div>
);
