import type { AreaRows } from "./area-rows.js";

/**
 * Counties, regions and provinces of Britain and Ireland whose borders or names GeoNames' divisions do not have: those of
 * today, and those in which people were born before the reforms of 1889, 1965, 1974, 1975 and 1996. Villages that changed
 * the county are left out: a district is in the table if at least a town in it did.
 */
export const BRITISH_AREAS: readonly AreaRows[] = [
  {
    source:
      "Lieutenancies Act 1997, Schedule 1 (today); Local Government Acts 1888 and 1972, London Government Act 1963 and the counties that they changed (past)",
    within: "GB.ENG",
    rows: [
      {
        names: "Bedfordshire, Beds",
        today: "Z5 Bedford; Z6 Central Bedfordshire; I1 Luton",
      },
      {
        names: "Berkshire, Berks, Royal County of Berkshire",
        today:
          "K7 Reading; B3 Bracknell Forest; M1 Slough (part); P4 West Berkshire; P9 Royal Borough of Windsor and Maidenhead; Q2 Wokingham",
        past: "K2.38UE Abingdon; K2.38UD Didcot (part)",
      },
      {
        names: "Buckinghamshire, Bucks",
        today: "B9 Buckinghamshire; I6 Milton Keynes",
        past: "M1 Slough (part); P9.00ME005 Datchet; P9.00ME006 Eton; P9.00ME007 Horton",
      },
      {
        names: "Cambridgeshire, Cambs",
        today: "C3 Cambridgeshire; K3 Peterborough (part)",
      },
      {
        names: "Cheshire, Ches, County of Chester",
        today:
          "Z7 Cheshire East; Z8 Cheshire West and Chester; E9 Borough of Halton (part); P2 Warrington (part)",
        past: "Q1 Metropolitan Borough of Wirral; N2 Borough of Stockport; O1 Borough of Tameside (part); O6 Trafford (part)",
      },
      {
        names: "Cornwall, Corn",
        today: "C6 Cornwall; Z9 Isles of Scilly",
      },
      {
        names: "Cumberland, Cumb",
        today: "C9.16UB Workington; C9.16UD Carlisle; C9.16UE Whitehaven",
        past: "C9.16UF Penrith (part)",
      },
      {
        names: "Derbyshire, Derbys, Derbs",
        today: "D3 Derbyshire; D2 Derby",
      },
      {
        names: "Devon, Devonshire, Devons",
        today: "D4 Devon; K4 Plymouth; O4 Borough of Torbay",
      },
      {
        names: "Dorset, Dorsetshire, Dors",
        today: "D6 Dorset; AA Bournemouth, Christchurch and Poole Council (part)",
      },
      {
        names: "Durham, County Durham, Co Durham, Dur",
        today: "D8 County Durham; D1 Darlington; F5 Hartlepool; N3 Stockton-on-Tees (part)",
        past: "E5 Gateshead; M7 South Tyneside; N6 Sunderland",
      },
      {
        names: "Essex",
        today: "E4 Essex; M5 Southend-on-Sea; O3 Borough of Thurrock",
        past: "GLA.A1 Barking; GLA.F6 Romford; GLA.I8 West Ham; GLA.K8 Ilford; GLA.O9 Walthamstow",
      },
      {
        names: "Gloucestershire, Glos, Gloucs",
        today: "E6 Gloucestershire; M6 South Gloucestershire",
        past: "B7 City of Bristol (part)",
      },
      {
        names: "Hampshire, Hants, Southamptonshire, County of Southampton",
        today: "F2 Hampshire; K6 Portsmouth; M4 Southampton",
        past: "AA.19UC Bournemouth; G2 Isle of Wight",
      },
      {
        names: "Herefordshire, Herefs",
        today: "F7 Herefordshire",
      },
      {
        names: "Hertfordshire, Herts",
        today: "F8 Hertfordshire",
        past: "GLA.A2 Barnet (part)",
      },
      {
        names: "Huntingdonshire, Hunts",
        today: "C3.12UE Saint Neots",
        past: "K3 Peterborough (part)",
      },
      {
        names: "Kent",
        today: "G5 Kent; I3 Medway",
        past: "GLA.A6 Bexley; GLA.B8 Bromley; GLA.E7 Woolwich; GLA.H6 Lee",
      },
      {
        names: "Lancashire, Lancs, County of Lancaster",
        today: "H2 Lancashire; A8 Blackburn with Darwen; A9 Blackpool",
        past: "I2 Manchester; H8 Liverpool; B1 Borough of Bolton; C1 Borough of Bury; G9 Knowsley; K1 Borough of Oldham; L2 Borough of Rochdale; L5 City and Borough of Salford; L8 Sefton; N1 St. Helens; O1 Borough of Tameside (part); O6 Trafford (part); P7 Borough of Wigan; E9 Borough of Halton (part); P2 Warrington (part); C9.16UC Barrow in Furness; C9.16UG Kendal (part)",
      },
      {
        names: "Leicestershire, Leics",
        today: "H5 Leicestershire; H4 City of Leicester",
      },
      {
        names: "Lincolnshire, Lincs",
        today: "H7 Lincolnshire; J2 North East Lincolnshire; J3 North Lincolnshire",
      },
      {
        names: "Middlesex, Middx, Mddx, Middlx",
        past: "GLA.A2 Barnet (part); GLA.B5 Brent; GLA.C4 Camden Town; GLA.D9 Ealing; GLA.E3 Enfield Town; GLA.E8 Hackney; GLA.F1 Hammersmith; GLA.F3 Tottenham; GLA.F4 Harrow; GLA.F9 Hillingdon; GLA.G1 Hounslow; GLA.G3 Islington; GLA.G4 Kensington; GLA.H9 City of London; GLA.L1 Richmond (part); GLA.O5 Stepney; GLA.P5 City of Westminster; N7.43UH Staines; F8.26UE Borehamwood (part)",
      },
      {
        names: "Norfolk, Norf",
        today: "I9 Norfolk",
      },
      {
        names: "Northamptonshire, Northants, N'hants",
        today: "J1 Northamptonshire",
        past: "K3 Peterborough (part)",
      },
      {
        names: "Northumberland, Northumb, Northumbs",
        today: "J6 Northumberland",
        past: "I7 Newcastle upon Tyne; J5 North Tyneside",
      },
      {
        names: "Nottinghamshire, Notts",
        today: "J9 Nottinghamshire; J8 Nottingham",
      },
      {
        names: "Oxfordshire, Oxon, Oxfords",
        today: "K2 Oxfordshire",
      },
      {
        names: "Rutland, Rutlandshire",
        today: "L4 District of Rutland",
      },
      {
        names: "Shropshire, Salop, Shrops",
        today: "L6 Shropshire; O2 Telford and Wrekin",
      },
      {
        names: "Somerset, Somersetshire, Som",
        today: "M3 Somerset; A4 Bath and North East Somerset; J4 North Somerset",
        past: "B7 City of Bristol (part)",
      },
      {
        names: "Staffordshire, Staffs",
        today: "M9 Staffordshire; N4 Stoke-on-Trent",
        past: "O8 Walsall; Q3 Wolverhampton; A7 City and Borough of Birmingham (part); D7 Dudley (part); L7 Sandwell (part)",
      },
      {
        names: "Suffolk, Suff",
        today: "N5 Suffolk",
        past: "I9.33UD Great Yarmouth (part)",
      },
      {
        names: "Surrey, Surr",
        today: "N7 Surrey",
        past: "GLA.C8 Croydon; GLA.G7 Kingston upon Thames; GLA.H1 Lambeth; GLA.I4 Wimbledon; GLA.L1 Richmond (part); GLA.M8 Camberwell; GLA.N8 Sutton; GLA.P1 Wandsworth",
      },
      {
        names: "Sussex",
        today: "E2 East Sussex; B6 Brighton and Hove; P6 West Sussex",
      },
      {
        names: "Warwickshire, Warks, Warwicks",
        today: "P3 Warwickshire",
        past: "C7 Coventry; M2 Solihull; A7 City and Borough of Birmingham (part)",
      },
      {
        names: "Westmorland, Westmoreland, Westm",
        past: "C9.16UF Penrith (part); C9.16UG Kendal (part)",
      },
      {
        names: "Wiltshire, Wilts",
        today: "P8 Wiltshire; N9 Borough of Swindon",
      },
      {
        names: "Worcestershire, Worcs",
        today: "Q4 Worcestershire",
        past: "A7 City and Borough of Birmingham (part); D7 Dudley (part); L7 Sandwell (part)",
      },
      {
        names: "Yorkshire, Yorks, County of York",
        today:
          "J7 North Yorkshire; E1 East Riding of Yorkshire; Q5 City of York; G6 City of Kingston upon Hull; A3 Barnsley; B4 Bradford; C2 Calderdale; D5 Doncaster; G8 Kirklees; H3 City and Borough of Leeds; I5 Middlesbrough; K9 Redcar and Cleveland; L3 Rotherham; L9 Sheffield; O7 City and Borough of Wakefield; N3 Stockton-on-Tees (part)",
        past: "H2.30UJ Nelson (part); H2.30UL Clitheroe (part); K1.00BP001 Delph; C9.16UG Kendal (part)",
      },
    ],
  },
  {
    source:
      "Local Government Act 1888, section 46, and Local Government Act 1894 (administrative counties, ridings and parts of counties until 1974)",
    within: "GB.ENG",
    rows: [
      {
        names: "East Riding, East Riding of Yorkshire, East Riding Yorks",
        today: "E1 East Riding of Yorkshire (part); G6 City of Kingston upon Hull",
        past: "J7.36UF Norton (part); J7.36UG Scarborough (part); J7.36UH Selby (part); Q5 City of York (part)",
      },
      {
        names: "North Riding, North Riding of Yorkshire, North Riding Yorks",
        past: "J7.36UC Northallerton; J7.36UE Catterick Garrison; J7.36UD Harrogate (part); J7.36UF Norton (part); J7.36UG Scarborough (part); I5 Middlesbrough; K9 Redcar and Cleveland; N3 Stockton-on-Tees (part); Q5 City of York (part)",
      },
      {
        names: "West Riding, West Riding of Yorkshire, West Riding Yorks",
        past: "A3 Barnsley; B4 Bradford; C2 Calderdale; D5 Doncaster; G8 Kirklees; H3 City and Borough of Leeds; L3 Rotherham; L9 Sheffield; O7 City and Borough of Wakefield; J7.36UB Skipton; J7.36UD Harrogate (part); J7.36UH Selby (part); E1 East Riding of Yorkshire (part); Q5 City of York (part); H2.30UJ Nelson (part); H2.30UL Clitheroe (part); K1 Borough of Oldham; C9.16UG Kendal (part)",
      },
      {
        names: "East Sussex",
        today: "E2 East Sussex; B6 Brighton and Hove",
        past: "P6.45UG Haywards Heath (part)",
      },
      {
        names: "West Sussex",
        today: "P6 West Sussex",
      },
      {
        names: "East Suffolk",
        past: "N5.42UD Ipswich; N5.42UG Felixstowe; N5.42UH Lowestoft; N5.42UB Sudbury (part); N5.42UE Stowmarket (part); I9.33UD Great Yarmouth (part)",
      },
      {
        names: "West Suffolk",
        today: "N5.42UC Newmarket; N5.42UF Bury St Edmunds",
        past: "N5.42UB Sudbury (part); N5.42UE Stowmarket (part)",
      },
      {
        names: "Lindsey, Parts of Lindsey, Lincolnshire Parts of Lindsey",
        past: "H7.32UC Skegness; H7.32UD Lincoln; H7.32UH Gainsborough; J2 North East Lincolnshire; J3 North Lincolnshire",
      },
      {
        names: "Kesteven, Parts of Kesteven, Lincolnshire Parts of Kesteven",
        past: "H7.32UE Sleaford; H7.32UG Grantham",
      },
      {
        names: "Parts of Holland, Lincolnshire Parts of Holland",
        past: "H7.32UB Boston; H7.32UF Spalding",
      },
      {
        names: "Isle of Ely",
        past: "C3.12UD Wisbech; C3.2650488 Ely (part); K3 Peterborough (part)",
      },
      {
        names: "Soke of Peterborough, Peterborough Soke",
        past: "K3 Peterborough (part)",
      },
      {
        names: "Isle of Wight, IOW, I of Wight, IoWight",
        today: "G2 Isle of Wight",
      },
    ],
  },
  {
    source:
      "London Government Act 1963, Schedule 1, and Local Government Act 1888, section 40 (County of London)",
    within: "GB.ENG",
    rows: [
      {
        names: "London",
        today: "GLA Greater London",
      },
      {
        names: "County of London, London County, Inner London",
        past: "GLA.C4 Camden Town; GLA.E7 Woolwich; GLA.E8 Hackney; GLA.F1 Hammersmith; GLA.G3 Islington; GLA.G4 Kensington; GLA.H1 Lambeth; GLA.H6 Lee; GLA.H9 City of London; GLA.M8 Camberwell; GLA.O5 Stepney; GLA.P1 Wandsworth; GLA.P5 City of Westminster",
      },
    ],
  },
  {
    source:
      "The Huntingdon and Peterborough Order 1964; The Cambridgeshire and Isle of Ely Order 1964 (1965 to 1974)",
    within: "GB.ENG",
    rows: [
      {
        names: "Huntingdon and Peterborough",
        past: "C3.12UE Saint Neots; K3 Peterborough",
      },
      {
        names: "Cambridgeshire and Isle of Ely",
        past: "C3.12UB Cambridge; C3.12UD Wisbech; C3.12UG Cambourne; C3.2650488 Ely",
      },
    ],
  },
  {
    source: "Local Government Act 1972, Schedule 1, part I (metropolitan counties)",
    within: "GB.ENG",
    rows: [
      {
        names: "Greater Manchester, Gtr Manchester, Gt Manchester",
        today:
          "B1 Borough of Bolton; C1 Borough of Bury; I2 Manchester; K1 Borough of Oldham; L2 Borough of Rochdale; L5 City and Borough of Salford; N2 Borough of Stockport; O1 Borough of Tameside; O6 Trafford; P7 Borough of Wigan",
      },
      {
        names: "Merseyside",
        today: "G9 Knowsley; H8 Liverpool; L8 Sefton; N1 St. Helens; Q1 Metropolitan Borough of Wirral",
      },
      {
        names: "South Yorkshire, South Yorks",
        today: "A3 Barnsley; D5 Doncaster; L3 Rotherham; L9 Sheffield",
      },
      {
        names: "Tyne and Wear",
        today: "E5 Gateshead; I7 Newcastle upon Tyne; J5 North Tyneside; M7 South Tyneside; N6 Sunderland",
      },
      {
        names: "West Midlands, West Mids",
        today:
          "A7 City and Borough of Birmingham; C7 Coventry; D7 Dudley; L7 Sandwell; M2 Solihull; O8 Walsall; Q3 Wolverhampton",
      },
      {
        names: "West Yorkshire, West Yorks",
        today:
          "B4 Bradford; C2 Calderdale; G8 Kirklees; H3 City and Borough of Leeds; O7 City and Borough of Wakefield",
      },
    ],
  },
  {
    source:
      "Lieutenancies Act 1997, Schedule 1, and The Cumbria (Structural Changes) Order 2022 (counties of today that have no older namesake)",
    within: "GB.ENG",
    rows: [
      {
        names: "East Yorkshire, East Yorks",
        today: "E1 East Riding of Yorkshire; G6 City of Kingston upon Hull",
      },
      {
        names: "North Yorkshire, North Yorks",
        today:
          "J7 North Yorkshire; Q5 City of York; I5 Middlesbrough; K9 Redcar and Cleveland; N3 Stockton-on-Tees (part)",
      },
      {
        names: "Westmorland and Furness",
        today: "C9.16UC Barrow in Furness; C9.16UF Penrith; C9.16UG Kendal",
      },
    ],
  },
  {
    source:
      "Local Government Act 1972, Schedule 1, part II (non-metropolitan counties abolished in 1996 and 1998)",
    within: "GB.ENG",
    rows: [
      {
        names: "Avon, County of Avon",
        past: "A4 Bath and North East Somerset; B7 City of Bristol; J4 North Somerset; M6 South Gloucestershire",
      },
      {
        names: "Cleveland, County of Cleveland",
        past: "F5 Hartlepool; I5 Middlesbrough; K9 Redcar and Cleveland; N3 Stockton-on-Tees",
      },
      {
        names: "Hereford and Worcester",
        past: "F7 Herefordshire; Q4 Worcestershire",
      },
      {
        names: "Humberside",
        past: "E1 East Riding of Yorkshire; G6 City of Kingston upon Hull; J2 North East Lincolnshire; J3 North Lincolnshire",
      },
    ],
  },
  {
    source: "Post Office, list of postal counties (until 1996)",
    within: "GB.ENG",
    rows: [
      {
        names: "North Humberside",
        past: "E1 East Riding of Yorkshire; G6 City of Kingston upon Hull",
      },
      {
        names: "South Humberside",
        past: "J2 North East Lincolnshire; J3 North Lincolnshire",
      },
    ],
  },
  {
    source:
      "Local Government Act 1888 and Local Government Act 1933, Schedule 1 (the thirteen counties until 1974)",
    within: "GB.WLS",
    rows: [
      {
        names: "Anglesey, Isle of Anglesey, Anglesea, Ynys Môn, Sir Fôn",
        today: "X1 Anglesey",
      },
      {
        names: "Brecknockshire, Breconshire, Brecknock, County of Brecon, Brecons, Sir Frycheiniog",
        past: "Y8 Sir Powys (part); X2 Blaenau Gwent (part); Y3 Merthyr Tydfil County Borough (part); Y9 Rhondda Cynon Taf (part)",
      },
      {
        names:
          "Caernarvonshire, Carnarvonshire, Caernarfonshire, County of Caernarvon, County of Carnarvon, Caerns, Sir Gaernarfon",
        past: "X8 Conwy (part); Y2 Gwynedd (part)",
      },
      {
        names: "Cardiganshire, County of Cardigan, Cards, Ceredigion, Sir Aberteifi",
        today: "X6 County of Ceredigion",
      },
      {
        names: "Carmarthenshire, County of Carmarthen, Carms, Sir Gaerfyrddin, Sir Gâr",
        today: "X7 Carmarthenshire",
      },
      {
        names: "Denbighshire, County of Denbigh, Denbs, Sir Ddinbych",
        today: "X9 Denbighshire (part)",
        past: "X8 Conwy (part); Z4 Wrexham (part)",
      },
      {
        names: "Flintshire, Flints, Sir y Fflint",
        today: "Y1 County of Flintshire",
        past: "X9 Denbighshire (part); Z4 Wrexham (part)",
      },
      {
        names: "Glamorgan, Glamorganshire, Glam, Glams, Morgannwg, Sir Forgannwg",
        past: "X3 Bridgend county borough; X5 Cardiff; Y5 Neath Port Talbot; Z1 City and County of Swansea; Z3 Vale of Glamorgan; X4 Caerphilly County Borough (part); Y3 Merthyr Tydfil County Borough (part); Y9 Rhondda Cynon Taf (part)",
      },
      {
        names: "Merionethshire, Merioneth, Merionnydd, Meirionnydd, Sir Feirionnydd",
        past: "X9 Denbighshire (part); Y2 Gwynedd (part)",
      },
      {
        names: "Monmouthshire, County of Monmouth, Monm, Mon, Sir Fynwy",
        today: "Y4 Monmouthshire",
        past: "X2 Blaenau Gwent (part); X4 Caerphilly County Borough (part); Y6 Newport; Z2 Torfaen County Borough",
      },
      {
        names: "Montgomeryshire, County of Montgomery, Montgoms, Sir Drefaldwyn",
        past: "Y8 Sir Powys (part)",
      },
      {
        names: "Pembrokeshire, County of Pembroke, Pembs, Sir Benfro",
        today: "Y7 Pembrokeshire",
      },
      {
        names: "Radnorshire, County of Radnor, Radnors, Sir Faesyfed",
        past: "Y8 Sir Powys (part)",
      },
    ],
  },
  {
    source: "Local Government Act 1972, Schedule 4 (counties from 1974 to 1996)",
    within: "GB.WLS",
    rows: [
      {
        names: "Clwyd",
        past: "Y1 County of Flintshire; X9 Denbighshire; Z4 Wrexham; X8 Conwy (part)",
      },
      {
        names: "Dyfed",
        past: "X6 County of Ceredigion; X7 Carmarthenshire; Y7 Pembrokeshire",
      },
      {
        names: "Gwent",
        past: "X2 Blaenau Gwent; Y4 Monmouthshire; Y6 Newport; Z2 Torfaen County Borough; X4 Caerphilly County Borough (part)",
      },
      {
        names: "Gwynedd",
        today: "Y2 Gwynedd",
        past: "X1 Anglesey; X8 Conwy (part)",
      },
      {
        names: "Mid Glamorgan, Mid Glam, Morgannwg Ganol",
        past: "X3 Bridgend county borough; Y3 Merthyr Tydfil County Borough; Y9 Rhondda Cynon Taf; X4 Caerphilly County Borough (part)",
      },
      {
        names: "Powys",
        today: "Y8 Sir Powys",
      },
      {
        names: "South Glamorgan, South Glam, De Morgannwg",
        past: "X5 Cardiff; Z3 Vale of Glamorgan",
      },
      {
        names: "West Glamorgan, West Glam, Gorllewin Morgannwg",
        past: "Y5 Neath Port Talbot; Z1 City and County of Swansea",
      },
    ],
  },
  {
    source:
      "Local Government (Scotland) Act 1889 and Local Government (Scotland) Act 1973 (the counties until 1975)",
    within: "GB.SCT",
    rows: [
      {
        names: "Aberdeenshire, Aberdeens, County of Aberdeen",
        today: "T6 Aberdeenshire (part)",
        past: "T5 Aberdeen City",
      },
      {
        names: "Angus, Forfarshire, County of Angus",
        today: "T7 Angus",
        past: "U3 Dundee City",
      },
      {
        names: "Argyll, Argyllshire, Argyleshire, Argyle",
        today: "T8 Argyll and Bute (part)",
        past: "V3 Highland (part)",
      },
      {
        names: "Ayrshire, Ayrs",
        today: "U4 East Ayrshire; W4 South Ayrshire; V7 North Ayrshire (part)",
      },
      {
        names: "Banffshire, Banffs",
        past: "T6 Aberdeenshire (part); V6 Moray (part)",
      },
      {
        names: "Berwickshire, Berwicks",
        past: "T9 The Scottish Borders (part)",
      },
      {
        names: "Buteshire, Bute, County of Bute",
        past: "T8 Argyll and Bute (part); V7 North Ayrshire (part)",
      },
      {
        names: "Caithness, Caithness-shire",
        past: "V3 Highland (part)",
      },
      {
        names: "Clackmannanshire, County of Clackmannan, Clacks",
        today: "U1 Clackmannanshire",
      },
      {
        names: "Dumfriesshire, County of Dumfries",
        past: "U2 Dumfries and Galloway (part)",
      },
      {
        names: "Dunbartonshire, Dumbartonshire, County of Dunbarton, Dunbartons",
        today: "W7 West Dunbartonshire; U5 East Dunbartonshire (part)",
        past: "T8 Argyll and Bute (part); V8 North Lanarkshire (part)",
      },
      {
        names: "East Lothian, Haddingtonshire",
        today: "U6 East Lothian (part)",
      },
      {
        names: "Fife, Fifeshire",
        today: "V1 Fife",
      },
      {
        names: "Inverness-shire, Invernessshire, County of Inverness",
        past: "V3 Highland (part); W8 Eilean Siar (part)",
      },
      {
        names: "Kincardineshire, The Mearns, Kincardines",
        past: "T6 Aberdeenshire (part)",
      },
      {
        names: "Kinross-shire, Kinrossshire, County of Kinross",
        past: "W1 Perth and Kinross (part)",
      },
      {
        names: "Kirkcudbrightshire, County of Kirkcudbright, Stewartry of Kirkcudbright, Kirkcudbrights",
        past: "U2 Dumfries and Galloway (part)",
      },
      {
        names: "Lanarkshire, Lanarks, County of Lanark",
        today: "V8 North Lanarkshire (part); W5 South Lanarkshire",
        past: "V2 Glasgow City; U5 East Dunbartonshire (part)",
      },
      {
        names: "Midlothian, Edinburghshire, Mid Lothian, County of Edinburgh",
        today: "V5 Midlothian",
        past: "U8 City of Edinburgh; U6 East Lothian (part); W9 West Lothian (part)",
      },
      {
        names: "Moray, Morayshire, Elginshire, County of Elgin",
        today: "V6 Moray (part)",
        past: "V3 Highland (part)",
      },
      {
        names: "Nairnshire, County of Nairn",
        past: "V3 Highland (part)",
      },
      {
        names: "Orkney, Orkneys, Orkney Islands",
        today: "V9 Orkney Islands",
      },
      {
        names: "Peeblesshire, County of Peebles, Tweeddale",
        past: "T9 The Scottish Borders (part)",
      },
      {
        names: "Perthshire, Perths, County of Perth",
        today: "W1 Perth and Kinross (part)",
        past: "W6 Stirling (part)",
      },
      {
        names: "Renfrewshire, Renfrews",
        today: "W2 Renfrewshire; U7 East Renfrewshire; V4 Inverclyde",
      },
      {
        names: "Ross and Cromarty, Ross-shire, Cromartyshire, Ross and Cromartyshire",
        past: "V3 Highland (part); W8 Eilean Siar (part)",
      },
      {
        names: "Roxburghshire, County of Roxburgh, Roxburghs",
        past: "T9 The Scottish Borders (part)",
      },
      {
        names: "Selkirkshire, County of Selkirk, Selkirks",
        past: "T9 The Scottish Borders (part)",
      },
      {
        names: "Shetland, Shetlands, Shetland Islands, Zetland",
        today: "W3 Shetland Islands",
      },
      {
        names: "Stirlingshire, Stirlings",
        today: "W6 Stirling (part)",
        past: "U9 Falkirk (part); U5 East Dunbartonshire (part); V8 North Lanarkshire (part)",
      },
      {
        names: "Sutherland, Sutherlandshire",
        past: "V3 Highland (part)",
      },
      {
        names: "West Lothian, Linlithgowshire",
        today: "W9 West Lothian (part)",
        past: "U9 Falkirk (part)",
      },
      {
        names: "Wigtownshire, County of Wigtown, Wigtowns",
        past: "U2 Dumfries and Galloway (part)",
      },
    ],
  },
  {
    source: "Local Government (Scotland) Act 1973, Schedule 1 (regions from 1975 to 1996)",
    within: "GB.SCT",
    rows: [
      {
        names: "Borders, Borders Region, The Borders, Scottish Borders",
        today: "T9 The Scottish Borders",
      },
      {
        names: "Central, Central Region",
        past: "U1 Clackmannanshire; U9 Falkirk; W6 Stirling",
      },
      {
        names: "Dumfries and Galloway, Dumfries and Galloway Region",
        today: "U2 Dumfries and Galloway",
      },
      {
        names: "Fife Region",
        today: "V1 Fife",
      },
      {
        names: "Grampian, Grampian Region",
        past: "T5 Aberdeen City; T6 Aberdeenshire; V6 Moray",
      },
      {
        names: "Highland Region, Highlands, The Highlands, Scottish Highlands",
        today: "V3 Highland",
      },
      {
        names: "Lothian, Lothian Region, Lothians, The Lothians",
        past: "U6 East Lothian; U8 City of Edinburgh; V5 Midlothian; W9 West Lothian",
      },
      {
        names: "Strathclyde, Strathclyde Region",
        past: "T8 Argyll and Bute; U4 East Ayrshire; U5 East Dunbartonshire; U7 East Renfrewshire; V2 Glasgow City; V4 Inverclyde; V7 North Ayrshire; V8 North Lanarkshire; W2 Renfrewshire; W4 South Ayrshire; W5 South Lanarkshire; W7 West Dunbartonshire",
      },
      {
        names: "Tayside, Tayside Region",
        past: "T7 Angus; U3 Dundee City; W1 Perth and Kinross",
      },
      {
        names: "Western Isles, Outer Hebrides, Na h-Eileanan Siar, Na h-Eileanan an Iar",
        today: "W8 Eilean Siar",
      },
    ],
  },
  {
    source:
      "Local Government (Ireland) Act 1898 (the six counties until 1973); Local Government (Boundaries) Order (Northern Ireland) 2012 (districts)",
    within: "GB.NIR",
    rows: [
      {
        names: "Antrim",
        past: "N09000001 Antrim and Newtownabbey; N09000008 Mid and East Antrim; N09000003 City of Belfast (part); N09000004 Causeway Coast and Glens (part); N09000007 Lisburn and Castlereagh (part)",
      },
      {
        names: "Armagh",
        past: "N09000002 Armagh City Banbridge and Craigavon (part); N09000010 Newry Mourne and Down (part)",
      },
      {
        names: "Down",
        past: "N09000011 Ards and North Down; N09000002 Armagh City Banbridge and Craigavon (part); N09000003 City of Belfast (part); N09000007 Lisburn and Castlereagh (part); N09000010 Newry Mourne and Down (part)",
      },
      {
        names: "Fermanagh",
        past: "N09000006 Fermanagh and Omagh (part)",
      },
      {
        names: "Londonderry, Derry",
        past: "N09000004 Causeway Coast and Glens (part); N09000005 Derry City and Strabane (part); N09000009 Mid Ulster (part)",
      },
      {
        names: "Tyrone",
        past: "N09000005 Derry City and Strabane (part); N09000006 Fermanagh and Omagh (part); N09000009 Mid Ulster (part)",
      },
    ],
  },
  {
    source:
      "Local Government (Ireland) Act 1898, Local Government (Dublin) Act 1993 and Local Government Reform Act 2014 (the counties)",
    within: "IE",
    rows: [
      {
        names: "Carlow",
        today: "L.01 County Carlow",
      },
      {
        names: "Cavan",
        today: "U.02 An Cabhán",
      },
      {
        names: "Clare",
        today: "M.03 Clare",
      },
      {
        names: "Cork",
        today: "M.04 County Cork",
      },
      {
        names: "Donegal, Tyrconnell",
        today: "U.06 County Donegal",
      },
      {
        names: "Dublin",
        today: "L.33 Dublin City; L.34 Dún Laoghaire-Rathdown; L.35 Fingal County; L.39 South Dublin",
      },
      {
        names: "Galway",
        today: "C.10 County Galway",
      },
      {
        names: "Kerry",
        today: "M.11 Kerry",
      },
      {
        names: "Kildare",
        today: "L.12 Kildare",
      },
      {
        names: "Kilkenny",
        today: "L.13 Kilkenny",
      },
      {
        names: "Laois, Leix, Laoighis, Queen's County, Queens Co",
        today: "L.15 Laois",
      },
      {
        names: "Leitrim",
        today: "C.14 County Leitrim",
      },
      {
        names: "Limerick",
        today: "M.42 Limerick City and County Council",
      },
      {
        names: "Longford",
        today: "L.18 An Longfort",
      },
      {
        names: "Louth",
        today: "L.19 Louth",
      },
      {
        names: "Mayo",
        today: "C.20 Mayo County",
      },
      {
        names: "Meath",
        today: "L.21 Meath",
      },
      {
        names: "Monaghan",
        today: "U.22 County Monaghan",
      },
      {
        names: "Offaly, King's County, Kings Co",
        today: "L.23 Uíbh Fhailí",
      },
      {
        names: "Roscommon",
        today: "C.24 Roscommon",
      },
      {
        names: "Sligo",
        today: "C.25 Sligo",
      },
      {
        names: "Tipperary, Tipp",
        today: "M.26 County Tipperary",
      },
      {
        names: "Waterford",
        today: "M.44 County Waterford",
      },
      {
        names: "Westmeath",
        today: "L.29 Westmeath",
      },
      {
        names: "Wexford",
        today: "L.30 Wexford",
      },
      {
        names: "Wicklow",
        today: "L.31 Wicklow",
      },
    ],
  },
  {
    source: "Local Government (Ireland) Act 1898, county councils of the ridings of Tipperary (until 2014)",
    within: "IE",
    rows: [
      {
        names: "North Tipperary, Tipperary North, Tipperary North Riding",
        past: "M.26 County Tipperary (part)",
      },
      {
        names: "South Tipperary, Tipperary South, Tipperary South Riding",
        past: "M.26 County Tipperary (part)",
      },
    ],
  },
  {
    source: "Central Statistics Office, list of provinces",
    within: "IE",
    rows: [
      {
        names: "Connacht, Connaught",
        today: "C Connacht",
      },
      {
        names: "Leinster",
        today: "L Leinster",
      },
      {
        names: "Munster",
        today: "M Munster",
      },
      {
        names: "Ulster",
        today: "U Ulster",
      },
    ],
  },
];
