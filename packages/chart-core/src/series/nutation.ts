import { NUTATION_TERMS } from "./nutation-terms.generated.js";
import { polynomial } from "./polynomial.js";
import { DAYS_PER_CENTURY, RAD_PER_ARCSEC } from "./units.js";

/**
 * The Delaunay arguments l, l', F, D and Om (IERS Conventions 2010, equation 5.43), arcseconds over Julian centuries
 * TT.
 */
const DELAUNAY = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
] as const;

/** Mean effect of the planetary terms that IAU 2000B leaves out. */
const PLANETARY_OFFSET_ARCSEC = -0.000135;

const ARCSEC_PER_UNIT = 1e-7;

const ARCSEC_PER_TURN = 1_296_000;

/**
 * Returns the nutation in longitude, arcseconds: IAU 2000B (McCarthy & Luzum 2003), within 0.001 arcsec of IAU 2000A.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0.
 */
export function nutationInLongitudeArcsec(ttDays: number): number {
  const t = ttDays / DAYS_PER_CENTURY;
  const [l, lPrime, f, d, om] = DELAUNAY.map(
    (coefficients) => (polynomial(coefficients, t) % ARCSEC_PER_TURN) * RAD_PER_ARCSEC,
  ) as [number, number, number, number, number];
  // Adds the smallest terms first, which keeps the rounding error of the sum small.
  const units = NUTATION_TERMS.reduceRight((sum, row) => {
    const [nl, nlPrime, nf, nd, nom, sine, sineRate, cosine] = row as NutationRow;
    const argument = nl * l + nlPrime * lPrime + nf * f + nd * d + nom * om;
    return sum + (sine + sineRate * t) * Math.sin(argument) + cosine * Math.cos(argument);
  }, 0);
  return units * ARCSEC_PER_UNIT + PLANETARY_OFFSET_ARCSEC;
}

type NutationRow = readonly [
  l: number,
  lPrime: number,
  f: number,
  d: number,
  om: number,
  sine: number,
  sineRate: number,
  cosine: number,
];
