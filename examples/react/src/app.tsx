import "bodygraph-element/form";
import type { ChartReadyDetail } from "bodygraph-element/react";
import { useState } from "react";

/** Asks for a birth, and shows its chart with the type and the strategy below. */
export function App() {
  const [chart, setChart] = useState<ChartReadyDetail["chart"] | null>(null);
  return (
    <main>
      <h1>Your chart</h1>
      <human-design-form for="chart" />
      <human-design-chart id="chart" columns={false} onchart-ready={({ detail }) => setChart(detail.chart)} />
      {chart && (
        <p>
          {chart.type}: {chart.strategy}
        </p>
      )}
    </main>
  );
}
