/** Rows of GeoNames that are not read, by GeoNames' id: why. */
export const IGNORED_ROWS: ReadonlyMap<number, string> = new Map([
  [1841246, "Masan in Gwangju, with the people of the former city of Masan, 160 km away"],
  [1605403, "Thon Buri, which is the former city of Thonburi"],
]);

/** People of larger cities whose rows have none, by GeoNames' id; rounded. */
export const POPULATIONS: ReadonlyMap<number, number> = new Map([
  [1795816, 499_000], // Shashi, Hubei
  [1798998, 462_000], // Dadukou, Sichuan
  [1673816, 360_000], // Fengshan, Taiwan
  [1674828, 300_000], // Xindian, Taiwan
  [1002108, 255_000], // Germiston, South Africa
  [2646277, 168_000], // Ilford, England
  [2654588, 88_000], // Bromley, England
  [2650567, 85_000], // Ealing, England
  [2633583, 85_000], // Woolwich, England
  [2650430, 76_000], // East Ham, England
  [2645801, 65_000], // Kensington, England
  [2635308, 62_000], // Twickenham, England
  [2634812, 61_000], // Wandsworth, England
  [2647116, 53_000], // Hendon, England
  [2647567, 50_000], // Hammersmith, England
  [2639989, 37_000], // Port Talbot, Wales
  [2655774, 32_000], // Bexleyheath, England
  [3345438, 30_000], // Camberwell, England
  [1668396, 165_000], // Fengyuan, Taiwan
  [1803422, 153_000], // Linhai, Zhejiang
  [6822148, 118_000], // Aizu-Wakamatsu, Fukushima
]);
