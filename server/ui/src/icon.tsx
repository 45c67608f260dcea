import type { FC } from "hono/jsx";

/** Outlines of the icons, drawn in a square of 16. */
const PATHS = {
  overview: "M2.5 2.5h4.5v6h-4.5zM9 2.5h4.5v3.5H9zM9 8.5h4.5v5H9zM2.5 11H7v2.5H2.5z",
  "quick-start": "M8.8 1.8 3.2 9h4l-.9 5.2L12.8 7h-4z",
  key: "M5.5 13.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M7.7 8.3l5.8-5.8M10.8 5.2l2 2",
  requests: "M2.5 4h11M2.5 8h11M2.5 12h7",
  credits:
    "M2 5c0-1.2 2.7-2.2 6-2.2S14 3.8 14 5s-2.7 2.2-6 2.2S2 6.2 2 5M2 5v6c0 1.2 2.7 2.2 6 2.2s6-1 6-2.2V5M2 8c0 1.2 2.7 2.2 6 2.2s6-1 6-2.2",
  settings:
    "M2.5 4.5h5M11.5 4.5h2M2.5 11.5h2M8.5 11.5h5M9.5 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6.5 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
  accounts:
    "M6 7.5A2.5 2.5 0 1 0 6 2.5a2.5 2.5 0 0 0 0 5M1.5 13.5c0-2.3 2-4 4.5-4s4.5 1.7 4.5 4M10.5 2.8a2.3 2.3 0 0 1 0 4.4M12 9.8c1.6.5 2.5 1.9 2.5 3.7",
  audit: "M4 1.5h5.5L12.5 4.5v10H4zM6.5 7.5h3.5M6.5 10.5h3.5",
  health: "M1.5 8h3l2-5 3 10 2-5h3",
  docs: "M8 4.5C6.5 3.2 4.5 2.8 2 3v9.5c2.5-.2 4.5.2 6 1.5 1.5-1.3 3.5-1.7 6-1.5V3c-2.5-.2-4.5.2-6 1.5zM8 4.5V14",
  search: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10M10.6 10.6 14 14",
  menu: "M2 4.5h12M2 8h12M2 11.5h12",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  "sign-out": "M6 2.5H2.5v11H6M10 4.5 13.5 8 10 11.5M13.5 8H6",
} as const;

export type IconName = keyof typeof PATHS;

/** A small icon in the color of the text beside it, hidden from screen readers. */
export const Icon: FC<{ readonly name: IconName }> = ({ name }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/**
 * The product's mark, the top of a bodygraph: the Head and the Ajna with the three channels between them, the middle one
 * of the design. `assets/icon.svg` is the same drawing for a ground of any color.
 */
export const Mark: FC = () => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M9 12v8M23 12v8" />
    <path d="M16 12v8" />
    <path d="M16 2 27 12.5H5z" />
    <path d="M5 19.5H27L16 30z" />
  </svg>
);
