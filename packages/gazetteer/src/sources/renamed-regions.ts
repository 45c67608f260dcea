/**
 * Names of divisions whose codes in the list of places are older than in the list of names, by code. GeoNames has since
 * merged or split them, or has given their codes to others: Vietnam's 63 provinces became 34 in 2025, Connecticut has
 * planning regions instead of counties, and Norway and Northamptonshire have undone or made reforms.
 */
export const RENAMED_REGIONS: Readonly<Record<1 | 2, ReadonlyMap<string, string>>> = {
  1: namesByCode(
    "NO",
    `30 Viken, 38 Vestfold og Telemark, 54 Troms og Finnmark`,
    "VN",
    `01 An Giang, 03 Bến Tre, 05 Cao Bằng, 09 Đồng Tháp, 13 Haiphong, 15 Phú Thọ, 20 Ho Chi Minh City, 21 Kiên Giang,
     23 Lâm Đồng, 24 Long An, 30 Quảng Ninh, 32 Sơn La, 33 Tây Ninh, 34 Thanh Hóa, 35 Thái Bình, 37 Tiền Giang,
     39 Lạng Sơn, 43 Đồng Nai, 44 Hanoi, 45 Bà Rịa-Vũng Tàu, 46 Bình Định, 47 Bình Thuận, 49 Gia Lai, 50 Hà Giang,
     52 Hà Tĩnh, 53 Hòa Bình, 54 Khánh Hòa, 55 Kon Tum, 58 Nghệ An, 59 Ninh Bình, 60 Ninh Thuận, 61 Phú Yên,
     62 Quảng Bình, 63 Quảng Ngãi, 64 Quảng Trị, 65 Sóc Trăng, 66 Thừa Thiên-Huế, 67 Trà Vinh, 68 Tuyên Quang,
     69 Vĩnh Long, 70 Yên Bái, 71 Bắc Giang, 72 Bắc Kạn, 73 Bạc Liêu, 74 Bắc Ninh, 75 Bình Dương, 76 Bình Phước,
     77 Cà Mau, 78 Da Nang, 79 Hải Dương, 80 Hà Nam, 81 Hưng Yên, 82 Nam Định, 83 Phú Thọ, 84 Quảng Nam,
     85 Thái Nguyên, 86 Vĩnh Phúc, 87 Cần Thơ, 88 Đắk Lắk, 89 Lai Châu, 90 Lào Cai, 91 Đắk Nông, 92 Điện Biên,
     93 Hậu Giang`,
  ),
  2: namesByCode(
    "US.CT",
    `001 Fairfield County, 003 Hartford County, 005 Litchfield County, 007 Middlesex County, 009 New Haven County,
     011 New London County, 013 Tolland County, 015 Windham County`,
    "GB.ENG",
    "J1 Northamptonshire",
  ),
};

/** Parses pairs of a country or division and its list of codes and names. */
function namesByCode(...lists: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (let index = 0; index < lists.length; index += 2) {
    for (const [, code, name] of lists[index + 1]?.matchAll(/(\w+) ([^,]+)/g) ?? [])
      if (code !== undefined && name !== undefined) names.set(`${lists[index]}.${code}`, name);
  }
  return names;
}
