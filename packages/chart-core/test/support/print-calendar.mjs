import { computeChart } from "chart-core";
import { calendarSpan, returnEvents, transitEvents, writeCalendar } from "chart-core/calendar";
import { findReturns, transitChanges } from "chart-core/time";

const birth = new Date("1990-09-05T19:17Z");
const [from, to] = [new Date("2026-03-14T12:00Z"), new Date("2027-02-01T00:00Z")];
const span = calendarSpan(from, to);
const changes = transitChanges(span.from, span.to, { chart: computeChart(birth) });
const returns = findReturns(birth, { from: span.from, to });
const events = [...transitEvents(changes, { from, to }), ...returnEvents(returns, { from })];
process.stdout.write(writeCalendar({ name: "Jürgens Himmel 🌞", description: "Größe; Maß" }, events));
// What the process takes for today.
process.stderr.write(`${new Date()}\n`);
