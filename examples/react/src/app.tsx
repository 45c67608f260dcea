import "bodygraph-element/form";
import type { FormBirth } from "bodygraph-element/form";
import type { ChartReadyDetail } from "bodygraph-element/react";
import { useState } from "react";

export function App() {
  const [birth, setBirth] = useState<FormBirth | null>(null);
  const [chart, setChart] = useState<ChartReadyDetail["chart"] | null>(null);
  return (
    <main>
      <h1>Your chart</h1>
      <human-design-form onbirth-change={({ detail }) => setBirth(detail)} />
      {birth?.utc && (
        <human-design-chart
          utc={birth.utc}
          caption={birth.name}
          columns={false}
          onchart-ready={({ detail }) => setChart(detail.chart)}
        />
      )}
      {chart && (
        <p>
          {chart.type}: {chart.strategy}
        </p>
      )}
    </main>
  );
}
