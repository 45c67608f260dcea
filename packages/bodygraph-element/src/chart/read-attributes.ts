import { CHART_RECORDS, type ChartSettings, hyphenated } from "../attributes/chart-attributes.js";

/** Reads what the attributes of an element say. */
export function readAttributes(element: HTMLElement): ChartSettings {
  const values = CHART_RECORDS.map(([property, record]) => {
    const text = element.getAttribute(hyphenated(property));
    if (record.kind === "switch")
      return [property, text === null ? record.isOn : !/^(?:off|false|no)$/.test(text)];
    return [property, text || (record.kind === "birth" ? null : (record.values?.[0] ?? ""))];
  });
  return Object.fromEntries(values);
}
