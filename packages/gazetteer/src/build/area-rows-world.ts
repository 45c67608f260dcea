import type { AreaRows } from "./area-rows.js";

/**
 * First-level divisions, and a few of the second level, as they were before reforms: former states, provinces and
 * counties, and the divisions that have lost others since about 1920.
 */
export const WORLD_AREAS: readonly AreaRows[] = [
  {
    source: "Names in Indonesian (Badan Pusat Statistik)",
    within: "ID",
    rows: [
      { names: "Jawa Tengah", today: "07 Central Java" },
      { names: "Jawa Timur", today: "08 East Java" },
      { names: "Jawa Barat", today: "30 West Java" },
      { names: "Kalimantan Barat", today: "11 West Kalimantan" },
      { names: "Kalimantan Selatan", today: "12 South Kalimantan" },
      { names: "Kalimantan Tengah", today: "13 Central Kalimantan" },
      { names: "Kalimantan Timur", today: "14 East Kalimantan" },
      { names: "Kalimantan Utara", today: "42 North Kalimantan" },
      { names: "Nusa Tenggara Barat, NTB", today: "17 West Nusa Tenggara" },
      { names: "Nusa Tenggara Timur, NTT", today: "18 East Nusa Tenggara" },
      { names: "Sulawesi Tengah", today: "21 Central Sulawesi" },
      { names: "Sulawesi Tenggara", today: "22 Southeast Sulawesi" },
      { names: "Sulawesi Utara", today: "31 North Sulawesi" },
      { names: "Sulawesi Selatan", today: "38 South Sulawesi" },
      { names: "Sulawesi Barat", today: "41 West Sulawesi" },
      { names: "Sumatera Barat", today: "24 West Sumatra" },
      { names: "Sumatera Utara", today: "26 North Sumatra" },
      { names: "Sumatera Selatan", today: "32 South Sumatra" },
      { names: "Maluku Utara", today: "29 North Maluku" },
      { names: "Kepulauan Riau", today: "40 Riau Islands" },
      { names: "Kepulauan Bangka Belitung", today: "35 Bangka–Belitung Islands" },
      { names: "Papua Barat", today: "39 West Papua" },
    ],
  },
  {
    source: "Names of the departments in French (Code officiel géographique)",
    within: "FR",
    rows: [
      { names: "Nord", today: "32.59 Département du Nord" },
      { names: "Haute-Garonne", today: "76.31 Upper Garonne" },
      { names: "Corse-du-Sud", today: "94.2A South Corsica" },
      { names: "Haute-Corse", today: "94.2B Upper Corsica" },
      { names: "Loir-et-Cher", today: "24.41 Loire-et-Cher" },
      { names: "Vaucluse", today: "93.84 Département du Vaucluse" },
    ],
  },
  {
    source: "Names of the provinces in Spanish (Instituto Nacional de Estadística)",
    within: "ES",
    rows: [
      { names: "Vizcaya, Biscay", today: "59.BI Bizkaia" },
      { names: "Guipúzcoa", today: "59.SS Gipuzkoa" },
      { names: "Álava, Araba", today: "59.VI Araba / Álava" },
      { names: "Lérida", today: "56.L Província de Lleida" },
      { names: "Gerona", today: "56.GI Província de Girona" },
      { names: "La Coruña", today: "58.C Provincia da Coruña" },
      { names: "Orense", today: "58.OR Provincia de Ourense" },
    ],
  },
  {
    source: "Postal romanisation of 1906, in use until about 1980",
    within: "CN",
    rows: [
      { names: "Szechuan, Szechwan", today: "32 Sichuan" },
      { names: "Kwangtung", today: "30 Guangdong" },
      { names: "Hopei, Hopeh", today: "10 Hebei" },
      { names: "Honan", today: "09 Henan" },
      { names: "Hupeh", today: "12 Hubei" },
      { names: "Kiangsu", today: "04 Jiangsu" },
      { names: "Kiangsi", today: "03 Jiangxi" },
      { names: "Chekiang", today: "02 Zhejiang" },
      { names: "Fukien", today: "07 Fujian" },
      { names: "Kwangsi", today: "16 Guangxi" },
      { names: "Kweichow", today: "18 Guizhou" },
      { names: "Shensi", today: "26 Shaanxi" },
      { names: "Shansi", today: "24 Shanxi" },
      { names: "Shantung", today: "25 Shandong" },
      { names: "Kansu", today: "15 Gansu" },
      { names: "Sinkiang", today: "13 Xinjiang" },
      { names: "Anhwei", today: "01 Anhui" },
      { names: "Heilungkiang", today: "08 Heilongjiang" },
      { names: "Kirin", today: "05 Jilin" },
      { names: "Tsinghai, Chinghai", today: "06 Qinghai" },
      { names: "Ningsia", today: "21 Ningxia" },
    ],
  },
  {
    source: "States Reorganisation Act 1956: states that people call by the names of their capitals",
    within: "IN",
    rows: [
      { names: "Bombay", past: "16 Maharashtra; 09 Gujarat" },
      { names: "Madras", past: "25 Tamil Nadu; 02 Andhra Pradesh; 13 Kerala" },
      { names: "Mysore", past: "19 Karnataka" },
    ],
  },
  {
    source: "Treaty of Versailles 1919: the Prussian province",
    within: "PL",
    rows: [{ names: "Posen, Provinz Posen", past: "86 Greater Poland; 73 Kujawsko-Pomorskie" }],
  },
  {
    source: "Ordinance 97-212 of Dade County, Florida: the county's name until 1997",
    within: "US.FL",
    rows: [{ names: "Dade County", today: "086 Miami-Dade County" }],
  },
  {
    source: "GeoNames, where the largest city of the peninsula is a division of its own",
    within: "UA",
    rows: [{ names: "Crimea", today: "11 Crimea; 20 Sevastopol City" }],
  },
  {
    source:
      "Andhra Pradesh Reorganisation Act 2014; Bihar, Madhya Pradesh and Uttar Pradesh Reorganisation Acts 2000; Punjab Reorganisation Act 1966; Jammu and Kashmir Reorganisation Act 2019; Goa, Daman and Diu Reorganisation Act 1987",
    within: "IN",
    rows: [
      { of: "02 Andhra Pradesh", past: "40 Telangana" },
      { of: "34 Bihar", past: "38 Jharkhand" },
      { of: "35 Madhya Pradesh", past: "37 Chhattisgarh" },
      { of: "36 Uttar Pradesh", past: "39 Uttarakhand" },
      { of: "23 Punjab", past: "10 Haryana; 11 Himachal Pradesh; 05 Chandigarh" },
      { of: "12 Jammu and Kashmir", past: "41 Ladakh" },
      {
        names: "Goa Daman and Diu, Goa Daman & Diu",
        today: "33 Goa",
        past: "52 Dadra and Nagar Haveli and Daman and Diu (part)",
      },
      {
        names: "Daman and Diu, Daman & Diu, Dadra and Nagar Haveli, Dadra & Nagar Haveli",
        today: "52 Dadra and Nagar Haveli and Daman and Diu (part)",
      },
    ],
  },
  {
    source:
      "North-Eastern Areas (Reorganisation) Act 1971, State of Nagaland Act 1962, North-East Frontier Areas (Administration) Regulation 1954",
    within: "IN",
    rows: [
      {
        of: "03 Assam",
        past: "18 Meghalaya; 20 Nagaland (part); 31 Mizoram (part); 30 Arunachal Pradesh (part)",
      },
      { names: "NEFA, North-East Frontier Agency", past: "30 Arunachal Pradesh (part)" },
      { names: "Naga Hills, Naga Hills-Tuensang Area", past: "20 Nagaland (part)" },
      { names: "Lushai Hills, Mizo Hills", past: "31 Mizoram (part)" },
    ],
  },
  {
    source: "States Reorganisation Act 1956, Bombay Reorganisation Act 1960",
    within: "IN",
    rows: [
      {
        of: "35 Madhya Pradesh",
        past: "16.500 Buldhana; 16.501 Akola; 16.502 Washim; 16.503 Amravati Division; 16.504 Wardha; 16.505 Nagpur Division; 16.506 Bhandara; 16.507 Gondiya; 16.508 Gadchiroli; 16.509 Chandrapur; 16.510 Yavatmal",
      },
      {
        names: "Bombay State, State of Bombay",
        past: "16 Maharashtra; 09 Gujarat (part); 19.555 Belgaum; 19.556 Bagalkot; 19.557 Bijāpur; 19.561 Gadag; 19.562 Dharwad; 19.563 Uttar Kannada; 19.564 Haveri",
      },
      {
        names: "Madras State, State of Madras",
        today: "25 Tamil Nadu",
        past: "02 Andhra Pradesh; 13.588 Kāsaragod District; 13.589 Kannur; 13.590 Wayanad; 13.591 Kozhikode; 13.592 Malappuram; 13.593 Palakkad district; 19.565 Ballari; 19.569 Udupi; 19.575 Dakshina Kannada; 19.738 Vijayanagar",
      },
      {
        names: "Hyderabad State, Nizam's Dominions",
        past: "40 Telangana; 16.511 Nanded; 16.512 Hingoli; 16.513 Parbhani; 16.514 Jalna; 16.515 Aurangabad; 16.523 Bid; 16.524 Latur; 16.525 Osmanabad; 19.558 Bīdar; 19.559 Raichur; 19.560 Koppal; 19.579 Gulbarga; 19.580 Yadgir",
      },
      {
        names: "Travancore-Cochin, Thiru-Kochi",
        past: "13.594 Thrissur District; 13.595 Ernākulam; 13.596 Idukki; 13.597 Kottayam; 13.598 Alappuzha; 13.599 Pattanamtitta; 13.600 Kollam; 13.601 Thiruvananthapuram; 25.629 Kanniyakumari",
      },
      { names: "Saurashtra, Saurashtra State, Kutch State, Kathiawar", past: "09 Gujarat (part)" },
      {
        names: "PEPSU, Patiala and East Punjab States Union",
        past: "23 Punjab; 10 Haryana; 11 Himachal Pradesh",
      },
      { names: "Madhya Bharat, Vindhya Pradesh, Bhopal State", past: "35 Madhya Pradesh" },
      { names: "Coorg, Coorg State", past: "19.576 Kodagu" },
      { names: "Rajputana, Ajmer State, Ajmer-Merwara", past: "24 Rajasthan" },
    ],
  },
  {
    source: "Government of India Act 1935 (provinces until 1950)",
    within: "IN",
    rows: [
      {
        names: "United Provinces, United Provinces of Agra and Oudh",
        past: "36 Uttar Pradesh; 39 Uttarakhand",
      },
      {
        names: "Central Provinces, Central Provinces and Berar, CP and Berar",
        past: "35 Madhya Pradesh; 37 Chhattisgarh; 16.500 Buldhana; 16.501 Akola; 16.502 Washim; 16.503 Amravati Division; 16.504 Wardha; 16.505 Nagpur Division; 16.506 Bhandara; 16.507 Gondiya; 16.508 Gadchiroli; 16.509 Chandrapur; 16.510 Yavatmal",
      },
      {
        names: "Madras Presidency, Madras Province",
        past: "25 Tamil Nadu; 02 Andhra Pradesh; 13.588 Kāsaragod District; 13.589 Kannur; 13.590 Wayanad; 13.591 Kozhikode; 13.592 Malappuram; 13.593 Palakkad district; 19.565 Ballari; 19.569 Udupi; 19.575 Dakshina Kannada; 19.738 Vijayanagar; 21 Odisha",
      },
      {
        names: "Bombay Presidency, Bombay Province",
        past: "16.497 Nandurbar; 16.498 Dhule; 16.499 Jalgaon; 16.516 Nashik Division; 16.517 Thane; 16.518 Mumbai Suburban; 16.519 Mumbai; 16.520 Raigarh; 16.521 Pune Division; 16.522 Ahmadnagar; 16.526 Solapur; 16.527 Satara Division; 16.528 Ratnagiri; 16.529 Sindhudurg; 16.530 Kolhapur; 16.531 Sangli; 16.665 Palghar; 09 Gujarat; 19.555 Belgaum; 19.556 Bagalkot; 19.557 Bijāpur; 19.561 Gadag; 19.562 Dharwad; 19.563 Uttar Kannada; 19.564 Haveri",
      },
      {
        names: "East Punjab, Eastern Punjab",
        past: "23 Punjab; 10 Haryana; 11 Himachal Pradesh; 05 Chandigarh",
      },
      { names: "Bengal Presidency, Bengal Province", past: "28 West Bengal" },
    ],
  },
  {
    source:
      "Decision of the National People's Congress of 14 March 1997 (Chongqing), of 13 April 1988 (Hainan), Tianjin in Hebei 1958 to 1967; State Council 1958 (Beijing, Shanghai, Ningxia)",
    within: "CN",
    rows: [
      { of: "32 Sichuan", past: "33 Chongqing" },
      { of: "30 Guangdong", past: "31 Hainan" },
      { of: "10 Hebei", past: "28 Tianjin; 22 Beijing" },
      { of: "04 Jiangsu", past: "23 Shanghai" },
      { of: "15 Gansu", past: "21 Ningxia" },
    ],
  },
  {
    source:
      "Resolutions of the Government Administration Council and the National People's Congress 1952 to 1955 (abolished provinces)",
    within: "CN",
    rows: [
      {
        names: "Rehe, Rehe Province, Jehol, Jehol Province, 热河, 热河省",
        past: "10 Hebei (part); 19 Liaoning (part); 20 Inner Mongolia (part)",
      },
      {
        names: "Chahar, Chahar Province, 察哈尔, 察哈尔省",
        past: "10 Hebei (part); 20 Inner Mongolia (part); 24 Shanxi",
      },
      { names: "Suiyuan Province, 绥远, 绥远省", past: "20 Inner Mongolia (part)" },
      {
        names: "Xikang, Sikang, Xikang Province, Sikang Province, 西康, 西康省",
        past: "32 Sichuan; 14 Tibet",
      },
      { names: "Pingyuan Province, 平原省", past: "09 Henan; 25 Shandong" },
      { names: "Andong Province, Liaodong Province, 辽东省", past: "19 Liaoning (part); 05 Jilin (part)" },
      { names: "Songjiang Province, 松江省", past: "08 Heilongjiang (part)" },
      { names: "Liaoxi Province, 辽西省", past: "19 Liaoning (part); 05 Jilin (part)" },
      {
        names: "Northeast China, Dongbei, 东北",
        today: "19 Liaoning (part); 05 Jilin (part); 08 Heilongjiang (part)",
        past: "20 Inner Mongolia (part)",
      },
    ],
  },
  {
    source:
      "Lei Complementar 31 of 1977, Constituição de 1988, Lei 3.752 of 1960, Lei Complementar 20 of 1974",
    within: "BR",
    rows: [
      { of: "14 Mato Grosso", past: "11 Mato Grosso do Sul" },
      { of: "29 Goiás", past: "31 Tocantins; 07 Federal District" },
      { names: "Guanabara, Estado da Guanabara, State of Guanabara", past: "21 Rio de Janeiro" },
      { names: "Território do Guaporé, Território de Guaporé, Guaporé Territory", past: "24 Rondônia" },
      { names: "Território do Rio Branco, Rio Branco Territory", past: "25 Roraima" },
      { names: "Território do Amapá", past: "03 Amapá" },
      { names: "Território do Acre", past: "01 Acre" },
    ],
  },
  {
    source: "Decreto-lei 5.812 of 1943 (federal territories)",
    within: "BR",
    rows: [
      { of: "04 Amazonas", past: "25 Roraima; 24 Rondônia (part)" },
      { of: "16 Pará", past: "03 Amapá" },
      { of: "14 Mato Grosso", past: "24 Rondônia (part)" },
      { names: "Território de Ponta Porã", past: "11 Mato Grosso do Sul" },
      { names: "Território do Iguaçu", past: "18 Paraná; 26 Santa Catarina" },
    ],
  },
  {
    source: "Nunavut Act 1993 (in force 1999)",
    within: "CA",
    rows: [{ of: "13 Northwest Territories", past: "14 Nunavut" }],
  },
  {
    source:
      "Undang-Undang 23 of 2000 (Banten), 38 of 2000 (Gorontalo), 26 of 2004, 27 of 2000, 25 of 2002, 46 of 1999, 20 of 2012",
    within: "ID",
    rows: [
      { of: "30 West Java", past: "33 Banten" },
      { of: "31 North Sulawesi", past: "34 Gorontalo" },
      { of: "38 South Sulawesi", past: "41 West Sulawesi" },
      { of: "32 South Sumatra", past: "35 Bangka–Belitung Islands" },
      { of: "37 Riau", past: "40 Riau Islands" },
      { of: "28 Maluku", past: "29 North Maluku" },
      { of: "14 East Kalimantan", past: "42 North Kalimantan" },
    ],
  },
  {
    source: "Undang-Undang 45 of 1999 and Undang-Undang 14, 15, 16 and 29 of 2022 (Papua)",
    within: "ID",
    rows: [
      {
        of: "36 Papua",
        past: "39 West Papua (part); PD Southwest Papua (part); PE Highland Papua (part); PS South Papua (part); PT Central Papua (part)",
      },
      { of: "39 West Papua", past: "PD Southwest Papua (part)" },
      {
        names:
          "Irian Jaya, Irian Barat, West Irian, Netherlands New Guinea, Dutch New Guinea, Nederlands-Nieuw-Guinea",
        past: "36 Papua; 39 West Papua (part); PD Southwest Papua (part); PE Highland Papua (part); PS South Papua (part); PT Central Papua (part)",
      },
    ],
  },
  {
    source:
      "Undang-Undang 22 of 1948, Perpu 4 of 1950, Undang-Undang 19 of 1957, 64 of 1958, 13 of 1964, 14 of 1964",
    within: "ID",
    rows: [
      {
        names: "Central Sumatra, Sumatera Tengah, Sumatra Tengah",
        past: "24 West Sumatra; 05 Jambi; 37 Riau; 40 Riau Islands",
      },
      { of: "32 South Sumatra", past: "15 Lampung; 03 Bengkulu" },
      { of: "26 North Sumatra", past: "01 Aceh" },
      { of: "30 West Java", past: "04 Jakarta" },
      { of: "12 South Kalimantan", past: "13 Central Kalimantan" },
      {
        names: "Lesser Sunda Islands, Nusa Tenggara, Sunda Kecil, Nusatenggara",
        past: "02 Bali (part); 17 West Nusa Tenggara (part); 18 East Nusa Tenggara (part)",
      },
      {
        names: "Sulawesi Utara-Tengah, North and Central Sulawesi",
        past: "31 North Sulawesi (part); 34 Gorontalo (part); 21 Central Sulawesi (part)",
      },
      {
        names: "Sulawesi Selatan dan Tenggara, South and Southeast Sulawesi",
        past: "38 South Sulawesi (part); 41 West Sulawesi (part); 22 Southeast Sulawesi (part)",
      },
      {
        names: "East Indonesia, Indonesia Timur",
        past: "02 Bali (part); 17 West Nusa Tenggara (part); 18 East Nusa Tenggara (part); 31 North Sulawesi (part); 34 Gorontalo (part); 21 Central Sulawesi (part); 38 South Sulawesi (part); 41 West Sulawesi (part); 22 Southeast Sulawesi (part); 28 Maluku; 29 North Maluku",
      },
    ],
  },
  {
    source: "Constitution (Eighteenth Amendment) Act 2010, Constitution (Twenty-fifth Amendment) Act 2018",
    within: "PK",
    rows: [
      {
        names:
          "NWFP, N.W.F.P., North-West Frontier Province, Northwest Frontier Province, Sarhad, FATA, Federally Administered Tribal Areas",
        today: "03 Khyber Pakhtunkhwa",
      },
      { names: "Sind, Sind Province", today: "05 Sindh" },
      { names: "Northern Areas, Federally Administered Northern Areas, FANA", today: "07 Gilgit-Baltistan" },
      { names: "Baluchistan Province, Baluchistan", today: "02 Balochistan" },
    ],
  },
  {
    source: "Establishment of West Pakistan Act 1955",
    within: "PK",
    rows: [
      {
        names: "West Pakistan",
        past: "02 Balochistan; 03 Khyber Pakhtunkhwa; 04 Punjab; 05 Sindh; 07 Gilgit-Baltistan; 06 Azad Kashmir; 08 Islamabad",
      },
    ],
  },
  {
    source:
      "Ministry of Public Administration: divisions of 1993 (Barisal), 1995 (Sylhet), 2010 (Rangpur), 2015 (Mymensingh)",
    within: "BD",
    rows: [
      { of: "82 Khulna Division", past: "85 Barisal Division" },
      { of: "84 Chittagong", past: "86 Sylhet Division" },
      { of: "83 Rajshahi Division", past: "87 Rangpur Division" },
      { of: "81 Dhaka Division", past: "H Mymensingh Division" },
    ],
  },
  {
    source: "States (Creation and Transitional Provisions) Decrees of 1967, 1976, 1987, 1991 and 1996",
    within: "NG",
    rows: [
      { of: "25 Anambra", past: "47 Enugu State (part); 53 Ebonyi State (part)" },
      { of: "28 Imo State", past: "45 Abia State (part); 53 Ebonyi State (part)" },
      { of: "47 Enugu State", past: "53 Ebonyi State (part)" },
      { of: "45 Abia State", past: "53 Ebonyi State (part)" },
      { of: "50 Rivers State", past: "52 Bayelsa State" },
      { of: "22 Cross River State", past: "21 Akwa Ibom State (part)" },
      { of: "30 Kwara State", past: "41 Kogi State (part)" },
      { of: "26 Benue State", past: "41 Kogi State (part)" },
      { of: "49 Plateau State", past: "56 Nasarawa State (part)" },
      { of: "46 Bauchi", past: "55 Gombe State (part)" },
      { of: "27 Borno State", past: "44 Yobe State (part)" },
      { of: "29 Kano State", past: "39 Jigawa State" },
      { of: "51 Sokoto", past: "40 Kebbi (part); 57 Zamfara State (part)" },
      { of: "32 Oyo State", past: "42 Osun State (part)" },
      { of: "48 Ondo State", past: "54 Ekiti State (part)" },
      { of: "23 Kaduna State", past: "24 Katsina State (part)" },
      { of: "31 Niger State", past: "11 FCT" },
      {
        names:
          "Bendel, Bendel State, Mid-Western State, Midwestern State, Mid-Western Region, Midwest Region, Mid-West Region",
        past: "37 Edo State; 36 Delta",
      },
      { names: "Gongola, Gongola State", past: "35 Adamawa (part); 43 Taraba State (part)" },
      {
        names: "North-Western State",
        past: "51 Sokoto; 40 Kebbi (part); 57 Zamfara State (part); 31 Niger State",
      },
      {
        names: "North-Eastern State",
        past: "27 Borno State; 44 Yobe State (part); 46 Bauchi; 55 Gombe State (part); 35 Adamawa (part); 43 Taraba State (part)",
      },
      { names: "North-Central State", past: "23 Kaduna State; 24 Katsina State (part)" },
      {
        names: "Benue-Plateau State, Benue-Plateau",
        past: "26 Benue State; 49 Plateau State; 56 Nasarawa State (part); 41 Kogi State (part)",
      },
      {
        names: "East Central State",
        past: "25 Anambra; 47 Enugu State (part); 53 Ebonyi State (part); 28 Imo State; 45 Abia State (part)",
      },
      { names: "South-Eastern State", past: "22 Cross River State; 21 Akwa Ibom State (part)" },
      {
        names: "Western State",
        past: "32 Oyo State; 42 Osun State (part); 48 Ondo State; 54 Ekiti State (part); 16 Ogun State",
      },
    ],
  },
  {
    source: "Nigeria (Constitution) Order in Council 1954 (regions until 1967)",
    within: "NG",
    rows: [
      {
        names: "Western Region, Western Nigeria, Western Region of Nigeria",
        past: "32 Oyo State; 42 Osun State; 48 Ondo State; 54 Ekiti State; 16 Ogun State; 37 Edo State; 36 Delta; 05 Lagos",
      },
      {
        names: "Eastern Region, Eastern Nigeria, Eastern Region of Nigeria, Biafra, Republic of Biafra",
        past: "25 Anambra; 47 Enugu State; 53 Ebonyi State; 28 Imo State; 45 Abia State; 50 Rivers State; 52 Bayelsa State; 22 Cross River State; 21 Akwa Ibom State",
      },
      {
        names: "Northern Region, Northern Nigeria, Northern Region of Nigeria",
        past: "51 Sokoto; 40 Kebbi; 57 Zamfara State; 31 Niger State; 27 Borno State; 44 Yobe State; 46 Bauchi; 55 Gombe State; 35 Adamawa; 43 Taraba State; 23 Kaduna State; 24 Katsina State; 26 Benue State; 49 Plateau State; 56 Nasarawa State; 41 Kogi State; 29 Kano State; 39 Jigawa State; 30 Kwara State; 11 FCT",
      },
    ],
  },
  {
    source: "Constitution of the Republic of South Africa 1993, Schedule 1",
    within: "ZA",
    rows: [
      {
        names: "Transvaal, Transvaal Province, The Transvaal, Tvl",
        past: "06 Gauteng (part); 07 Mpumalanga (part); 09 Limpopo (part); 10 North West (part)",
      },
      {
        names:
          "Cape Province, Cape of Good Hope, Province of the Cape of Good Hope, Kaapprovinsie, Kaapland, Cape Colony",
        past: "05 Eastern Cape (part); 08 Northern Cape (part); 11 Western Cape; 10 North West (part)",
      },
      { names: "Natal Province, Province of Natal, Zululand", past: "02 KwaZulu-Natal (part)" },
      { names: "Orange Free State, Oranje-Vrystaat, OFS, O.F.S.", today: "03 Free State (part)" },
      { names: "Transkei, Ciskei", past: "05 Eastern Cape (part)" },
      { names: "PWV, Pretoria-Witwatersrand-Vereeniging, Witwatersrand", past: "06 Gauteng (part)" },
      { names: "Eastern Transvaal, Oos-Transvaal", past: "07 Mpumalanga (part)" },
      { names: "Northern Transvaal, Noord-Transvaal, Northern Province", past: "09 Limpopo (part)" },
      {
        names: "Bophuthatswana",
        past: "10 North West (part); 03 Free State (part); 08 Northern Cape (part)",
      },
      { names: "Lebowa, Gazankulu", past: "09 Limpopo (part); 07 Mpumalanga (part)" },
      { names: "KwaZulu, KaNgwane", past: "02 KwaZulu-Natal (part); 07 Mpumalanga (part)" },
    ],
  },
  {
    source: "Constitution of Kenya 2010, First Schedule; Districts and Provinces Act 1992",
    within: "KE",
    rows: [
      {
        names: "Rift Valley, Rift Valley Province",
        past: "10 Baringo; 11 Bomet County; 14 Elegeyo-Marakwet; 19 Kajiado County; 21 Kericho County; 29 Laikipia; 39 Nakuru County; 40 Nandi; 41 Narok County; 45 Samburu County; 50 Trans Nzoia; 51 Turkana County; 52 Uasin Gishu County; 55 West Pokot County",
      },
      {
        names: "Coast Province",
        past: "23 Kilifi County; 28 Kwale County; 30 Lamu; 37 Mombasa County; 47 Taita Taveta; 48 Tana River County",
      },
      {
        names: "Nyanza Province, Nyanza",
        past: "17 Homa Bay County; 25 Kisii County; 26 Kisumu County; 36 Migori County; 42 Nyamira county; 46 Siaya County",
      },
      {
        names: "Western Province",
        past: "12 Bungoma County; 13 Busia County; 20 Kakamega County; 53 Vihiga County",
      },
      {
        names: "Eastern Province",
        past: "15 Embu County; 18 Isiolo County; 31 Machakos County; 32 Makueni County; 34 Marsabit County; 35 Meru County; 27 Kitui County; 49 Tharaka - Nithi",
      },
      {
        names: "North Eastern Province, Northern Frontier District",
        past: "16 Garissa County; 33 Mandera County; 54 Wajir County",
      },
      {
        names: "Central Province",
        past: "22 Kiambu County; 24 Kirinyaga County; 38 Murang'A; 43 Nyandarua County; 44 Nyeri County",
      },
    ],
  },
  {
    source: "Constitutional Instruments 112 to 117 of 2019",
    within: "GH",
    rows: [
      { of: "09 Western", past: "18 Western North" },
      { of: "08 Volta", past: "16 Oti" },
      { of: "06 Northern", past: "15 North East; 17 Savannah" },
      { names: "Brong-Ahafo, Brong-Ahafo Region, B/A", past: "12 Ahafo; 13 Bono; 14 Bono East" },
    ],
  },
  {
    source: "Upper Region until 1983; Ashanti until 1959; Northern Territories of the Gold Coast until 1957",
    within: "GH",
    rows: [
      { names: "Upper Region", past: "10 Upper East (part); 11 Upper West (part)" },
      { of: "02 Ashanti", past: "12 Ahafo; 13 Bono; 14 Bono East" },
      {
        names: "Northern Territories, Northern Territories of the Gold Coast",
        past: "06 Northern; 15 North East; 17 Savannah; 10 Upper East (part); 11 Upper West (part)",
      },
      { names: "Trans-Volta Togoland, British Togoland", past: "08 Volta; 16 Oti" },
      { of: "05 Eastern", past: "01 Greater Accra" },
    ],
  },
  {
    source: "Decree 1 of 1942 and Proclamation 7 of 1992 (provinces until 1995)",
    within: "ET",
    rows: [
      {
        names: "Shewa, Shoa, Shewa Province, Shoa Province",
        past: "51 Oromiya (part); 46 Amhara (part); 44 Addis Ababa; 55 Central Ethiopia Regional State",
      },
      {
        names: "Hararghe, Harerge, Hararge, Harar Province",
        past: "51 Oromiya (part); 52 Somali (part); 50 Harari; 48 Dire Dawa",
      },
      { names: "Gojjam, Gojam, Gojjam Province", past: "46 Amhara (part); 47 Bīnshangul Gumuz (part)" },
      { names: "Wollo, Welo, Wello, Wollo Province", past: "46 Amhara (part); 45 Āfar (part)" },
      { names: "Begemder, Begemdir, Begemder and Semien", past: "46 Amhara (part); 53 Tigray (part)" },
      { names: "Tigre Province", past: "53 Tigray (part); 45 Āfar (part)" },
      {
        names: "Keffa, Kefa, Kaffa Province",
        past: "SW South West Ethiopia Peoples' Region (part); 51 Oromiya (part); 56 South Ethiopia Regional State (part)",
      },
      {
        names: "Sidamo, Sidamo Province",
        past: "SI Sidama Region; 51 Oromiya (part); 52 Somali (part); 56 South Ethiopia Regional State (part)",
      },
      { names: "Gamo-Gofa, Gamu-Gofa, Gemu Gofa", past: "56 South Ethiopia Regional State (part)" },
      { names: "Bale Province", past: "51 Oromiya (part); 52 Somali (part)" },
      { names: "Arsi Province, Arussi, Arusi", past: "51 Oromiya (part)" },
      {
        names: "Illubabor, Ilubabor, Illubabor Province",
        past: "51 Oromiya (part); 49 Gambela; SW South West Ethiopia Peoples' Region (part)",
      },
      { names: "Wellega, Welega, Wollega, Wallaga", past: "51 Oromiya (part); 47 Bīnshangul Gumuz (part)" },
    ],
  },
  {
    source:
      "Sidama, South West, South and Central Ethiopia regional states, House of Federation 2020 to 2023",
    within: "ET",
    rows: [
      {
        names:
          "SNNPR, SNNP, Southern Nations Nationalities and Peoples, Southern Nations Nationalities and Peoples' Region",
        past: "55 Central Ethiopia Regional State; 56 South Ethiopia Regional State; SI Sidama Region; SW South West Ethiopia Peoples' Region",
      },
    ],
  },
  {
    source: "Costituzione della Repubblica, art. 131, and Legge costituzionale 3 of 1963",
    within: "IT",
    rows: [
      { names: "Abruzzi, Abruzzi e Molise, Abruzzo e Molise", past: "01 Abruzzo; 11 Molise (part)" },
      { names: "Campania e Molise", past: "04 Campania; 11 Molise (part)" },
      { names: "Venezia Giulia", past: "06 Friuli Venezia Giulia (part)" },
      {
        names: "Tre Venezie, Triveneto",
        today: "20 Veneto; 17 Trentino-Alto Adige (part); 06 Friuli Venezia Giulia (part)",
      },
      { names: "Venezia Tridentina", past: "17 Trentino-Alto Adige (part)" },
      { names: "Lucania", past: "02 Basilicate" },
    ],
  },
  {
    source: "Decreti legislativi 248 to 254 of 1992, Leggi 146, 147 and 148 of 2004",
    within: "IT",
    rows: [
      {
        of: "09.MI Città metropolitana di Milano",
        past: "09.MB Provincia di Monza e della Brianza; 09.LO Provincia di Lodi",
      },
      { of: "09.CO Provincia di Como", past: "09.LC Provincia di Lecco (part)" },
      { of: "09.BG Provincia di Bergamo", past: "09.LC Provincia di Lecco (part)" },
      { of: "12.VC Provincia di Vercelli", past: "12.BI Provincia di Biella" },
      { of: "12.NO Provincia di Novara", past: "12.VB Provincia Verbano-Cusio-Ossola" },
      { of: "16.FI Province of Florence", past: "16.PO Provincia di Prato" },
      {
        names: "Forlì, Provincia di Forlì, Forlì-Cesena, FO",
        today: "05.FC Provincia di Forlì-Cesena",
        past: "05.RN Provincia di Rimini",
      },
      { of: "13.BA Bari", past: "13.BT Provincia di Barletta - Andria - Trani (part)" },
      { of: "13.FG Provincia di Foggia", past: "13.BT Provincia di Barletta - Andria - Trani (part)" },
      { of: "10.AP Provincia di Ascoli Piceno", past: "10.FM Province of Fermo" },
      {
        of: "03.CZ Provincia di Catanzaro",
        past: "03.KR Provincia di Crotone; 03.VV Provincia di Vibo-Valentia",
      },
    ],
  },
  {
    source:
      "Leggi of 1968 (Pordenone), 1970 (Isernia), 1974 (Oristano); Legge regionale Sardegna 9 of 2001 and 2 of 2016",
    within: "IT",
    rows: [
      { of: "06.UD Udine", past: "06.PN Pordenone" },
      { of: "11.CB Provincia di Campobasso", past: "11.IS Provincia di Isernia" },
      {
        of: "14.CA Provincia di Cagliari",
        past: "14.SU Provincia del Sud Sardegna (part); 14.OR Provincia di Oristano (part)",
      },
      {
        of: "14.NU Provincia di Nuoro",
        past: "14.SU Provincia del Sud Sardegna (part); 14.OR Provincia di Oristano (part)",
      },
      { names: "Olbia-Tempio, Provincia di Olbia-Tempio, Gallura", past: "14.SS Provincia di Sassari" },
      { names: "Ogliastra, Provincia dell'Ogliastra", past: "14.NU Provincia di Nuoro" },
      {
        names:
          "Carbonia-Iglesias, Provincia di Carbonia-Iglesias, Medio Campidano, Provincia del Medio Campidano, Sulcis, Sulcis Iglesiente",
        past: "14.SU Provincia del Sud Sardegna (part)",
      },
    ],
  },
  {
    source: "Regio decreto-legge 1 of 2 January 1927 and decrees of 1923, 1934, 1935 and 1945",
    within: "IT",
    rows: [
      { of: "04.NA Napoli", past: "04.CE Provincia di Caserta (part)" },
      {
        names: "Terra di Lavoro, Provincia di Terra di Lavoro",
        past: "04.CE Provincia di Caserta (part); 07.FR Provincia di Frosinone (part); 07.LT Provincia di Latina (part)",
      },
      {
        of: "07.RM Città metropolitana di Roma Capitale",
        past: "07.LT Provincia di Latina (part); 07.VT Provincia di Viterbo; 07.RI Provincia di Rieti (part); 07.FR Provincia di Frosinone (part)",
      },
      { names: "Provincia di Littoria", past: "07.LT Provincia di Latina (part)" },
      { of: "18.PG Provincia di Perugia", past: "18.TR Provincia di Terni; 07.RI Provincia di Rieti (part)" },
      { names: "Provincia di Girgenti", past: "15.AG Agrigento" },
      { of: "13.LE Provincia di Lecce", past: "13.BR Provincia di Brindisi; 13.TA Provincia di Taranto" },
      { of: "15.SR Provincia di Siracusa", past: "15.RG Ragusa" },
      { of: "15.CL Provincia di Caltanissetta", past: "15.EN Enna (part)" },
      { of: "15.CT Catania", past: "15.EN Enna (part)" },
      { of: "01.TE Provincia di Teramo", past: "01.PE Provincia di Pescara (part)" },
      { of: "01.CH Provincia di Chieti", past: "01.PE Provincia di Pescara (part)" },
      { of: "02.PZ Provincia di Potenza", past: "02.MT Provincia di Matera" },
      { of: "14.SS Provincia di Sassari", past: "14.NU Provincia di Nuoro (part)" },
      { of: "14.CA Provincia di Cagliari", past: "14.NU Provincia di Nuoro (part)" },
      { of: "09.CO Provincia di Como", past: "09.VA Provincia di Varese (part)" },
      { of: "09.MI Città metropolitana di Milano", past: "09.VA Provincia di Varese (part)" },
      { of: "08.GE Provincia di Genova", past: "08.SV Provincia di Savona; 08.SP Provincia di La Spezia" },
      { of: "16.FI Province of Florence", past: "16.PT Provincia di Pistoia" },
      { of: "12.TO Torino", past: "19.AO Valle d'Aosta" },
      { of: "12.NO Provincia di Novara", past: "12.VC Provincia di Vercelli; 12.BI Provincia di Biella" },
      { of: "12.AL Provincia di Alessandria", past: "12.AT Provincia di Asti" },
      { of: "17.TN Provincia autonoma di Trento", past: "17.BZ Bolzano" },
      { names: "Provincia di Apuania", past: "16.MS Provincia di Massa-Carrara" },
    ],
  },
  {
    source: "Loi 2015-29 of 16 January 2015 (regions from 1970 to 2015)",
    within: "FR",
    rows: [
      { names: "Alsace, Elsass", today: "44.67 Bas-Rhin (part); 44.68 Haut-Rhin (part)" },
      {
        names: "Alsace-Lorraine, Alsace-Moselle, Elsass-Lothringen",
        past: "44.67 Bas-Rhin (part); 44.68 Haut-Rhin (part); 44.57 Moselle (part)",
      },
      {
        names: "Lorraine, Lothringen",
        today: "44.54 Meurthe et Moselle; 44.55 Meuse; 44.57 Moselle (part); 44.88 Vosges",
      },
      {
        names: "Champagne-Ardenne, Champagne-Ardennes",
        today: "44.08 Ardennes; 44.10 Aube; 44.51 Marne; 44.52 Haute-Marne",
      },
      { names: "Picardie, Picardy", today: "32.02 Aisne; 32.60 Oise; 32.80 Somme" },
      { names: "Nord-Pas-de-Calais", today: "32.59 Département du Nord; 32.62 Pas-de-Calais" },
      { names: "Haute-Normandie, Upper Normandy", today: "28.27 Eure; 28.76 Seine-Maritime" },
      { names: "Basse-Normandie, Lower Normandy", today: "28.14 Calvados; 28.50 Manche; 28.61 Orne" },
      {
        names: "Bourgogne, Burgundy, Burgund",
        today: "27.21 Cote d'Or; 27.58 Nièvre; 27.71 Saône-et-Loire; 27.89 Yonne",
      },
      {
        names: "Franche-Comté",
        today: "27.25 Doubs; 27.39 Jura; 27.70 Haute-Saône; 27.90 Territoire de Belfort",
      },
      {
        names: "Aquitaine",
        today:
          "75.24 Dordogne; 75.33 Gironde; 75.40 Landes; 75.47 Lot-et-Garonne; 75.64 Pyrénées-Atlantiques",
      },
      { names: "Limousin", today: "75.19 Corrèze; 75.23 Creuse; 75.87 Haute-Vienne" },
      {
        names: "Poitou-Charentes",
        today: "75.16 Charente; 75.17 Charente-Maritime; 75.79 Deux-Sèvres; 75.86 Vienne",
      },
      {
        names: "Midi-Pyrénées",
        today:
          "76.09 Ariège; 76.12 Aveyron; 76.31 Upper Garonne; 76.32 Gers; 76.46 Lot; 76.65 Hautes-Pyrénées; 76.81 Tarn; 76.82 Tarn-et-Garonne",
      },
      {
        names: "Languedoc-Roussillon",
        today: "76.11 Aude; 76.30 Gard; 76.34 Hérault; 76.48 Lozère; 76.66 Pyrénées-Orientales",
      },
      { names: "Auvergne", today: "84.03 Allier; 84.15 Cantal; 84.43 Haute-Loire; 84.63 Puy-de-Dôme" },
      {
        names: "Rhône-Alpes",
        today:
          "84.01 Ain; 84.07 Ardèche; 84.26 Drôme; 84.38 Isère; 84.42 Loire; 84.69 Rhône; 84.73 Savoie; 84.74 Haute-Savoie",
      },
    ],
  },
  {
    source: "Loi 64-707 of 10 July 1964",
    within: "FR",
    rows: [
      {
        names: "Seine, Département de la Seine, Seine Department",
        past: "11.75 Paris; 11.92 Hauts-de-Seine (part); 11.93 Seine-Saint-Denis (part); 11.94 Val-de-Marne (part)",
      },
      {
        names: "Seine-et-Oise, Département de Seine-et-Oise",
        past: "11.78 Yvelines; 11.91 Essonne; 11.95 Val d'Oise; 11.92 Hauts-de-Seine (part); 11.93 Seine-Saint-Denis (part); 11.94 Val-de-Marne (part)",
      },
    ],
  },
  {
    source:
      "Décrets of 1941 to 1990 (departments with new names); Code général des collectivités territoriales, art. L3431-1",
    within: "FR",
    rows: [
      { names: "Basses-Alpes", today: "93.04 Alpes-de-Haute-Provence" },
      { names: "Basses-Pyrénées", today: "75.64 Pyrénées-Atlantiques" },
      { names: "Loire-Inférieure", today: "52.44 Loire-Atlantique" },
      { names: "Seine-Inférieure", today: "28.76 Seine-Maritime" },
      { names: "Charente-Inférieure", today: "75.17 Charente-Maritime" },
      { names: "Côtes-du-Nord", today: "53.22 Côtes-d'Armor" },
    ],
  },
  {
    source: "Loi spéciale of 16 July 1993 (province divided in 1995)",
    within: "BE",
    rows: [
      {
        names: "Brabant, Province de Brabant, Provincie Brabant, Province of Brabant",
        past: "BRU.BRU Bruxelles-Capitale; VLG.VBR Provincie Vlaams-Brabant; WAL.WBR Province du Brabant Wallon",
      },
    ],
  },
  {
    source: "Ustawa of 28 May 1975 o dwustopniowym podziale administracyjnym Państwa (until 1998)",
    within: "PL",
    rows: [
      {
        names: "województwo bialskopodlaskie, bialskopodlaskie",
        past: "75 Lublin (part); 78 Mazovia (part)",
      },
      { names: "województwo białostockie, białostockie", past: "81 Podlasie (part)" },
      { names: "województwo bielskie, bielskie", past: "83 Silesia (part); 77 Lesser Poland (part)" },
      { names: "województwo bydgoskie, bydgoskie", past: "73 Kujawsko-Pomorskie (part)" },
      { names: "województwo chełmskie, chełmskie", past: "75 Lublin (part)" },
      { names: "województwo ciechanowskie, ciechanowskie", past: "78 Mazovia (part)" },
      {
        names: "województwo częstochowskie, częstochowskie",
        past: "83 Silesia (part); 79 Opole Voivodeship; 74 Łódź Voivodeship (part)",
      },
      { names: "województwo elbląskie, elbląskie", past: "85 Warmia-Masuria (part); 82 Pomerania (part)" },
      { names: "województwo gdańskie, gdańskie", past: "82 Pomerania (part)" },
      {
        names: "województwo gorzowskie, gorzowskie",
        past: "76 Lubusz (part); 87 West Pomerania (part); 86 Greater Poland (part)",
      },
      { names: "województwo jeleniogórskie, jeleniogórskie", past: "72 Lower Silesia (part)" },
      {
        names: "województwo kaliskie, kaliskie",
        past: "86 Greater Poland (part); 74 Łódź Voivodeship (part); 72 Lower Silesia (part)",
      },
      { names: "województwo katowickie, katowickie", past: "83 Silesia (part); 77 Lesser Poland (part)" },
      {
        names: "województwo kieleckie, kieleckie",
        past: "84 Świętokrzyskie (part); 77 Lesser Poland (part)",
      },
      { names: "województwo konińskie, konińskie", past: "86 Greater Poland (part)" },
      { names: "województwo koszalińskie, koszalińskie", past: "87 West Pomerania (part)" },
      { names: "województwo krakowskie, krakowskie", past: "77 Lesser Poland (part)" },
      {
        names: "województwo krośnieńskie, krośnieńskie",
        past: "80 Subcarpathia (part); 77 Lesser Poland (part)",
      },
      { names: "województwo legnickie, legnickie", past: "72 Lower Silesia (part)" },
      {
        names: "województwo leszczyńskie, leszczyńskie",
        past: "86 Greater Poland (part); 76 Lubusz (part); 72 Lower Silesia (part)",
      },
      { names: "województwo łomżyńskie, łomżyńskie", past: "81 Podlasie (part)" },
      { names: "województwo nowosądeckie, nowosądeckie", past: "77 Lesser Poland (part)" },
      { names: "województwo olsztyńskie, olsztyńskie", past: "85 Warmia-Masuria (part)" },
      { names: "województwo ostrołęckie, ostrołęckie", past: "78 Mazovia (part)" },
      { names: "województwo pilskie, pilskie", past: "86 Greater Poland (part); 87 West Pomerania (part)" },
      { names: "województwo piotrkowskie, piotrkowskie", past: "74 Łódź Voivodeship (part)" },
      { names: "województwo płockie, płockie", past: "78 Mazovia (part); 74 Łódź Voivodeship (part)" },
      { names: "województwo poznańskie, poznańskie", past: "86 Greater Poland (part)" },
      { names: "województwo przemyskie, przemyskie", past: "80 Subcarpathia (part)" },
      { names: "województwo radomskie, radomskie", past: "78 Mazovia (part)" },
      { names: "województwo rzeszowskie, rzeszowskie", past: "80 Subcarpathia (part)" },
      { names: "województwo siedleckie, siedleckie", past: "78 Mazovia (part); 75 Lublin (part)" },
      { names: "województwo sieradzkie, sieradzkie", past: "74 Łódź Voivodeship (part)" },
      {
        names: "województwo skierniewickie, skierniewickie",
        past: "74 Łódź Voivodeship (part); 78 Mazovia (part)",
      },
      { names: "województwo słupskie, słupskie", past: "82 Pomerania (part); 87 West Pomerania (part)" },
      { names: "województwo suwalskie, suwalskie", past: "81 Podlasie (part); 85 Warmia-Masuria (part)" },
      { names: "województwo szczecińskie, szczecińskie", past: "87 West Pomerania (part)" },
      {
        names: "województwo tarnobrzeskie, tarnobrzeskie",
        past: "80 Subcarpathia (part); 84 Świętokrzyskie (part); 75 Lublin (part)",
      },
      {
        names: "województwo tarnowskie, tarnowskie",
        past: "77 Lesser Poland (part); 80 Subcarpathia (part)",
      },
      {
        names: "województwo toruńskie, toruńskie",
        past: "73 Kujawsko-Pomorskie (part); 85 Warmia-Masuria (part)",
      },
      { names: "województwo wałbrzyskie, wałbrzyskie", past: "72 Lower Silesia (part)" },
      { names: "województwo warszawskie, warszawskie", past: "78 Mazovia (part)" },
      { names: "województwo włocławskie, włocławskie", past: "73 Kujawsko-Pomorskie (part)" },
      { names: "województwo wrocławskie, wrocławskie", past: "72 Lower Silesia (part)" },
      { names: "województwo zamojskie, zamojskie", past: "75 Lublin (part)" },
      {
        names: "województwo zielonogórskie, zielonogórskie",
        past: "76 Lubusz (part); 86 Greater Poland (part)",
      },
    ],
  },
  {
    source: "SFS 1996:945 and SFS 1997:222 (Skåne 1997, Västra Götaland 1998)",
    within: "SE",
    rows: [
      {
        names: "Malmöhus, Malmöhus län",
        past: "27.1214 Svalövs Kommun; 27.1230 Staffanstorps Kommun; 27.1231 Burlövs Kommun; 27.1233 Vellinge Kommun; 27.1260 Bjuvs Kommun; 27.1261 Kävlinge Kommun; 27.1262 Lomma Kommun; 27.1263 Svedala Kommun; 27.1264 Skurups Kommun; 27.1265 Sjöbo Kommun; 27.1266 Hörby Kommun; 27.1267 Höörs Kommun; 27.1280 Malmö; 27.1281 Lunds Kommun; 27.1282 Landskrona; 27.1283 Helsingborg; 27.1284 Höganäs Kommun; 27.1285 Eslövs Kommun; 27.1286 Ystads Kommun; 27.1287 Trelleborgs Kommun",
      },
      {
        names: "Kristianstads län, Kristianstad län",
        past: "27.1256 Östra Göinge Kommun; 27.1257 Örkelljunga Kommun; 27.1270 Tomelilla Kommun; 27.1272 Bromölla Kommun; 27.1273 Osby kommun; 27.1275 Perstorps Kommun; 27.1276 Klippans Kommun; 27.1277 Åstorps Kommun; 27.1278 Båstads Kommun; 27.1290 Kristianstads kommun; 27.1291 Simrishamns kommun; 27.1292 Ängelholms Kommun; 27.1293 Hässleholms Kommun",
      },
      {
        names: "Göteborgs och Bohus län, Göteborgs- och Bohuslän, Bohuslän",
        past: "28.1401 Härryda Kommun; 28.1402 Partille Kommun; 28.1407 Öckerö Kommun; 28.1415 Stenungsunds Kommun; 28.1419 Tjörns Kommun; 28.1421 Orust; 28.1427 Sotenäs Kommun; 28.1430 Munkedals Kommun; 28.1435 Tanums Kommun; 28.1480 Göteborgs stad; 28.1481 Mölndals kommun; 28.1482 Kungälvs Kommun; 28.1484 Lysekils Kommun; 28.1485 Uddevalla Kommun; 28.1486 Strömstads Kommun",
      },
      {
        names: "Älvsborgs län, Älvsborg, Elfsborgs län",
        past: "28.1438 Dals-Ed Kommun; 28.1439 Färgelanda Kommun; 28.1440 Ale Kommun; 28.1441 Lerums Kommun; 28.1442 Vårgårda Kommun; 28.1443 Bollebygds Kommun; 28.1452 Tranemo Kommun; 28.1460 Bengtsfors Kommun; 28.1461 Melleruds Kommun; 28.1462 Lilla Edets Kommun; 28.1463 Marks Kommun; 28.1465 Svenljunga Kommun; 28.1466 Herrljunga Kommun; 28.1487 Vänersborgs Kommun; 28.1488 Trollhättan; 28.1489 Alingsås Kommun; 28.1490 Borås; 28.1491 Ulricehamns Kommun; 28.1492 Åmåls Kommun",
      },
      {
        names: "Skaraborgs län, Skaraborg",
        past: "28.1444 Grästorps Kommun; 28.1445 Essunga Kommun; 28.1446 Karlsborgs Kommun; 28.1447 Gullspångs Kommun; 28.1470 Vara Kommun; 28.1471 Götene Kommun; 28.1472 Tibro Kommun; 28.1473 Töreboda Kommun; 28.1493 Mariestads Kommun; 28.1494 Lidköpings Kommun; 28.1495 Skara Kommun; 28.1496 Skövde Kommun; 28.1497 Hjo Kommun; 28.1498 Tidaholms kommun; 28.1499 Falköpings Kommun; 08.0642 Mullsjö kommun; 08.0643 Habo Kommun",
      },
      { names: "Kopparbergs län, Kopparberg län", today: "10 Dalarna" },
    ],
  },
  {
    source: "Inndelingsloven, division of counties until 2019",
    within: "NO",
    rows: [
      { names: "Østfold, Østfold fylke", today: "30 Viken (part)" },
      { names: "Akershus, Akershus fylke", today: "30 Viken (part); 01 Akershus", past: "12 Oslo" },
      { names: "Buskerud, Buskerud fylke", today: "30 Viken (part)" },
      { names: "Vestfold, Vestfold fylke", today: "38 Vestfold og Telemark (part)" },
      { names: "Telemark, Telemark fylke", today: "38 Vestfold og Telemark (part)" },
      { names: "Troms, Troms fylke", today: "54 Troms og Finnmark (part); 18 Troms" },
      { names: "Finnmark, Finnmark fylke, Finnmárku", today: "54 Troms og Finnmark (part)" },
      {
        names: "Hedmark, Hedmark fylke",
        past: "34.3401 Kongsvinger; 34.3403 Hamar; 34.3411 Ringsaker; 34.3412 Løten; 34.3413 Stange; 34.3414 Nord-Odal; 34.3415 Sør-Odal; 34.3416 Eidskog; 34.3417 Grue; 34.3418 Åsnes; 34.3419 Våler; 34.3420 Elverum; 34.3421 Trysil; 34.3422 Åmot; 34.3423 Stor-Elvdal; 34.3424 Rendalen; 34.3425 Engerdal; 34.3426 Tolga; 34.3427 Tynset; 34.3428 Alvdal; 34.3429 Folldal; 34.3430 Os",
      },
      {
        names: "Oppland, Oppland fylke",
        past: "34.3405 Lillehammer; 34.3407 Gjøvik; 34.3431 Dovre; 34.3432 Lesja; 34.3433 Skjåk; 34.3434 Lom; 34.3435 Vågå; 34.3436 Nord-Fron; 34.3437 Sel; 34.3438 Sør-Fron; 34.3439 Ringebu; 34.3440 Øyer; 34.3441 Gausdal; 34.3442 Østre Toten; 34.3443 Vestre Toten; 34.3446 Gran; 34.3447 Søndre Land; 34.3448 Nordre Land; 34.3449 Sør-Aurdal; 34.3450 Etnedal; 34.3451 Nord-Aurdal; 34.3452 Vestre Slidre; 34.3453 Øystre Slidre; 34.3454 Vang",
      },
      {
        names: "Hordaland, Hordaland fylke",
        past: "46.4601 Bergen; 46.4611 Etne; 46.4612 Sveio; 46.4613 Bømlo; 46.4614 Stord; 46.4615 Fitjar; 46.4616 Tysnes; 46.4617 Kvinnherad; 46.4618 Ullensvang; 46.4619 Eidfjord; 46.4620 Ulvik; 46.4621 Voss; 46.4622 Kvam; 46.4623 Samnanger; 46.4624 Bjørnafjorden; 46.4625 Austevoll; 46.4626 Øygarden; 46.4627 Askøy; 46.4628 Vaksdal; 46.4629 Modalen; 46.4630 Osterøy; 46.4631 Alver; 46.4632 Austrheim; 46.4633 Fedje; 46.4634 Masfjorden",
      },
      {
        names: "Sogn og Fjordane, Sogn og Fjordane fylke",
        past: "46.4602 Kinn; 46.4635 Gulen; 46.4636 Solund; 46.4637 Hyllestad; 46.4638 Høyanger; 46.4639 Vik; 46.4640 Sogndal; 46.4641 Aurland; 46.4642 Lærdal; 46.4643 Årdal; 46.4644 Luster; 46.4645 Askvoll; 46.4646 Fjaler; 46.4647 Sunnfjord; 46.4648 Bremanger; 46.4649 Stad; 46.4650 Gloppen; 46.4651 Stryn",
      },
      {
        names: "Aust-Agder, Aust-Agder fylke",
        past: "42.4201 Risør; 42.4202 Grimstad; 42.4203 Arendal; 42.4211 Gjerstad; 42.4212 Vegårshei; 42.4213 Tvedestrand; 42.4214 Froland; 42.4215 Lillesand; 42.4216 Birkenes; 42.4217 Åmli; 42.4218 Iveland; 42.4219 Evje og Hornnes; 42.4220 Bygland; 42.4221 Valle; 42.4222 Bykle",
      },
      {
        names: "Vest-Agder, Vest-Agder fylke",
        past: "42.4204 Kristiansand; 42.4205 Lindesnes; 42.4206 Farsund; 42.4207 Flekkefjord; 42.4223 Vennesla; 42.4224 Åseral; 42.4225 Lyngdal; 42.4226 Hægebostad; 42.4227 Kvinesdal; 42.4228 Sirdal",
      },
      {
        names: "Nord-Trøndelag, Nord-Trøndelag fylke",
        past: "21.5006 Steinkjer; 21.5007 Namsos; 21.5034 Meråker; 21.5035 Stjørdal; 21.5036 Frosta; 21.5037 Levanger; 21.5038 Verdal; 21.5041 Snåase - Snåsa; 21.5042 Lierne; 21.5043 Raarvihke - Røyrvik; 21.5044 Namsskogan; 21.5045 Grong; 21.5046 Høylandet; 21.5047 Overhalla; 21.5049 Flatanger; 21.5052 Leka; 21.5053 Inderøy; 21.5054 Indre Fosen (part); 21.5060 Nærøysund",
      },
      {
        names: "Sør-Trøndelag, Sør-Trøndelag fylke",
        past: "21.5001 Trondheim; 21.5014 Frøya; 21.5020 Osen; 21.5021 Oppdal; 21.5022 Rennebu; 21.5025 Røros; 21.5026 Holtålen; 21.5027 Midtre Gauldal; 21.5028 Melhus; 21.5029 Skaun; 21.5031 Malvik; 21.5032 Selbu; 21.5033 Tydal; 21.5054 Indre Fosen (part); 21.5055 Heim; 21.5056 Hitra; 21.5057 Ørland; 21.5058 Åfjord; 21.5059 Orkland",
      },
    ],
  },
  {
    source: "Lov 371 of 24 June 2005 om regioner (amter from 1970 to 2006)",
    within: "DK",
    rows: [
      {
        names: "Københavns Amt, København Amt, Copenhagen County",
        past: "17.151 Ballerup Kommune; 17.153 Brøndby Kommune; 17.155 Dragør Kommune; 17.157 Gentofte Kommune; 17.159 Gladsaxe Municipality; 17.161 Glostrup Kommune; 17.163 Herlev Kommune; 17.165 Albertslund Kommune; 17.167 Hvidovre Kommune; 17.169 Høje-Taastrup Kommune; 17.173 Lyngby-Tårbæk Kommune; 17.175 Rødovre Kommune; 17.183 Ishøj Kommune; 17.185 Tårnby Kommune; 17.187 Vallensbæk Kommune; 17.190 Furesø Kommune (part); 17.230 Rudersdal Kommune (part); 17.240 Egedal Kommune (part)",
      },
      {
        names: "Frederiksborg Amt, Frederiksborg, Frederiksborg County",
        past: "17.190 Furesø Kommune (part); 17.201 Allerød Kommune; 17.210 Fredensborg Kommune; 17.217 Helsingør Kommune; 17.219 Hillerød Kommune; 17.223 Hørsholm Kommune; 17.230 Rudersdal Kommune (part); 17.240 Egedal Kommune (part); 17.250 Frederikssund Kommune; 17.260 Halsnæs Kommune; 17.270 Gribskov Kommune",
      },
      {
        names: "Roskilde Amt, Roskilde County",
        past: "20.253 Greve Kommune; 20.259 Køge Kommune; 20.265 Roskilde Kommune; 20.269 Solrød Kommune; 20.350 Lejre Kommune",
      },
      {
        names: "Vestsjællands Amt, Vestsjælland, West Zealand, Western Zealand",
        past: "20.306 Odsherred Kommune; 20.316 Holbæk Kommune; 20.326 Kalundborg Kommune; 20.329 Ringsted Kommune; 20.330 Slagelse Kommune; 20.336 Stevns Kommune (part); 20.340 Sorø Kommune; 20.320 Faxe Kommune (part)",
      },
      {
        names: "Storstrøms Amt, Storstrøm, Storstrøm County",
        past: "20.320 Faxe Kommune (part); 20.336 Stevns Kommune (part); 20.360 Lolland Kommune; 20.370 Næstved Kommune; 20.376 Guldborgsund Kommune; 20.390 Vordingborg Kommune",
      },
      {
        names: "Fyns Amt, Fyn Amt, Funen County",
        past: "21.410 Middelfart Kommune; 21.420 Assens Kommune; 21.430 Faaborg-Midtfyn Kommune; 21.440 Kerteminde Kommune; 21.450 Nyborg Kommune; 21.461 Odense Kommune; 21.479 Svendborg Kommune; 21.480 Nordfyns Kommune; 21.482 Langeland Kommune; 21.492 Ærø Kommune",
      },
      {
        names: "Sønderjyllands Amt, Sønderjylland, South Jutland, South Jutland County, Southern Jutland",
        past: "21.510 Haderslev Kommune; 21.540 Sønderborg Kommune; 21.550 Tønder Kommune; 21.580 Aabenraa Kommune; 21.575 Vejen Kommune (part)",
      },
      {
        names: "Ribe Amt, Ribe County",
        past: "21.530 Billund Kommune (part); 21.561 Esbjerg Kommune; 21.563 Fanø Kommune; 21.573 Varde Kommune; 21.575 Vejen Kommune (part)",
      },
      {
        names: "Vejle Amt, Vejle County",
        past: "21.607 Fredericia Kommune; 21.621 Kolding Kommune; 21.630 Vejle Kommune; 21.530 Billund Kommune (part); 18.615 Horsens Kommune; 18.766 Hedensted Kommune",
      },
      {
        names: "Ringkøbing Amt, Ringkjøbing Amt, Ringkøbing County",
        past: "18.657 Herning Kommune; 18.661 Holstebro Kommune; 18.665 Lemvig Kommune; 18.671 Struer Kommune; 18.756 Ikast-Brande Kommune; 18.760 Ringkøbing-Skjern Kommune",
      },
      {
        names: "Århus Amt, Aarhus Amt, Aarhus County",
        past: "18.706 Syddjurs Kommune; 18.707 Norddjurs Kommune; 18.710 Favrskov Kommune; 18.727 Odder Kommune; 18.730 Randers Kommune; 18.740 Silkeborg Kommune; 18.741 Samsø Kommune; 18.746 Skanderborg Kommune; 18.751 Aarhus Kommune",
      },
      {
        names: "Viborg Amt, Viborg County",
        past: "18.779 Skive Kommune; 18.791 Viborg Kommune; 19.773 Morsø Kommune; 19.787 Thisted Kommune",
      },
      {
        names: "Nordjyllands Amt, North Jutland County",
        past: "19.810 Brønderslev Kommune; 19.813 Frederikshavn Kommune; 19.820 Vesthimmerland Kommune; 19.825 Læso Kommune; 19.840 Rebild Kommune; 19.846 Mariagerfjord Kommune; 19.849 Jammerbugt Kommune; 19.851 Ålborg Kommune; 19.860 Hjørring Kommune",
      },
    ],
  },
  {
    source: "Laki 1159 of 1997 (provinces, lääni, until 1997)",
    within: "FI",
    rows: [
      { names: "Uudenmaan lääni, Nylands län, Uusimaa Province", past: "01 Uusimaa" },
      {
        names: "Turun ja Porin lääni, Åbo och Björneborgs län, Turku and Pori Province",
        past: "02 Southwest Finland; 04 Satakunta",
      },
      {
        names: "Hämeen lääni, Tavastehus län, Häme Province",
        past: "05 Kanta-Häme; 06 Pirkanmaa; 07 Paijat-Hame",
      },
      {
        names: "Kymen lääni, Kymmene län, Kymi Province, Viipurin lääni, Viborgs län",
        past: "08 Kymenlaakso; 09 South Karelia",
      },
      { names: "Mikkelin lääni, Sankt Michels län, Mikkeli Province", past: "10 South Savo" },
      { names: "Kuopion lääni, Kuopio län, Kuopio Province", past: "11 North Savo; 12 North Karelia (part)" },
      { names: "Pohjois-Karjalan lääni", past: "12 North Karelia (part)" },
      { names: "Keski-Suomen lääni", past: "13 Central Finland (part)" },
      {
        names: "Vaasan lääni, Vasa län, Vaasa Province",
        past: "14 South Ostrobothnia; 15 Ostrobothnia; 16 Central Ostrobothnia; 13 Central Finland (part)",
      },
      { names: "Oulun lääni, Uleåborgs län, Oulu Province", past: "17 North Ostrobothnia; 18 Kainuu" },
      { names: "Lapin lääni, Lapplands län", past: "19 Lapland" },
    ],
  },
  {
    source: "Laki 22 of 1997 (provinces from 1997 to 2009)",
    within: "FI",
    rows: [
      {
        names: "Etelä-Suomen lääni, Southern Finland, Södra Finlands län",
        past: "01 Uusimaa; 05 Kanta-Häme; 07 Paijat-Hame; 08 Kymenlaakso; 09 South Karelia",
      },
      {
        names: "Länsi-Suomen lääni, Western Finland, Västra Finlands län",
        past: "02 Southwest Finland; 04 Satakunta; 06 Pirkanmaa; 13 Central Finland; 14 South Ostrobothnia; 15 Ostrobothnia; 16 Central Ostrobothnia",
      },
      {
        names: "Itä-Suomen lääni, Eastern Finland, Östra Finlands län",
        past: "10 South Savo; 11 North Savo; 12 North Karelia",
      },
    ],
  },
  {
    source: "Real Decreto of 30 November 1833; Estatutos de Autonomía of 1979 to 1983",
    within: "ES",
    rows: [
      {
        names: "Castilla la Vieja, Old Castile",
        past: "39 Cantabria (part); 27 La Rioja (part); 55.BU Provincia de Burgos; 55.SO Provincia de Soria; 55.SG Provincia de Segovia; 55.AV Provincia de Ávila; 55.VA Provincia de Valladolid; 55.P Provincia de Palencia",
      },
      {
        names: "Castilla la Nueva, New Castile",
        past: "29 Madrid; 54.TO Province of Toledo; 54.CR Provincia de Ciudad Real; 54.CU Provincia de Cuenca; 54.GU Provincia de Guadalajara",
      },
      {
        names: "Reino de León, Región de León, Región Leonesa",
        past: "55.LE Provincia de León; 55.ZA Provincia de Zamora; 55.SA Provincia de Salamanca",
      },
      { names: "Provincia de Santander, Province of Santander", past: "39 Cantabria (part)" },
      { names: "Provincia de Logroño, Province of Logroño", past: "27 La Rioja (part)" },
      { names: "Provincia de Oviedo, Province of Oviedo", past: "34 Asturias" },
      { names: "Vascongadas, Provincias Vascongadas, Basque Provinces", past: "59 Basque Country" },
      { of: "31 Murcia", past: "54.AB Provincia de Albacete" },
    ],
  },
  {
    source: "Bundesbeschluss of 9 March 1978 (canton of Jura 1979)",
    within: "CH",
    rows: [{ of: "BE Bern", past: "JU Jura" }],
  },
  {
    source:
      "Wet of 27 June 1985 (Flevoland 1986); Wet of 1949 (Urk), 1988 (Woerden), 1970 (Oudewater), 2018 (Vianen)",
    within: "NL",
    rows: [
      { of: "15 Overijssel", past: "16.0171 Gemeente Noordoostpolder; 16.0184 Gemeente Urk (part)" },
      { of: "03 Gelderland", past: "16.0303 Gemeente Dronten" },
      { of: "07 North Holland", past: "16.0184 Gemeente Urk (part)" },
      {
        of: "11 South Holland",
        past: "09.0632 Gemeente Woerden; 09.0589 Gemeente Oudewater; 09.1961 Vijfheerenlanden",
      },
      { names: "Zuidelijke IJsselmeerpolders, IJsselmeerpolders", past: "16 Flevoland" },
    ],
  },
  {
    source: "Constitution of the RSFSR 1978; laws of 1990 to 1992 on the subjects of the federation",
    within: "RU",
    rows: [
      { of: "70 Stavropol Kray", past: "27 Karachayevo-Cherkesiya Republic" },
      { of: "38 Krasnodar Krai", past: "01 Adygeya Republic" },
      { of: "91 Krasnoyarsk Krai", past: "31 Khakasiya Republic" },
      { of: "04 Altai Krai", past: "03 Altai" },
      { of: "30 Khabarovsk", past: "89 Jewish Autonomous Oblast" },
      { of: "78 Tyumen Oblast", today: "32 Khanty-Mansia; 87 Yamalo-Nenets" },
      { of: "06 Arkhangelskaya", today: "50 Nenets" },
      { of: "44 Magadan Oblast", past: "15 Chukotka" },
      { of: "47 Moscow Oblast", past: "48 Moscow" },
      { of: "42 Leningradskaya Oblast'", past: "66 St.-Petersburg" },
      {
        names:
          "Chechen-Ingush ASSR, Checheno-Ingush ASSR, Checheno-Ingushetia, Чечено-Ингушская АССР, Чечено-Ингушетия",
        past: "12 Chechnya; 19 Ingushetiya Republic",
      },
      { names: "Tatar ASSR, Татарская АССР", past: "73 Tatarstan Republic" },
      { names: "Bashkir ASSR, Башкирская АССР, Bashkiria", past: "08 Bashkortostan Republic" },
      { names: "Yakut ASSR, Якутская АССР, Yakutia, Yakutsk ASSR", past: "63 Sakha" },
      { names: "Buryat ASSR, Buryat-Mongol ASSR, Бурятская АССР", past: "11 Buryatiya Republic" },
      { names: "Chuvash ASSR, Чувашская АССР", past: "16 Chuvash Republic" },
      { names: "Dagestan ASSR, Daghestan ASSR, Дагестанская АССР", past: "17 Dagestan" },
      {
        names: "Kabardino-Balkar ASSR, Kabardino-Balkarian ASSR, Кабардино-Балкарская АССР",
        past: "22 Kabardino-Balkariya Republic",
      },
      { names: "Kalmyk ASSR, Калмыцкая АССР", past: "24 Kalmykiya Republic" },
      { names: "Karelian ASSR, Karelo-Finnish SSR, Карельская АССР", past: "28 Karelia" },
      { names: "Komi ASSR, Коми АССР", past: "34 Komi" },
      { names: "Mari ASSR, Марийская АССР", past: "45 Mariy-El Republic" },
      { names: "Mordovian ASSR, Mordvin ASSR, Мордовская АССР", past: "46 Mordoviya Republic" },
      { names: "North Ossetian ASSR, Северо-Осетинская АССР", past: "68 North Ossetia–Alania" },
      { names: "Udmurt ASSR, Удмуртская АССР", past: "80 Udmurtiya Republic" },
      { names: "Tuva ASSR, Tuvan ASSR, Тувинская АССР, Tannu Tuva", past: "79 Republic of Tyva" },
      {
        names: "Volga German ASSR, АССР Немцев Поволжья",
        past: "67 Saratov Oblast; 84 Volgograd Oblast (part)",
      },
      {
        names: "Gorky Oblast, Gorki Oblast, Gorkovskaya Oblast, Горьковская область",
        past: "51 Nizhny Novgorod Oblast",
      },
      { names: "Kuybyshev Oblast, Kuibyshev Oblast, Куйбышевская область", past: "65 Samara Oblast" },
      { names: "Kalinin Oblast, Калининская область", past: "77 Tver Oblast" },
      {
        names: "Perm Oblast, Molotov Oblast, Пермская область, Молотовская область, Komi-Permyak Okrug",
        past: "90 Perm Krai",
      },
      {
        names: "Chita Oblast, Читинская область, Agin-Buryat Okrug",
        past: "93 Zabaykalskiy (Transbaikal) Kray",
      },
      { names: "Kamchatka Oblast, Камчатская область, Koryak Okrug", past: "92 Kamchatka" },
      { names: "Chkalov Oblast, Чкаловская область", past: "55 Orenburg Oblast" },
      { names: "Stalingrad Oblast, Сталинградская область", past: "84 Volgograd Oblast (part)" },
      { names: "Kemerovo Oblast, Кемеровская область", past: "29 Kuzbass" },
      { names: "Taymyr Okrug, Evenk Okrug", past: "91 Krasnoyarsk Krai" },
    ],
  },
  {
    source: "Decree of the Presidium of the Supreme Soviet of 1956 and earlier (territories divided)",
    within: "RU",
    rows: [
      { of: "30 Khabarovsk", past: "44 Magadan Oblast; 92 Kamchatka; 64 Sakhalin Oblast; 05 Amur Oblast" },
      { of: "42 Leningradskaya Oblast'", past: "52 Novgorod Oblast; 60 Pskov Oblast; 49 Murmansk" },
      { of: "53 Novosibirsk Oblast", past: "29 Kuzbass; 75 Tomsk Oblast" },
      { of: "13 Chelyabinsk", past: "40 Kurgan Oblast" },
      { of: "54 Omsk Oblast", past: "78 Tyumen Oblast" },
      { of: "71 Sverdlovsk Oblast", past: "90 Perm Krai" },
      { of: "86 Voronezh Oblast", past: "43 Lipetsk Oblast; 09 Belgorod Oblast (part); 72 Tambov Oblast" },
      { of: "41 Kursk Oblast", past: "09 Belgorod Oblast (part)" },
    ],
  },
  {
    source: "Decrees of the Presidium of the Supreme Soviet 1935 to 1991 (oblasts with other names)",
    within: "UA",
    rows: [
      {
        names: "Stanislav Oblast, Stanislaviv Oblast, Станиславская область, Станіславська область",
        past: "06 Ivano-Frankivsk",
      },
      {
        names: "Voroshilovgrad Oblast, Ворошиловградская область, Ворошиловградська область",
        past: "14 Luhansk",
      },
      { names: "Stalino Oblast, Сталинская область, Сталінська область", past: "05 Donetsk" },
      { names: "Drohobych Oblast, Drogobych Oblast, Дрогобычская область", past: "15 Lviv" },
      {
        names: "Kamianets-Podilskyi Oblast, Kamenets-Podolsk Oblast, Proskuriv Oblast",
        past: "09 Khmelnytskyi",
      },
      { names: "Izmail Oblast, Измаильская область", past: "17 Odesa" },
      {
        names: "Crimean Oblast, Crimean ASSR, Крымская область, Крымская АССР",
        past: "11 Crimea; 20 Sevastopol City",
      },
      {
        names: "Carpathian Ruthenia, Subcarpathian Rus, Podkarpatská Rus, Kárpátalja",
        past: "25 Zakarpattia",
      },
    ],
  },
  {
    source: "Zákon 36/1960 Sb. o územním členění státu (kraje until 2000)",
    within: "CZ",
    rows: [
      {
        names: "Severomoravský kraj, North Moravian Region, North Moravia",
        past: "85 Moravian-Silesian Region (part); 84 Olomouc Region (part); 90 Zlín (part)",
      },
      { of: "78 South Moravian", past: "80 Vysocina (part); 84 Olomouc Region (part); 90 Zlín (part)" },
      { names: "Jihlavský kraj", past: "80 Vysocina (part)" },
      { names: "Ostravský kraj", past: "85 Moravian-Silesian Region (part)" },
      { names: "Gottwaldovský kraj", past: "90 Zlín (part)" },
      {
        names: "Východočeský kraj, East Bohemian Region, East Bohemia",
        past: "82 Hradec Králové Region; 86 Pardubice Region; 83 Liberec Region (part); 80 Vysocina (part)",
      },
      {
        names: "Severočeský kraj, North Bohemian Region, North Bohemia",
        past: "89 Ústí nad Labem Region; 83 Liberec Region (part)",
      },
      {
        names: "Západočeský kraj, West Bohemian Region, West Bohemia",
        past: "81 Carlsbad Region; 87 Plzeň Region",
      },
      { of: "79 South Bohemian Region", past: "80 Vysocina (part)" },
    ],
  },
  {
    source: "Zákon 36/1960 Zb. o územnom členení štátu (kraje until 1996)",
    within: "SK",
    rows: [
      {
        names: "Západoslovenský kraj, West Slovak Region, Western Slovakia",
        past: "02 Bratislava Region; 04 Nitra Region; 06 Trenčín Region (part); 07 Trnava Region",
      },
      {
        names: "Stredoslovenský kraj, Central Slovak Region, Central Slovakia",
        past: "01 Banská Bystrica Region; 08 Žilina Region; 06 Trenčín Region (part)",
      },
      {
        names: "Východoslovenský kraj, East Slovak Region, Eastern Slovakia",
        past: "03 Košice Region; 05 Prešov Region",
      },
    ],
  },
  {
    source: "Ley 20.174 (Los Ríos) and Ley 20.175 (Arica y Parinacota) of 2007, Ley 21.033 of 2017 (Ñuble)",
    within: "CL",
    rows: [
      { of: "15 Tarapacá", past: "16 Arica y Parinacota Region" },
      { of: "14 Los Lagos Region", past: "17 Los Ríos Region" },
      { of: "06 Biobio", past: "18 Ñuble" },
    ],
  },
  {
    source: "Ley 23099 of 1980 (Ucayali)",
    within: "PE",
    rows: [{ of: "16 Loreto", past: "25 Ucayali" }],
  },
  {
    source: "Ley 119 of 2013 (Panamá Oeste), Ley 10 of 1997 (Ngäbe-Buglé), Ley 22 of 1983 (Emberá)",
    within: "PA",
    rows: [
      { of: "08 Panamá", past: "13 Panamá Oeste Province" },
      { of: "02 Chiriquí Province", past: "12 Ngöbe-Buglé Comarca (part)" },
      { of: "10 Veraguas Province", past: "12 Ngöbe-Buglé Comarca (part)" },
      { of: "01 Bocas del Toro Province", past: "12 Ngöbe-Buglé Comarca (part)" },
      { of: "05 Darién", past: "11 Embera" },
      { of: "04 Colón", past: "09 Guna Yala (part)" },
      { names: "Comarca de San Blas, Kuna Yala", today: "09 Guna Yala (part)" },
    ],
  },
  {
    source:
      "Republic Acts 2786 (1960), 711 (1952), 4221 (1965), 4867 (1967), 5999 (1969), 6684 (1990), 8973 (2000), 4849 (1966), 10360 (2013)",
    within: "PH",
    rows: [
      { names: "Davao Province, Province of Davao", past: "11 Davao Region" },
      {
        names: "Surigao Province, Province of Surigao",
        past: "13.61 Province of Surigao del Norte; 13.62 Province of Surigao del Sur; 13.I9 Dinagat Islands (part)",
      },
      {
        names: "Zamboanga Province, Province of Zamboanga",
        past: "09.65 Province of Zamboanga del Norte; 09.66 Province of Zamboanga del Sur; 09.ZSI Province of Zamboanga Sibugay (part)",
      },
      {
        of: "08.55 Province of Samar",
        past: "08.23 Province of Eastern Samar; 08.67 Province of Northern Samar",
      },
      { of: "08.37 Province of Leyte", past: "08.59 Province of Southern Leyte; 08.H9 Biliran" },
      {
        names: "Agusan Province, Province of Agusan",
        past: "13.02 Province of Agusan del Norte; 13.03 Province of Agusan del Sur",
      },
      {
        names: "Misamis Province, Province of Misamis",
        past: "10.42 Province of Misamis Occidental; 10.43 Province of Misamis Oriental",
      },
      {
        names: "Lanao Province, Province of Lanao",
        past: "10.34 Province of Lanao del Norte; 14.35 Province of Lanao del Sur",
      },
      {
        of: "12.57 Cotabato",
        past: "12.B8 Cotabato City (part); 12.70 Province of South Cotabato; 12.71 Province of Sultan Kudarat; 12.M9 Province of Sarangani (part); 14.MGS Maguindanao del Sur (part)",
      },
      {
        names: "Mindoro Province, Province of Mindoro",
        past: "41.40 Occidental Mindoro; 41.41 Oriental Mindoro",
      },
      {
        of: "15.44 Mountain Province",
        past: "15.10 Province of Benguet; 15.27 Province of Ifugao; 15.32 Kalinga (part); 15.H6 Apayao (part)",
      },
      { names: "Kalinga-Apayao", past: "15.32 Kalinga (part); 15.H6 Apayao (part)" },
      {
        names: "Tayabas Province, Province of Tayabas",
        past: "40.H2 Province of Quezon; 03.G8 Province of Aurora (part)",
      },
      { of: "40.H2 Province of Quezon", past: "03.G8 Province of Aurora (part)" },
      { of: "40.53 Province of Rizal", past: "NCR National Capital Region" },
      { of: "06.30 Province of Iloilo", past: "06.J3 Province of Guimaras" },
      { of: "06.18 Province of Capiz", past: "06.04 Province of Aklan" },
      { of: "10.43 Province of Misamis Oriental", past: "10.17 Province of Camiguin" },
      { of: "12.70 Province of South Cotabato", past: "12.M9 Province of Sarangani (part)" },
      { of: "11.25 Province of Davao del Sur", past: "11.P3 Davao Occidental" },
      { of: "11.I7 Province of Davao del Norte", past: "11.I6 Davao de Oro (part)" },
      { of: "09.66 Province of Zamboanga del Sur", past: "09.ZSI Province of Zamboanga Sibugay (part)" },
      { of: "13.61 Province of Surigao del Norte", past: "13.I9 Dinagat Islands (part)" },
      {
        names: "Maguindanao, Maguindanao Province",
        today: "14.MGS Maguindanao del Sur (part)",
        past: "12.B8 Cotabato City (part)",
      },
      { names: "Compostela Valley", today: "11.I6 Davao de Oro (part)" },
    ],
  },
  {
    source: "Perlembagaan (Pindaan) of 1973, 1984 and 2001 (federal territories)",
    within: "MY",
    rows: [
      { of: "12 Selangor", past: "14 Kuala Lumpur; 17 Putrajaya" },
      { of: "16 Sabah", past: "15 Labuan" },
    ],
  },
  {
    source: "Ley 1304 of 1976 and Ley 110 of 2010",
    within: "CU",
    rows: [
      {
        names: "Oriente, Provincia de Oriente, Oriente Province",
        past: "09 Granma Province; 10 Guantánamo Province; 12 Holguín Province; 13 Las Tunas Province (part); 15 Santiago de Cuba Province",
      },
      {
        names: "Las Villas, Provincia de Las Villas, Santa Clara Province",
        past: "16 Villa Clara Province; 08 Cienfuegos Province; 14 Sancti Spíritus Province",
      },
      {
        names: "Camagüey Province, Provincia de Camagüey",
        today: "05 Camagüey",
        past: "07 Ciego de Ávila Province; 13 Las Tunas Province (part)",
      },
      {
        names: "Provincia de La Habana, La Habana Province, Havana Province, Habana Province",
        past: "02 Havana; AR Artemisa (part); MA Mayabeque; 04 Isla de la Juventud",
      },
      { of: "01 Pinar del Río", past: "AR Artemisa (part)" },
    ],
  },
  {
    source:
      "Local Autonomy Act and laws on directly governed and metropolitan cities of 1946, 1963, 1981, 1986, 1989, 1997 and 2012",
    within: "KR",
    rows: [
      { of: "20 Gyeongsangnam-do", past: "10 Busan (part); 21 Ulsan (part)" },
      { of: "14 Gyeongsangbuk-do", past: "15 Daegu (part)" },
      { of: "13 Gyeonggi-do", past: "12 Incheon; 11 Seoul" },
      { of: "16 Jeollanam-do", past: "18 Gwangju (part); 01 Jeju-do" },
      { of: "17 Chungcheongnam-do", past: "19 Daejeon (part); 22 Sejong-si (part)" },
      {
        names: "Gyeongsang, Gyeongsang-do, Kyongsang, 경상도",
        past: "14 Gyeongsangbuk-do; 20 Gyeongsangnam-do; 10 Busan (part); 15 Daegu (part); 21 Ulsan (part)",
      },
      {
        names: "Jeolla, Jeolla-do, Cholla, 전라도",
        past: "03 Jeollabuk-do; 16 Jeollanam-do; 18 Gwangju (part)",
      },
      {
        names: "Chungcheong, Chungcheong-do, Chungchong, 충청도",
        past: "05 North Chungcheong; 17 Chungcheongnam-do; 19 Daejeon (part); 22 Sejong-si (part)",
      },
    ],
  },
  {
    source:
      "Ley 2 of 1966 (Quindío), Ley 70 of 1966 (Risaralda), Ley 25 of 1967 (Cesar), Ley 9 of 1951 (Córdoba), Ley 47 of 1966 (Sucre)",
    within: "CO",
    rows: [
      { of: "37 Caldas Department", past: "23 Quindío Department; 24 Risaralda Department" },
      { of: "38 Magdalena Department", past: "10 Cesar Department; 17 La Guajira Department" },
      { of: "35 Bolívar", past: "12 Córdoba; 27 Sucre Department" },
      { of: "33 Cundinamarca", past: "34 Bogota D.C." },
      { of: "36 Boyacá", past: "32 Casanare Department" },
    ],
  },
  {
    source: "Ley of 1998 (Vargas)",
    within: "VE",
    rows: [{ of: "25 Distrito Federal", past: "26 Vargas" }],
  },
  {
    source: "Decretos of 1989 (Sucumbíos), 1998 (Orellana) and 2007 (Santa Elena, Santo Domingo)",
    within: "EC",
    rows: [
      { of: "23 Napo", past: "22 Sucumbíos (part); 24 Orellana Province (part)" },
      { of: "10 Guayas", past: "25 Santa Elena" },
      { of: "18 Pichincha", past: "26 Santo Domingo de los Tsáchilas" },
      {
        names: "Napo-Pastaza",
        past: "23 Napo; 17 Pastaza Province; 22 Sucumbíos (part); 24 Orellana Province (part)",
      },
      { names: "Santiago-Zamora", past: "15 Morona-Santiago Province; 20 Zamora Chinchipe" },
    ],
  },
  {
    source: "Loi de programmation 15/004 of 2015 (provinces until 2015)",
    within: "CD",
    rows: [
      {
        names: "Katanga, Shaba Province, Katanga Province",
        past: "14 Haut-Katanga; 15 Haut-Lomami; 22 Lualaba; 29 Tanganyika",
      },
      {
        names: "Bandundu Province, Province de Bandundu",
        past: "19 Kwango (part); 20 Kwilu (part); 24 Mai-Ndombe (part)",
      },
      {
        names: "Orientale Province, Province Orientale, Orientale, Haut-Zaïre, Haut-Congo",
        past: "13 Bas-Uele; 16 Haut-Uele; 17 Ituri; 30 Tshopo",
      },
      { of: "02 Équateur", past: "25 Mongala; 26 Nord-Ubangi; 28 Sud-Ubangi; 31 Tshuapa" },
      { names: "Kasai-Occidental, West Kasai", past: "18 Kasai; 23 Kasai-Central" },
      { names: "Kasai-Oriental", past: "04 East Kasai; 21 Lomami; 27 Sankuru" },
      { names: "Kivu, Kivu Province", past: "10 Maniema; 11 North Kivu; 12 South Kivu" },
      {
        names: "Léopoldville Province, Province de Léopoldville",
        past: "06 Kinshasa; 08 Bas-Congo (part); 19 Kwango (part); 20 Kwilu (part); 24 Mai-Ndombe (part)",
      },
      { names: "Bas-Zaïre, Kongo Central", today: "08 Bas-Congo (part)" },
    ],
  },
  {
    source: "Government Notices 72 of 2012 and 461 of 2016; Manyara 2002",
    within: "TZ",
    rows: [
      { of: "26 Arusha", past: "27 Manyara" },
      { of: "12 Mwanza", past: "28 Geita (part)" },
      { of: "19 Kagera", past: "28 Geita (part)" },
      { of: "15 Shinyanga", past: "31 Simiyu; 28 Geita (part)" },
      { of: "24 Rukwa", past: "29 Katavi" },
      { of: "04 Iringa", past: "30 Njombe" },
      { of: "09 Mbeya", past: "32 Songwe" },
      { names: "West Lake Region, Ziwa Magharibi", past: "19 Kagera" },
    ],
  },
  {
    source: "Statutory Instrument of 2011 (Muchinga)",
    within: "ZM",
    rows: [{ of: "05 Northern Province", past: "10 Muchinga" }],
  },
  {
    source: "Provinces of Southern Rhodesia until 1979",
    within: "ZW",
    rows: [
      {
        names: "Mashonaland",
        past: "03 Mashonaland Central; 04 Mashonaland East Province; 05 Mashonaland West; 10 Harare",
      },
      { names: "Matabeleland", past: "06 Matabeleland North; 07 Matabeleland South Province; 09 Bulawayo" },
      { names: "Victoria Province", past: "08 Masvingo Province" },
    ],
  },
  {
    source: "Lois of 1984, 2002 and 2008 (regions)",
    within: "SN",
    rows: [
      { names: "Casamance", today: "12 Ziguinchor; 11 Kolda; 18 Sédhiou" },
      { names: "Sine-Saloum", past: "09 Fatick; 10 Kaolack; 16 Kaffrine" },
      { names: "Sénégal Oriental", past: "05 Tambacounda; 17 Kedougou" },
      { names: "Région du Cap-Vert", past: "01 Dakar" },
      { names: "Région du Fleuve", past: "14 Saint-Louis; 15 Matam" },
    ],
  },
  {
    source: "Laws of 1993 (Ardabil), 1997 (Golestan, Qazvin, Qom), 2004 (Khorasan) and 2010 (Alborz)",
    within: "IR",
    rows: [
      {
        names: "Khorasan, Khorasan Province, Khurasan, Khorassan, خراسان",
        past: "41 South Khorasan Province; 42 Razavi Khorasan; 43 North Khorasan",
      },
      { of: "33 East Azerbaijan", past: "32 Ardabil Province" },
      { of: "35 Māzandarān", past: "37 Golestan" },
      {
        of: "26 Tehran",
        past: "44 Alborz Province (part); 39 Qom Province (part); 38 Qazvin Province (part)",
      },
      { of: "36 Zanjan", past: "38 Qazvin Province (part)" },
      { of: "34 Markazi", past: "26 Tehran; 39 Qom Province (part); 44 Alborz Province (part)" },
      { of: "28 Isfahan", past: "40 Yazd Province" },
    ],
  },
  {
    source: "Decrees of 2004 (Daykundi, Panjshir) and 1985 to 1995 (Khost)",
    within: "AF",
    rows: [
      { of: "39 Oruzgan", past: "41 Daykundi" },
      { of: "40 Parwan", past: "42 Panjshir" },
      { of: "36 Paktia", past: "37 Khowst" },
      { of: "34 Kunar", past: "38 Nuristan (part)" },
      { of: "35 Laghman", past: "38 Nuristan (part)" },
      { of: "31 Jowzjan", past: "33 Sar-e Pol Province" },
    ],
  },
  {
    source: "Adaptation of Expressions Law 1989; Constitution of 2008",
    within: "MM",
    rows: [
      { names: "Arakan, Arakan State, Arakan Division", today: "01 Rakhine" },
      { names: "Irrawaddy Division", today: "03 Ayeyarwady" },
      { names: "Karen State", today: "05 Kayin State" },
      { names: "Karenni State, Karenni", today: "06 Kayah State" },
      { names: "Tenasserim, Tenasserim Division", today: "12 Tanintharyi Region", past: "13 Mon" },
      { names: "Pegu Division", today: "16 Bago Region" },
      { names: "Rangoon Division", today: "17 Yangon" },
      { names: "Magwe Division", today: "15 Magway" },
      { of: "08 Mandalay Region", past: "18 Nay Pyi Taw" },
    ],
  },
  {
    source: "Royal Decree of 31 December 2013 (Tboung Khmum)",
    within: "KH",
    rows: [{ of: "02 Kampong Cham", past: "31 Tboung Khmum" }],
  },
  {
    source: "Loi of 2003 (Nippes)",
    within: "HT",
    rows: [
      { of: "14 Grand'Anse", past: "15 Nippes (part)" },
      { of: "12 Sud", past: "14 Grand'Anse; 15 Nippes (part)" },
    ],
  },
  {
    source: "Organic Law on Provincial Boundaries (Amendment) 2009 (Hela and Jiwaka 2012)",
    within: "PG",
    rows: [
      { of: "05 Southern Highlands Province", past: "21 Hela Province" },
      { of: "16 Western Highlands Province", past: "22 Jiwaka Province" },
      { names: "West Sepik", today: "18 Sandaun Province" },
      { names: "North Solomons", today: "07 Bougainville" },
    ],
  },
  {
    source: "Decrees of the President of 1993, 1997, 2018 and 2022 (regions)",
    within: "KZ",
    rows: [
      { of: "01 Almaty Region", past: "12510144 Zhetysu Region (part)" },
      { of: "15 East Kazakhstan", past: "12510143 Abai Region (part)" },
      { of: "12 Karaganda", past: "12510145 Ulytau Region (part)" },
      {
        names:
          "South Kazakhstan, South Kazakhstan Region, Chimkent Oblast, Shymkent Oblast, Чимкентская область",
        past: "10 Turkistan; 1537272 Shymkent",
      },
      { names: "Guryev Oblast, Гурьевская область", past: "06 Atyrau Oblisi" },
      { names: "Semipalatinsk Oblast, Семипалатинская область", past: "12510143 Abai Region (part)" },
      {
        names: "Taldykorgan Oblast, Taldy-Kurgan Oblast, Талды-Курганская область",
        past: "12510144 Zhetysu Region (part)",
      },
      {
        names: "Dzhezkazgan Oblast, Zhezkazgan Oblast, Джезказганская область",
        past: "12510145 Ulytau Region (part)",
      },
      { names: "Dzhambul Oblast, Джамбулская область", past: "17 Zhambyl" },
      { names: "Tselinograd Oblast, Целиноградская область", past: "03 Aqmola" },
      { names: "Uralsk Oblast, Уральская область", past: "07 West Kazakhstan" },
      { names: "Kustanay Oblast, Кустанайская область, Turgay Oblast, Torgay Oblast", past: "13 Kostanay" },
      { names: "Kzyl-Orda Oblast, Кзыл-Ординская область", past: "14 Kyzylorda" },
      {
        names: "Alma-Ata Oblast, Алма-Атинская область",
        past: "01 Almaty Region; 02 Almaty; 12510144 Zhetysu Region (part)",
      },
      { names: "Mangyshlak Oblast", past: "09 Mangystau" },
      { names: "Aktyubinsk Oblast, Актюбинская область", past: "04 Aktobe" },
    ],
  },
  {
    source: "Laws of 1990 (Jalal-Abad) and 1999 (Batken)",
    within: "KG",
    rows: [{ of: "08 Osh Region", past: "09 Batken; 03 Jalal-Abad Region" }],
  },
  {
    source: "Resolutions of the National Assembly of 1975, 1976, 1989, 1991, 1996, 2003 and 2008",
    within: "VN",
    rows: [
      { names: "Hà Tây, Ha Tay Province, Hà Đông Province", past: "44 Hanoi (part)" },
      { names: "Hà Sơn Bình", past: "44 Hanoi (part); 53 Hòa Bình" },
      { names: "Hà Nam Ninh", past: "80 Hà Nam (part); 82 Nam Định (part); 59 Ninh Bình" },
      { names: "Nam Hà", past: "80 Hà Nam (part); 82 Nam Định (part)" },
      { names: "Nghệ Tĩnh", past: "58 Nghệ An; 52 Hà Tĩnh" },
      { names: "Bình Trị Thiên", past: "62 Quảng Bình; 64 Quảng Trị; 66 Thừa Thiên-Huế" },
      { names: "Quảng Nam-Đà Nẵng", past: "84 Quảng Nam (part); 78 Da Nang" },
      { names: "Nghĩa Bình", past: "63 Quảng Ngãi; 46 Bình Định" },
      { names: "Phú Khánh", past: "61 Phú Yên; 54 Khánh Hòa" },
      { names: "Thuận Hải", past: "47 Bình Thuận; 60 Ninh Thuận" },
      { names: "Sông Bé", past: "75 Bình Dương; 76 Bình Phước" },
      { names: "Cửu Long", past: "69 Vĩnh Long; 67 Trà Vinh" },
      { of: "93 Hậu Giang", past: "87 Cần Thơ; 65 Sóc Trăng" },
      { names: "Gia Định, Gia Dinh Province", past: "20 Ho Chi Minh City" },
      { names: "Quảng Tín", past: "84 Quảng Nam (part)" },
      { names: "Minh Hải", past: "77 Cà Mau; 73 Bạc Liêu" },
      { names: "Hà Bắc", past: "71 Bắc Giang; 74 Bắc Ninh" },
      { names: "Hải Hưng", past: "79 Hải Dương; 81 Hưng Yên" },
      { names: "Vĩnh Phú", past: "83 Phú Thọ; 86 Vĩnh Phúc" },
      { names: "Bắc Thái", past: "85 Thái Nguyên; 72 Bắc Kạn" },
      { names: "Hoàng Liên Sơn", past: "90 Lào Cai; 70 Yên Bái" },
      { names: "Hà Tuyên", past: "50 Hà Giang; 68 Tuyên Quang" },
      { names: "Gia Lai-Kon Tum", past: "49 Gia Lai; 55 Kon Tum" },
      { names: "Cao Lạng", past: "05 Cao Bằng; 39 Lạng Sơn" },
      { of: "88 Đắk Lắk", past: "91 Đắk Nông" },
      { of: "89 Lai Châu", past: "92 Điện Biên" },
      { of: "43 Đồng Nai", past: "45 Bà Rịa-Vũng Tàu" },
    ],
  },
  {
    source: "Código Administrativo 1936 (provinces until 1976)",
    within: "PT",
    rows: [
      { names: "Beira Alta", past: "22 Viseu; 11 Guarda" },
      { names: "Beira Baixa", past: "06 Castelo Branco" },
      { names: "Beira Litoral", past: "02 Aveiro; 07 Coimbra; 13 Leiria (part)" },
      { names: "Estremadura", past: "14 Lisbon; 13 Leiria (part); 19 Setúbal (part)" },
      { names: "Ribatejo", past: "18 Santarém" },
      {
        names: "Alentejo, Alto Alentejo, Baixo Alentejo",
        past: "03 Beja; 08 Évora; 16 Portalegre; 19 Setúbal (part)",
      },
      { names: "Minho, Província do Minho", past: "04 Braga; 20 Viana do Castelo" },
      { names: "Trás-os-Montes, Trás-os-Montes e Alto Douro", past: "05 Bragança; 21 Vila Real" },
      { names: "Douro Litoral", past: "17 Porto" },
    ],
  },
  {
    source: "Loi constitutionnelle 2007-001 (provinces until 2009)",
    within: "MG",
    rows: [
      {
        names: "Tananarive Province, Antananarivo Province",
        past: "11 Analamanga; 12 Vakinankaratra; 13 Itasy; 14 Bongolava",
      },
      {
        names: "Fianarantsoa Province",
        past: "21 Upper Matsiatra; 22 Amoron'i Mania; 24 Ihorombe; 25 Atsimo-Atsinanana; 26 Fitovinany Region; 27 Vatovavy Region",
      },
      {
        names: "Tamatave Province, Toamasina Province",
        past: "31 Atsinanana; 32 Analanjirofo; 33 Alaotra Mangoro",
      },
      { names: "Majunga Province, Mahajanga Province", past: "41 Boeny; 42 Sofia; 43 Betsiboka; 44 Melaky" },
      {
        names: "Tuléar Province, Toliara Province, Toliary Province",
        past: "51 Atsimo-Andrefana; 52 Androy; 53 Anosy; 54 Menabe",
      },
      { names: "Diego-Suarez Province, Antsiranana Province", past: "71 Diana; 72 Sava" },
    ],
  },
  {
    source: "Presidential decrees of 2008 and 2009 (Luxor)",
    within: "EG",
    rows: [{ of: "23 Qena", past: "28 Luxor" }],
  },
  {
    source: "Décret 83-392 of 1983",
    within: "CM",
    rows: [
      { of: "13 North", past: "10 Adamaoua; 12 Far North" },
      { of: "11 Centre", past: "14 South" },
    ],
  },
  {
    source: "Constitution of Nepal 2015, Schedule 4 (zones until 2015)",
    within: "NP",
    rows: [
      { names: "Mechi, Mechi Zone", past: "1 Koshi (part)" },
      { names: "Koshi Zone, Kosi Zone", past: "1 Koshi (part)" },
      { names: "Sagarmatha Zone", past: "1 Koshi (part); 2 Madhesh (part)" },
      { names: "Janakpur Zone", past: "2 Madhesh (part); 3 Bagmati Province (part)" },
      { names: "Bagmati Zone", past: "3 Bagmati Province (part)" },
      { names: "Narayani Zone", past: "2 Madhesh (part); 3 Bagmati Province (part)" },
      { names: "Gandaki Zone", past: "4 Gandaki Pradesh (part)" },
      { names: "Dhaulagiri Zone", past: "4 Gandaki Pradesh (part)" },
      { names: "Lumbini Zone", past: "5 Lumbini Province (part); 4 Gandaki Pradesh (part)" },
      { names: "Rapti Zone", past: "5 Lumbini Province (part); 6 Karnali Pradesh (part)" },
      { names: "Bheri Zone", past: "5 Lumbini Province (part); 6 Karnali Pradesh (part)" },
      { names: "Karnali Zone", past: "6 Karnali Pradesh (part)" },
      { names: "Seti Zone, Mahakali Zone", past: "7 Sudurpashchim Pradesh" },
    ],
  },
  {
    source: "Lei 14 of 2024 (Cubango, Cuando, Icolo e Bengo); Lunda in 1978",
    within: "AO",
    rows: [
      { names: "Cuando Cubango, Kuando Kubango", past: "CBG Cubango; CUB Cuando Province" },
      { names: "Lunda, Distrito da Lunda", past: "17 Luanda Norte; 18 Lunda Sul" },
      { of: "20 Luanda", past: "ICB Icolo e Bengo Province; 19 Bengo" },
      { names: "Moçâmedes Province, Distrito de Moçâmedes", past: "13 Namibe" },
    ],
  },
  {
    source: "Constituição de 1975 (districts of Portuguese Mozambique)",
    within: "MZ",
    rows: [
      { names: "Manica e Sofala, Manica and Sofala", past: "05 Sofala; 10 Manica" },
      { of: "04 Maputo Province", past: "11 Maputo City (part)" },
      { names: "Distrito de Lourenço Marques", past: "04 Maputo Province; 11 Maputo City (part)" },
    ],
  },
  {
    source: "Governorates Law 159 of 1969 and decrees to 1976",
    within: "IQ",
    rows: [
      { of: "15 Nineveh", past: "08 Duhok" },
      { of: "07 Baghdad", past: "18 Salah ad Din" },
      { of: "12 Karbala", past: "17 Najaf (part)" },
      { of: "04 Al-Qadisiyah", past: "03 Muthanna; 17 Najaf (part)" },
    ],
  },
  {
    source: "Loi organique 29 of 2005 (prefectures and provinces until 2005)",
    within: "RW",
    rows: [
      {
        names: "Butare Province, Gitarama Province, Gikongoro Province",
        past: "15 Southern Province (part)",
      },
      { names: "Ruhengeri Province, Byumba Province", past: "13 Northern Province (part)" },
      { names: "Gisenyi Province, Kibuye Province, Cyangugu Province", past: "14 Western Province" },
      { names: "Kibungo Province, Umutara Province, Umutara", past: "11 Eastern Province (part)" },
      {
        names: "Kigali-Rural, Kigali-Ngali",
        past: "11 Eastern Province (part); 12 Kigali; 13 Northern Province (part); 15 Southern Province (part)",
      },
    ],
  },
  {
    source: "Décret 2-15-40 of 2015 (regions until 2015)",
    within: "MA",
    rows: [
      { names: "Doukkala-Abda", past: "06 Casablanca-Settat (part); 07 Marrakesh-Safi (part)" },
      { names: "Tadla-Azilal", past: "05 Beni Mellal-Khenifra (part)" },
      { names: "Gharb-Chrarda-Béni Hssen", past: "04 Rabat-Salé-Kénitra (part)" },
      { names: "Rabat-Salé-Zemmour-Zaër", past: "04 Rabat-Salé-Kénitra (part)" },
      {
        names: "Taza-Al Hoceima-Taounate",
        past: "03 Fes-Meknes (part); 01 Tanger-Tetouan-Al Hoceima (part)",
      },
      { names: "Fès-Boulemane", past: "03 Fes-Meknes (part)" },
      { names: "Meknès-Tafilalet", past: "03 Fes-Meknes (part); 08 Drâa-Tafilalet (part)" },
      { names: "Chaouia-Ouardigha", past: "06 Casablanca-Settat (part); 05 Beni Mellal-Khenifra (part)" },
      { names: "Grand Casablanca", past: "06 Casablanca-Settat (part)" },
      { names: "Souss-Massa-Drâa", past: "09 Souss-Massa; 08 Drâa-Tafilalet (part)" },
      { names: "Marrakech-Tensift-Al Haouz", past: "07 Marrakesh-Safi (part)" },
      { names: "Tanger-Tétouan", past: "01 Tanger-Tetouan-Al Hoceima (part)" },
      { names: "Guelmim-Es Semara", past: "10 Guelmim-Oued Noun; 11 Laayoune-Sakia El Hamra" },
    ],
  },
  {
    source: "Local Government Act, amendment of 3 February 2009 (counties until 2010 and 2014)",
    within: "TW",
    rows: [
      { names: "Taipei County, Taipei Hsien, 台北縣, 臺北縣, 台北县", past: "03 Taipei" },
      { names: "Kaohsiung County, Kaohsiung Hsien, 高雄縣, 高雄县", past: "02 Takao" },
      { names: "Taichung County, Taichung Hsien, 台中縣, 臺中縣, 台中县", past: "04.TXG Taichung City" },
      { names: "Tainan County, Tainan Hsien, 台南縣, 臺南縣, 台南县", past: "04.TNN Tainan" },
      { names: "Taoyuan County, Taoyuan Hsien, 桃園縣, 桃园县", past: "04.TAO Taoyuan" },
    ],
  },
  {
    source: "Ustawa of 3 December 1920 and 4 February 1921 (voivodeships of Poland until 1939)",
    within: "UA",
    rows: [
      { names: "województwo lwowskie, Lwów Voivodeship, lwowskie", past: "15 Lviv (part)" },
      {
        names: "województwo stanisławowskie, Stanisławów Voivodeship, stanisławowskie",
        past: "06 Ivano-Frankivsk; 15 Lviv (part)",
      },
      { names: "województwo tarnopolskie, Tarnopol Voivodeship, tarnopolskie", past: "22 Ternopil (part)" },
      {
        names: "województwo wołyńskie, Wołyń Voivodeship, Wołyń, wołyńskie",
        past: "24 Volyn; 19 Rivne Oblast; 22 Ternopil (part)",
      },
    ],
  },
  {
    source: "Ustawa of 4 February 1921 and 22 December 1925 (voivodeships of Poland until 1939)",
    within: "BY",
    rows: [
      { names: "województwo poleskie, Polesie Voivodeship, Polesie, poleskie", past: "01 Brest (part)" },
      {
        names: "województwo nowogródzkie, Nowogródek Voivodeship, nowogródzkie",
        past: "03 Grodnenskaya (part); 05 Minsk (part); 01 Brest (part)",
      },
      {
        names: "województwo wileńskie, Wilno Voivodeship, wileńskie",
        past: "07 Vitebsk; 05 Minsk (part); 03 Grodnenskaya (part)",
      },
    ],
  },
  {
    source: "Darfur and Kordofan until 1974; Decree 4 of 1994 and laws of 2005 to 2013 (states)",
    within: "SD",
    rows: [
      {
        names: "Darfur",
        today:
          "47 Western Darfur; 49 Southern Darfur; 55 Northern Darfur; 60 Eastern Darfur; 61 Central Darfur",
      },
      { names: "Kordofan", today: "50 Southern Kordofan; 56 North Kordofan; 62 West Kordofan" },
    ],
  },
  {
    source: "Constitution of Uganda 1962 (kingdoms and districts)",
    within: "UG",
    rows: [
      { names: "Buganda, Buganda Province", today: "C Central Region" },
      { names: "Busoga, Bukedi, Teso District", today: "E Eastern Region" },
      { names: "Ankole, Kigezi, Bunyoro, Toro Kingdom", today: "W Western Region" },
      {
        names: "West Nile, West Nile District, Acholi, Lango District, Karamoja",
        today: "N Northern Region",
      },
    ],
  },
  {
    source:
      "Ustawa of 24 July 1998 o wprowadzeniu zasadniczego trójstopniowego podziału terytorialnego państwa",
    within: "PL",
    rows: [
      { names: "lubelskie", today: "75 Lublin" },
      { names: "łódzkie", today: "74 Łódź Voivodeship" },
      { names: "opolskie", today: "79 Opole Voivodeship", past: "83 Silesia" },
      { names: "podlaskie", today: "81 Podlasie" },
      { names: "podkarpackie", today: "80 Subcarpathia" },
      { names: "lubuskie", today: "76 Lubusz" },
      { names: "warmińsko-mazurskie", today: "85 Warmia-Masuria" },
    ],
  },
];
