import type { FC } from "hono/jsx";
import { encode } from "uqr";

/** Blank modules around a code, which readers need (ISO/IEC 18004, 4 modules). */
const MARGIN = 4;

/** A QR code, dark on light in every color scheme, because readers expect it so. */
export const QrCode: FC<{ readonly text: string; readonly label: string }> = ({ text, label }) => {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={outlineOf(data)} fill="#000" />
    </svg>
  );
};

/** Draws each run of dark modules in a row as one rectangle. */
function outlineOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return "";
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${end - x}v1h${x - end}z`;
      }),
    )
    .join("");
}
