/**
 * Quarters that GeoNames' places lack, by GeoNames' id of a place in the same divisions: those that share their name with
 * a known place elsewhere, for which they would be taken ("Canton, Cardiff"), and districts of London that people write
 * with the county of their time ("Lewisham, Kent").
 */
export const QUARTERS: readonly (readonly [
  near: number,
  quarters: readonly (readonly [name: string, lat: number, lng: number, population?: number])[],
])[] = [
  // Britain
  [
    2653516, // Catford
    [
      ["Lewisham", 51.4624, -0.0101, 61_000],
      ["Deptford", 51.4784, -0.0247],
      ["Sydenham", 51.4269, -0.0543],
    ],
  ],
  [
    3345438, // Camberwell
    [
      ["Southwark", 51.5029, -0.0973],
      ["Bermondsey", 51.4986, -0.0639],
      ["Nunhead", 51.4652, -0.0536],
    ],
  ],
  [
    2647694, // Hackney
    [
      ["Stoke Newington", 51.5617, -0.0744],
      ["Shoreditch", 51.5262, -0.0776],
    ],
  ],
  [
    3345437, // Camden Town
    [
      ["Hampstead", 51.5559, -0.1776],
      ["St Pancras", 51.53, -0.125],
    ],
  ],
  [
    6690602, // Battersea
    [["Clapham", 51.4621, -0.138]],
  ],
  [
    2646003, // Islington
    [["Finsbury", 51.5265, -0.1052]],
  ],
  [
    2634341, // City of Westminster
    [["Victoria", 51.4965, -0.1436]],
  ],
  [
    2656065, // Beckenham
    [["Penge", 51.4146, -0.0533]],
  ],
  [
    6690877, // Brixton
    [
      ["Vauxhall", 51.4854, -0.123],
      ["West Norwood", 51.4326, -0.1031],
    ],
  ],
  [
    2642233, // Morden
    [["Merton", 51.4147, -0.1926]],
  ],
  [
    2654675, // Bristol
    [["Clifton", 51.4553, -2.6198]],
  ],
  [
    2653822, // Cardiff
    [["Canton", 51.4824, -3.2078]],
  ],
  [
    2650225, // Edinburgh
    [
      ["Newington", 55.9386, -3.1773],
      ["Stockbridge", 55.9582, -3.2101],
      ["Morningside", 55.9247, -3.2099],
      ["Newhaven", 55.9797, -3.1926],
    ],
  ],
  [
    2644210, // Liverpool
    [["Fairfield", 53.4135, -2.938]],
  ],
  [
    2638077, // Sheffield
    [["Hillsborough", 53.4087, -1.5012]],
  ],
  // Europe
  [
    2988507, // Paris
    [["Belleville", 48.8722, 2.3848]],
  ],
  [
    2973783, // Strasbourg
    [["Neudorf", 48.5655, 7.7625]],
  ],
  [
    2925533, // Frankfurt am Main
    [["Bornheim", 50.1303, 8.7109]],
  ],
  [
    2935022, // Dresden
    [
      ["Neustadt", 51.0645, 13.7452],
      ["Altstadt", 51.0493, 13.7381],
    ],
  ],
  [
    2944388, // Bremen
    [["Neustadt", 53.0655, 8.7949]],
  ],
  [
    756135, // Warsaw
    [["Praga", 52.2544, 21.0347]],
  ],
  [
    2735943, // Porto
    [["Bonfim", 41.1533, -8.5966]],
  ],
  // America
  [
    4887398, // Chicago
    [["Pilsen", 41.8565, -87.6573]],
  ],
  [
    5391959, // San Francisco
    [
      ["Castro", 37.7609, -122.435],
      ["Marina", 37.8037, -122.4368],
    ],
  ],
  [
    5746545, // Portland, Oregon
    [["Hawthorne", 45.512, -122.62]],
  ],
  [
    4335045, // New Orleans
    [["Algiers", 29.9475, -90.0468]],
  ],
  [
    4508722, // Cincinnati
    [["Clifton", 39.1428, -84.5199]],
  ],
  [
    3646738, // Caracas
    [
      ["Altamira", 10.4961, -66.8489],
      ["San Bernardino", 10.5128, -66.8997],
    ],
  ],
  [
    3530597, // Mexico City
    [["Roma", 19.4194, -99.1617]],
  ],
  [
    3435910, // Buenos Aires
    [["Flores", -34.6289, -58.4636]],
  ],
  // Asia
  [
    1275004, // Kolkata
    [["Salt Lake", 22.5867, 88.4171]],
  ],
  [
    1853909, // Osaka
    [["Namba", 34.6659, 135.5013]],
  ],
];
