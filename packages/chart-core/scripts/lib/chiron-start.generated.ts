// Generated: do not edit.
// Source: scripts/lib/chiron-orbit.ts: least-squares fit of six numbers to fixtures/chiron-vectors.csv (Swiss Ephemeris 2.10.03).
// Licence: MIT (this project).
// Date: 2026-11
// Command: npm run --prefix packages/chart-core generate:chiron
// SHA-256 of what follows: 3a40b04b41899cdca7dcea73bb06d80d84711faafe8ea08966759cabdedc4ee7

import type { OrbitState } from "./orbit.js";

/** Chiron about the barycentre of the Sun and the inner planets: au and au/day, ecliptic J2000. */
export const CHIRON_START: OrbitState = {"ttDays":-44.5,"position":[-3.7496999629425,-8.9618639119461,0.7265317571223],"velocity":[0.0049204167398775,-0.0037827287790278,0.0006953021447082]};
