import { QUARTERS } from "./quarters.js";

/** A place that the data packages lack. */
export interface AdditionalPlace {
  /** A negative number, as GeoNames' ids are positive; absent unless another row names the place. */
  readonly id?: number;
  readonly name: string;
  /** Other spellings and names, separated by commas. */
  readonly otherNames?: string;
  /** Its centre in degrees. */
  readonly lat: number;
  readonly lng: number;
  /** Its people, rounded: of a former city, at about its end; 0 for most quarters. */
  readonly population: number;
  /** Id of a city in the same country and divisions: for a former city, the one that holds it now. */
  readonly near: number;
  /** Year in which a former city became a part of another one; absent for a city of today. */
  readonly until?: number;
}

const PYEONGTAEK = -1;
const TONGYEONG = -2;
const SACHEON = -3;
const OSAN = 1839652;
const JINJU = 1846052;
const BANQIAO = 1670029;
const TAICHUNG = 1668399;
const TAOYUAN = 6696918;
const TAIZHOU = 8400694;
const FEIRA_DE_SANTANA = 3463478;
const CASTELLON = 2519752;
const TAUNTON = 2636177;
const CATFORD = 2653516;

/** Cities of 30,000 people or more that GeoNames' places lack, or have without their population. */
const MISSING_CITIES: readonly AdditionalPlace[] = [
  ...missingCities(OSAN, [
    [PYEONGTAEK, "Pyeongtaek", 36.99472, 127.08889, 500_000, "Pyongtaek,P’yŏngt’aek,평택"],
  ]),
  ...missingCities(JINJU, [
    [TONGYEONG, "Tongyeong", 34.84957, 128.42779, 130_000, "Tongyong,T’ongyŏng,통영"],
    [SACHEON, "Sacheon", 35.00377, 128.06417, 110_000, "Sachon,Sach’ŏn,사천"],
  ]),
  ...missingCities(BANQIAO, [
    [-4, "Zhonghe", 24.999, 121.499, 410_000, "Chungho,中和"],
    [-5, "Xinzhuang", 25.036, 121.45, 400_000, "Hsinchuang,新莊"],
    [-6, "Sanchong", 25.061, 121.487, 390_000, "Sanchung,三重區,三重市"],
    [-7, "Yonghe", 25.01, 121.515, 230_000, "Yungho,永和區,永和市"],
    [-8, "Tucheng", 24.972, 121.443, 240_000, "Tuchung,土城區,土城市"],
    [-9, "Luzhou", 25.085, 121.474, 200_000, "Luchou,蘆洲"],
  ]),
  ...missingCities(TAICHUNG, [
    [-10, "Dali", 24.099, 120.678, 200_000, "Tali,大里區,大里市"],
    [-11, "Taiping", 24.126, 120.718, 170_000, "太平區,太平市"],
  ]),
  ...missingCities(TAOYUAN, [
    [-12, "Zhongli", 24.957, 121.225, 380_000, "Chungli,Jhongli,中壢"],
    [-13, "Pingzhen", 24.946, 121.218, 210_000, "Pingjhen,平鎮"],
  ]),
  ...missingCities(TAIZHOU, [
    [-14, "Luqiao", 28.58023, 121.37491, 430_000, "路桥"],
    [-15, "Huangyan", 28.6501, 121.26591, 150_000, "黄岩"],
  ]),
  ...missingCities(FEIRA_DE_SANTANA, [[-16, "Juazeiro", -9.41167, -40.49861, 220_000]]),
  ...missingCities(TAUNTON, [[-18, "Wellington", 50.9785, -3.2243, 14_500]]),
  ...missingCities(CATFORD, [[-19, "Lewisham", 51.4624, -0.0101, 61_000]]),
  ...missingCities(CASTELLON, [
    [-17, "la Vall d'Uixó", 39.823, -0.2325, 32_000, "Vall de Uxó,Vall d'Uixó,La Vall de Uxó"],
  ]),
];

const TORONTO = 6167865;
const MONTREAL = 6077243;
const QUEBEC = 6325494;
const SAGUENAY = 6137270;
const OTTAWA = 6094817;
const THUNDER_BAY = 6166142;
const CAMBRIDGE_ONTARIO = 5913695;
const WUPPERTAL = 2805753;
const MOSCOW = 524901;
const WUHAN = 1791247;
const KITAKYUSHU = 1859307;
const SAITAMA = 6940394;
const CHANGWON = 1846326;

