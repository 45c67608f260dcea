/** Days in a Julian century. */
export const DAYS_PER_CENTURY = 36525;

/** Radians in an arcsecond. */
export const RAD_PER_ARCSEC: number = Math.PI / (180 * 3600);

/** Degrees in a radian. */
export const DEG_PER_RAD: number = 180 / Math.PI;

/** Arcseconds in a degree. */
export const ARCSEC_PER_DEG = 3600;

/** The astronomical unit in kilometres (IAU 2012 Resolution B2, exact). */
export const KM_PER_AU = 149_597_870.7;

/** The time that light takes for one astronomical unit: au / c, with c = 299 792.458 km/s. */
export const LIGHT_DAYS_PER_AU: number = KM_PER_AU / 299_792.458 / 86_400;

/** Twice the Sun's gravitational radius GM/c^2 in astronomical units (IAU 2009 GM of the Sun). */
export const SUN_SCHWARZSCHILD_RADIUS_AU = 1.97412574336e-8;
