import { polynomial } from "./polynomial.js";
import { DAYS_PER_CENTURY, RAD_PER_ARCSEC } from "./units.js";
import { compose, type Matrix, rotationX, rotationZ } from "./vector.js";

/**
 * Rotation from the dynamical ecliptic and equinox J2000 of VSOP87 and ELP to the ICRS, as in the fit of the
 * corrections.
 */
const ECLIPTIC_J2000_TO_ICRS = compose(
  rotationZ(0.05188 * RAD_PER_ARCSEC),
  rotationX(-84381.41136 * RAD_PER_ARCSEC),
);

/**
 * The Fukushima-Williams angles of the IAU 2006 precession with the frame bias (Hilton et al. 2006, Celest. Mech.
 * Dyn. Astron. 94, 351; IERS Conventions 2010, 5.6.4), arcseconds over Julian centuries TT.
 */
const GAMMA_BAR = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI_BAR = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI_BAR = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];

/**
 * Returns the rotation from the dynamical ecliptic and equinox J2000 to the mean ecliptic and equinox of date.
 *
 * @param ttDays Days of Terrestrial Time since J2000.0.
 */
export function rotationToEclipticOfDate(ttDays: number): Matrix {
  const t = ttDays / DAYS_PER_CENTURY;
  return compose(
    rotationZ(-polynomial(PSI_BAR, t) * RAD_PER_ARCSEC),
    rotationX(polynomial(PHI_BAR, t) * RAD_PER_ARCSEC),
    rotationZ(polynomial(GAMMA_BAR, t) * RAD_PER_ARCSEC),
    ECLIPTIC_J2000_TO_ICRS,
  );
}