/** Former cities of 100,000 people or more that the data packages lack, and smaller ones that are often asked for. */
const FORMER_CITIES: readonly AdditionalPlace[] = [
  // Canada
  ...formerCities(TORONTO, 1998, [
    ["North York", 43.7615, -79.4111, 590_000],
    ["Scarborough", 43.7764, -79.2318, 559_000],
    ["Etobicoke", 43.6435, -79.5656, 329_000],
    ["York", 43.6896, -79.48, 147_000],
    ["East York", 43.691, -79.328, 108_000],
  ]),
  ...formerCities(OTTAWA, 2001, [["Gloucester", 45.43, -75.57, 110_000]]),
  ...formerCities(MONTREAL, 2002, [
    ["Montréal-Nord", 45.6, -73.627, 84_000, "Montreal North"],
    ["LaSalle", 45.4306, -73.6346, 74_000],
    ["Verdun", 45.46, -73.5706, 60_000],
    ["Lachine", 45.4417, -73.6764, 40_000],
  ]),
  ...formerCities(6050610, 1965, [["Chomedey", 45.5333, -73.75, 30_000]]),
  ...formerCities(QUEBEC, 2002, [
    ["Beauport", 46.8588, -71.1917, 73_000],
    ["Sainte-Foy", 46.7814, -71.2922, 72_000],
    ["Charlesbourg", 46.8605, -71.2706, 70_000],
  ]),
  ...formerCities(SAGUENAY, 2002, [["Chicoutimi", 48.4281, -71.0686, 60_000]]),
  ...formerCities(THUNDER_BAY, 1970, [
    ["Port Arthur", 48.435, -89.223, 48_000],
    ["Fort William", 48.381, -89.248, 49_000],
  ]),
  ...formerCities(CAMBRIDGE_ONTARIO, 1973, [
    ["Galt", 43.3558, -80.3106, 39_000],
    ["Preston", 43.392, -80.354, 17_000],
  ]),
  // Europe
  ...formerCities(2642607, 1974, [["Teesside", 54.5742, -1.235, 395_000]]),
  ...formerCities(WUPPERTAL, 1929, [
    ["Barmen", 51.2719, 7.2, 187_000],
    ["Elberfeld", 51.2562, 7.1508, 168_000],
  ]),
  ...formerCities(2934691, 1929, [["Hamborn", 51.49, 6.767, 127_000]]),
  ...formerCities(2869894, 1975, [["Rheydt", 51.1667, 6.4415, 100_000]]),
  ...formerCities(2869894, 1933, [["Gladbach-Rheydt", 51.18, 6.44, 200_000]]),
  ...formerCities(2911298, 1938, [["Harburg-Wilhelmsburg", 53.46, 9.983, 112_000]]),
  ...formerCities(2920512, 1979, [["Lahn", 50.57, 8.6, 156_000]]),
  ...formerCities(2905891, 1975, [["Wanne-Eickel", 51.533, 7.165, 100_000]]),
  ...formerCities(2921466, 1928, [["Buer", 51.579, 7.053, 99_000]]),
  ...formerCities(2946447, 1969, [["Bad Godesberg", 50.684, 7.156, 73_000]]),
  ...formerCities(3143244, 1948, [["Aker", 59.95, 10.77, 131_000]]),
  ...formerCities(3054643, 1950, [["Újpest", 47.563, 19.088, 76_000]]),
  ...formerCities(3103402, 1951, [["Bielsko", 49.8225, 19.0444, 26_000, "Bielitz"]]),
  ...formerCities(MOSCOW, 1960, [
    ["Perovo", 55.75, 37.78, 143_000, "Перово"],
    ["Kuntsevo", 55.725, 37.41, 128_000, "Кунцево"],
    ["Tushino", 55.84, 37.43, 90_000, "Тушино"],
  ]),
  ...formerCities(571476, 1956, [
    ["Bezhitsa", 53.317, 34.293, 82_000, "Бежица,Ordzhonikidzegrad,Орджоникидзеград"],
  ]),
  // Oceania
  ...formerCities(2193733, 2010, [["Waitakere", -36.883, 174.633, 200_000]]),
  // Asia
  ...formerCities(KITAKYUSHU, 1963, [
    ["Yahata", 33.864, 130.796, 332_000, "Yawata,八幡"],
    ["Kokura", 33.8834, 130.8752, 286_000, "小倉"],
    ["Moji", 33.944, 130.96, 152_000, "門司"],
    ["Tobata", 33.894, 130.829, 108_000, "戸畑"],
    ["Wakamatsu", 33.906, 130.811, 106_000, "若松"],
  ]),
  ...formerCities(SAITAMA, 2001, [
    ["Urawa", 35.8617, 139.6455, 485_000, "浦和"],
    ["Ōmiya", 35.9064, 139.6287, 456_000, "大宮"],
  ]),
  ...formerCities(1862752, 1967, [["Fuse", 34.664, 135.563, 253_000, "布施"]]),
  ...formerCities(1851717, 2003, [["Shimizu", 35.0158, 138.4895, 237_000, "清水市"]]),
  ...formerCities(2111149, 1988, [["Izumi", 38.326, 140.881, 124_000, "泉市"]]),
  ...formerCities(6825489, 1971, [["Takada", 37.109, 138.246, 75_000, "高田市"]]),
  ...formerCities(2112539, 1966, [["Taira", 37.056, 140.888, 71_000, "平市"]]),
  ...formerCities(1894616, 1974, [["Koza", 26.334, 127.8, 65_000, "コザ"]]),
  ...formerCities(CHANGWON, 2010, [
    ["Masan", 35.1987, 128.576, 410_000, "마산"],
    ["Jinhae", 35.149, 128.659, 180_000, "Chinhae,진해"],
  ]),
  ...formerCities(PYEONGTAEK, 1995, [["Songtan", 37.078, 127.056, 102_000, "송탄"]]),
  ...formerCities(TONGYEONG, 1995, [["Chungmu", 34.846, 128.426, 92_000, "충무"]]),
  ...formerCities(SACHEON, 1995, [["Samcheonpo", 34.927, 128.069, 63_000, "Samchonpo,삼천포"]]),
  ...formerCities(WUHAN, 1949, [
    ["Hankou", 30.587, 114.27, 800_000, "Hankow,汉口,漢口"],
    ["Wuchang", 30.549, 114.316, 200_000, "武昌"],
    ["Hanyang", 30.555, 114.265, 100_000, "汉阳,漢陽"],
  ]),
  ...formerCities(1806299, 2002, [["Xinhui", 22.458, 113.032, 860_000, "Sunwui,新会,新會"]]),
  ...formerCities(1609350, 1971, [["Thonburi", 13.725, 100.486, 600_000, "Thon Buri,ธนบุรี"]]),
  ...formerCities(1566083, 1931, [["Chợ Lớn", 10.751, 106.66, 135_000]]),
];

const MISSING_QUARTERS: readonly AdditionalPlace[] = QUARTERS.flatMap(([near, quarters]) =>
  quarters.split(", ").map((quarter) => {
    const [lng = "", lat = "", ...name] = quarter.split(" ").toReversed();
    return { near, name: name.toReversed().join(" "), lat: Number(lat), lng: Number(lng), population: 0 };
  }),
);

/** All of them; a row may name one before it as the city that is near. */
export const ADDITIONAL_PLACES: readonly AdditionalPlace[] = [
  ...MISSING_CITIES,
  ...FORMER_CITIES,
  ...MISSING_QUARTERS,
];

type Row = readonly [name: string, lat: number, lng: number, population: number, otherNames?: string];

function missingCities(
  near: number,
  rows: readonly (readonly [id: number, ...row: Row])[],
): readonly AdditionalPlace[] {
  return rows.map(([id, ...row]) => ({ id, near, ...placeOf(row) }));
}

function formerCities(near: number, until: number, rows: readonly Row[]): readonly AdditionalPlace[] {
  return rows.map((row) => ({ near, until, ...placeOf(row) }));
}

function placeOf([name, lat, lng, population, otherNames]: Row) {
  return { name, lat, lng, population, ...(otherNames !== undefined && { otherNames }) };
}
