/**
 * Quarters that GeoNames' places lack, by GeoNames' id of their city, or of a place in the same divisions: those that share
 * their name with a known place elsewhere, for which they would be taken ("Canton, Cardiff"), and districts of London that
 * people write with the county of their time ("Deptford, Kent"). Each has its latitude and longitude in degrees, known to
 * about a kilometre: they decide nothing but that the quarter lies in the city.
 */
export const QUARTERS: readonly (readonly [near: number, quarters: string])[] = [
  [292223, "Karama 25.25 55.30, Marina 25.08 55.14, Springs 25.06 55.18"], // Dubai, AE
  [2240449, "Miramar -8.81 13.25, Cruzeiro -8.82 13.25"], // Luanda, AO
  [3435910, "Flores -34.63 -58.46, Versalles -34.63 -58.52, Villa Real -34.62 -58.52"], // Buenos Aires, AR
  [3432043, "Tolosa -34.90 -57.97"], // La Plata, AR
  [3838583, "Arroyito -32.91 -60.68"], // Rosario, AR
  [2775220, "Reichenau 47.27 11.42"], // Innsbruck, AT
  [2772400, "Dornach 48.34 14.32"], // Linz, AT
  [2078025, "Kensington -34.92 138.65, Croydon -34.90 138.57, Kingswood -34.97 138.62"], // Adelaide, AU
  [2163355, "Salamanca -42.89 147.33"], // Hobart, AU
  [2155472, "Hexham -32.83 151.69"], // Newcastle, AU
  [2063523, "Kensington -31.98 115.88"], // Perth, AU
  [2147714, "Waterloo -33.90 151.21"], // Sydney, AU
  [587084, "Old City 40.37 49.83"], // Baku, AZ
  [3191281, "Stari Grad 43.86 18.43, Gorica 43.86 18.40"], // Sarajevo, BA
  [1205733, "Nasirabad 22.37 91.82, Halishahar 22.33 91.78, Kotwali 22.34 91.84"], // Chattogram, BD
  [1185241, "Wari 23.72 90.42, Rampura 23.76 90.42, Kotwali 23.71 90.41"], // Dhaka, BD
  [2803138, "Kiel 51.19 4.39"], // Antwerpen, BE
  [2800866, "Haren 50.89 4.42"], // Brussels, BE
  [2797656, "Rabot 51.06 3.71, Ham 51.06 3.74, Moscou 51.03 3.74"], // Gent, BE
  [727011, "Slatina 42.69 23.37, Pavlovo 42.66 23.26"], // Sofia, BG
  [726050, "Levski 43.22 27.91, Vinitsa 43.25 27.97, Galata 43.17 27.94"], // Varna, BG
  [
    3470127,
    "Santo Antônio -19.95 -43.94, Sion -19.96 -43.93, São Bento -19.96 -43.96, Cruzeiro -19.95 -43.93, Gutierrez -19.94 -43.96, Caiçara -19.91 -43.97",
  ], // Belo Horizonte, BR
  [3405870, "Nazaré -1.45 -48.48, Pedreira -1.43 -48.47"], // Belém, BR
  [3464975, "Rebouças -25.45 -49.27, São Francisco -25.42 -49.28"], // Curitiba, BR
  [3452925, "Santana -30.04 -51.21, Navegantes -30.00 -51.20"], // Porto Alegre, BR
  [
    3390760,
    "Graças -8.05 -34.90, Santo Amaro -8.05 -34.88, Madalena -8.06 -34.91, Derby -8.06 -34.90, Santo Antônio -8.06 -34.88",
  ], // Recife, BR
  [3449433, "Boqueirão -23.96 -46.32, Aparecida -23.98 -46.31"], // Santos, BR
  [5913490, "Kensington 51.05 -114.09"], // Calgary, CA
  [5946768, "Beverly 53.57 -113.40, Norwood 53.56 -113.48, Londonderry 53.60 -113.45"], // Edmonton, CA
  [5969782, "Ancaster 43.22 -79.99, Delta 43.24 -79.82"], // Hamilton, CA
  [
    6167865,
    "Riverdale 43.67 -79.35, Forest Hill 43.70 -79.41, Swansea 43.64 -79.48, Davisville 43.70 -79.39, Chinatown 43.65 -79.40, Brockton 43.65 -79.44, Islington 43.65 -79.52",
  ], // Toronto, CA
  [
    6173331,
    "Kensington 49.25 -123.07, Hastings 49.28 -123.04, Grandview 49.27 -123.07, Renfrew 49.25 -123.04, Collingwood 49.23 -123.03, Arbutus 49.25 -123.16",
  ], // Vancouver, CA
  [6183235, "Weston 49.92 -97.19"], // Winnipeg, CA
  [2661604, "St. Alban 47.55 7.60, Iselin 47.56 7.57, Altstadt 47.56 7.59"], // Basel, CH
  [2660646, "Florissant 46.19 6.16, Saint-Gervais 46.21 6.14, Acacias 46.19 6.13"], // Genève, CH
  [2659994, "Bellerive 46.51 6.62, Vidy 46.52 6.60, Beaulieu 46.53 6.63"], // Lausanne, CH
  [3871336, "San Miguel -33.50 -70.65"], // Santiago, CL
  [2232593, "Akwa 4.05 9.70"], // Douala, CM
  [1799962, "Xiaguan 32.09 118.74"], // Nanjing, CN
  [3689147, "Boston 10.99 -74.80"], // Barranquilla, CO
  [3688689, "Ciudad Bolívar 4.58 -74.16, Palermo 4.63 -74.07"], // Bogotá, CO
  [3687925, "Versalles 3.46 -76.53, San Nicolás 3.45 -76.52"], // Cali, CO
  [3687238, "Manga 10.41 -75.53, Crespo 10.45 -75.52"], // Cartagena, CO
  [3674962, "Belén 6.23 -75.60, Aranjuez 6.28 -75.56, Boston 6.25 -75.56, Villa Hermosa 6.26 -75.55"], // Medellín, CO
  [3621849, "Aranjuez 9.94 -84.07, Merced 9.94 -84.08"], // San José, CR
  [3553478, "Miramar 23.12 -82.42, Lawton 23.10 -82.35"], // Havana, CU
  [3247449, "Forst 50.76 6.12"], // Aachen, DE
  [2949186, "Bethel 52.01 8.52"], // Bielefeld, DE
  [
    2947416,
    "Linden 51.43 7.17, Hamme 51.49 7.20, Eppendorf 51.45 7.16, Bergen 51.52 7.22, Sundern 51.42 7.19",
  ], // Bochum, DE
  [2946447, "Gronau 50.72 7.13"], // Bonn, DE
  [2944388, "Neustadt 53.07 8.79, Horn 53.10 8.87"], // Bremen, DE
  [2940132, "Altendorf 50.84 12.88"], // Chemnitz, DE
  [2935022, "Neustadt 51.06 13.75, Altstadt 51.05 13.74, Plauen 51.03 13.71"], // Dresden, DE
  [2934691, "Bergheim 51.41 6.69"], // Duisburg, DE
  [2929670, "Herrenberg 50.95 11.07"], // Erfurt, DE
  [2929567, "Bruck 49.57 10.99"], // Erlangen, DE
  [2928810, "Schönebeck 51.47 6.95"], // Essen, DE
  [2925533, "Bornheim 50.13 8.71, Westend 50.12 8.66, Ostend 50.11 8.71"], // Frankfurt am Main, DE
  [2925177, "Weingarten 48.00 7.82, Brühl 48.01 7.85"], // Freiburg, DE
  [2921466, "Bismarck 51.52 7.11, Neustadt 51.50 7.11"], // Gelsenkirchen, DE
  [2907911, "Bergheim 49.41 8.68"], // Heidelberg, DE
  [2907669, "Biberach 49.18 9.14"], // Heilbronn, DE
  [2904789, "Marienburg 52.12 9.97, Neustadt 52.15 9.96"], // Hildesheim, DE
  [2884509, "Cracau 51.34 6.58"], // Krefeld, DE
  [2886242, "Weiden 50.94 6.83, Neustadt 50.94 6.94"], // Köln, DE
  [2879139, "Neustadt 51.35 12.40"], // Leipzig, DE
  [2875601, "Niendorf 53.81 10.62"], // Lübeck, DE
  [2874545, "Neustadt 52.15 11.64, Cracau 52.12 11.67, Werder 52.13 11.65"], // Magdeburg, DE
  [2874225, "Neustadt 50.01 8.26"], // Mainz, DE
  [2867714, "Westend 48.14 11.54"], // Munich, DE
  [2869894, "Holt 51.18 6.40, Venn 51.21 6.40"], // Mönchengladbach, DE
  [2867543, "Roxel 51.95 7.53, Nienberge 52.00 7.55"], // Münster, DE
  [2857807, "Westend 50.10 8.75"], // Offenbach, DE
  [2847736, "Altenburg 48.53 9.21, Mittelstadt 48.56 9.25"], // Reutlingen, DE
  [2831580, "Burg 51.14 7.15"], // Solingen, DE
  [2825297, "Bergheim 48.81 9.10"], // Stuttgart, DE
  [2809346, "Westend 50.08 8.23"], // Wiesbaden, DE
  [2618425, "Christiania 55.67 12.60"], // Copenhagen, DK
  [2507480, "Mohammadia 36.73 3.14"], // Algiers, DZ
  [3657509, "Las Peñas -2.18 -79.88, Urdaneta -2.20 -79.89"], // Guayaquil, EC
  [3652462, "San Juan -0.21 -78.52"], // Quito, EC
  [588409, "Järve 59.40 24.72"], // Tallinn, EE
  [361058, "Miami 31.27 30.00"], // Alexandria, EG
  [360630, "Korba 30.09 31.32"], // Cairo, EG
  [3119841, "Monte Alto 43.38 -8.40, Ciudad Vieja 43.37 -8.39, Sagrada Familia 43.36 -8.42"], // A Coruña, ES
  [3128026, "San Francisco 43.26 -2.93, Altamira 43.26 -2.96, San Ignacio 43.28 -2.96"], // Bilbao, ES
  [3121424, "El Llano 43.53 -5.67"], // Gijón, ES
  [2514256, "Churriana 36.66 -4.50, La Victoria 36.73 -4.41, El Ejido 36.73 -4.42"], // Málaga, ES
  [2512989, "Santa Catalina 39.57 2.63, Génova 39.56 2.60, La Soledad 39.57 2.67, La Bonanova 39.56 2.61"], // Palma, ES
  [3114472, "San Jorge 42.82 -1.66"], // Pamplona, ES
  [
    2510911,
    "Alameda 37.40 -5.99, San Bernardo 37.38 -5.98, San Pablo 37.40 -5.96, Bellavista 37.33 -5.97, San Jerónimo 37.42 -5.98, Heliópolis 37.36 -5.98, Santa Clara 37.40 -5.95, Santa Catalina 37.39 -5.99, San Gil 37.40 -5.99, Encarnación 37.39 -5.99",
  ], // Sevilla, ES
  [3106672, "La Victoria 41.67 -4.74, Girón 41.66 -4.75, Belén 41.66 -4.71, Campo Grande 41.65 -4.73"], // Valladolid, ES
  [3105976, "Navia 42.20 -8.78, Cabral 42.22 -8.68, Castro 42.23 -8.73"], // Vigo, ES
  [3104324, "San Pablo 41.66 -0.89"], // Zaragoza, ES
  [344979, "Bole 9.00 38.78, Saris 8.96 38.76"], // Addis Ababa, ET
  [3037854, "Saint-Leu 49.90 2.30, Saint-Maurice 49.90 2.28, Sainte-Anne 49.88 2.31"], // Amiens, FR
  [3037656, "Madeleine 47.46 -0.54, Saint-Léonard 47.45 -0.53, Lafayette 47.46 -0.55"], // Angers, FR
  [3033123, "Saint-Claude 47.26 6.02, Saint-Jean 47.23 6.03"], // Besançon, FR
  [3031582, "Saint-Jean 44.83 -0.56"], // Bordeaux, FR
  [3029241, "Saint-Jean 49.18 -0.36, Saint-Ouen 49.18 -0.38"], // Caen, FR
  [3024635, "Le Port 45.78 3.09"], // Clermont-Ferrand, FR
  [3014728, "Villeneuve 45.16 5.73, Notre-Dame 45.19 5.73"], // Grenoble, FR
  [3003796, "Saint-François 49.49 0.11, Notre-Dame 49.49 0.11"], // Le Havre, FR
  [2998324, "Moulins 50.62 3.07"], // Lille, FR
  [2998286, "Carnot 45.84 1.25"], // Limoges, FR
  [2996944, "Saint-Just 45.76 4.82, Saint-Paul 45.77 4.83"], // Lyon, FR
  [2991214, "Franklin 47.75 7.33"], // Mulhouse, FR
  [2990969, "Zola 47.21 -1.58, Malakoff 47.22 -1.53, Beaulieu 47.20 -1.53, Bellevue 47.22 -1.61"], // Nantes, FR
  [2990440, "Le Port 43.70 7.29"], // Nice, FR
  [2990363, "Saint-Césaire 43.82 4.33, Richelieu 43.84 4.37"], // Nîmes, FR
  [2988507, "Belleville 48.87 2.38, Plaisance 48.83 2.31, Temple 48.87 2.36"], // Paris, FR
  [2987914, "Saint-Jean 42.70 2.90"], // Perpignan, FR
  [2983990, "Sainte-Thérèse 48.10 -1.67"], // Rennes, FR
  [2982652, "Grammont 49.42 1.10, Saint-Marc 49.44 1.10"], // Rouen, FR
  [2980291, "Bellevue 45.42 4.39, Carnot 45.45 4.39"], // Saint-Étienne, FR
  [2973783, "Neudorf 48.57 7.76, Neuhof 48.54 7.77"], // Strasbourg, FR
  [2972328, "Sainte-Anne 43.13 5.93"], // Toulon, FR
  [2972315, "Saint-Michel 43.59 1.45, Bellefontaine 43.57 1.40"], // Toulouse, FR
  [2972191, "Saint-Symphorien 47.41 0.69, Grammont 47.38 0.69"], // Tours, FR
  [
    2657832,
    "Rosemount 57.15 -2.12, Ferryhill 57.14 -2.10, Woodside 57.17 -2.13, Hilton 57.16 -2.13, Northfield 57.16 -2.16, Seaton 57.17 -2.09",
  ], // Aberdeen, GB
  [
    2656173,
    "Lansdown 51.40 -2.37, Weston 51.40 -2.39, Larkhall 51.40 -2.34, Newbridge 51.38 -2.40, Camden 51.39 -2.36, Claverton 51.38 -2.31",
  ], // Bath, GB
  [6690602, "Clapham 51.46 -0.14"], // Battersea, GB
  [2656065, "Penge 51.41 -0.05"], // Beckenham, GB
  [
    2655984,
    "Shankill 54.61 -5.96, Ormeau 54.58 -5.92, Bloomfield 54.60 -5.88, Sydenham 54.61 -5.87, Windsor 54.58 -5.95, Belmont 54.60 -5.86, Woodvale 54.61 -5.97, Springfield 54.60 -5.97, Woodstock 54.59 -5.91, Rosetta 54.57 -5.91",
  ], // Belfast, GB
  [2655603, "Newtown 52.50 -1.90, Quinton 52.46 -2.00"], // Birmingham, GB
  [2655459, "Layton 53.83 -3.03, South Shore 53.79 -3.05, North Shore 53.83 -3.05"], // Blackpool, GB
  [2655095, "Winton 50.74 -1.88, Westbourne 50.72 -1.90, Queens Park 50.74 -1.86, Throop 50.76 -1.84"], // Bournemouth, GB
  [2654710, "Elm Grove 50.83 -0.12"], // Brighton, GB
  [
    2654675,
    "Clifton 51.46 -2.62, Fishponds 51.48 -2.53, Redland 51.47 -2.61, Knowle 51.43 -2.58, Ashley 51.47 -2.58, Redcliffe 51.45 -2.59, St Andrews 51.48 -2.59",
  ], // Bristol, GB
  [6690877, "Vauxhall 51.49 -0.12, West Norwood 51.43 -0.10"], // Brixton, GB
  [3345438, "Southwark 51.50 -0.10, Bermondsey 51.50 -0.06, Nunhead 51.47 -0.05"], // Camberwell, GB
  [2653941, "Chesterton 52.22 0.14"], // Cambridge, GB
  [3345437, "Hampstead 51.56 -0.18, St Pancras 51.53 -0.13"], // Camden Town, GB
  [
    2653822,
    "Canton 51.48 -3.21, Ely 51.48 -3.25, Riverside 51.48 -3.19, Heath 51.51 -3.18, Lakeside 51.52 -3.17, Trowbridge 51.51 -3.12",
  ], // Cardiff, GB
  [2653516, "Deptford 51.48 -0.02, Sydenham 51.43 -0.05"], // Catford, GB
  [2653261, "Montpellier 51.90 -2.08, Arle 51.91 -2.11, Oakley 51.90 -2.05"], // Cheltenham, GB
  [2634341, "Victoria 51.50 -0.14"], // City of Westminster, GB
  [2652618, "Mile End 51.91 0.89, Hythe 51.88 0.92, New Town 51.88 0.91"], // Colchester, GB
  [
    2652221,
    "Radford 52.42 -1.52, Stoke 52.41 -1.48, Longford 52.45 -1.49, Willenhall 52.38 -1.46, Whitley 52.39 -1.49",
  ], // Coventry, GB
  [2651347, "Rose Hill 52.91 -1.47"], // Derby, GB
  [2651123, "Wheatley 53.53 -1.11, Hyde Park 53.52 -1.13"], // Doncaster, GB
  [2650752, "Craigie 56.47 -2.92, Charleston 56.47 -3.03, Whitfield 56.49 -2.92"], // Dundee, GB
  [
    2650225,
    "Newington 55.94 -3.18, Stockbridge 55.96 -3.21, Morningside 55.92 -3.21, Newhaven 55.98 -3.19, New Town 55.95 -3.20, Old Town 55.95 -3.19, Joppa 55.95 -3.10, Northfield 55.95 -3.13",
  ], // Edinburgh, GB
  [
    2649808,
    "St Leonards 50.72 -3.52, Alphington 50.70 -3.53, Newtown 50.73 -3.52, Mount Pleasant 50.73 -3.52",
  ], // Exeter, GB
  [
    2648579,
    "Bridgeton 55.85 -4.23, King's Park 55.82 -4.24, Royston 55.87 -4.23, Woodlands 55.87 -4.27, Woodside 55.87 -4.27",
  ], // Glasgow, GB
  [2647694, "Stoke Newington 51.56 -0.07, Shoreditch 51.53 -0.08"], // Hackney, GB
  [2647356, "Hollington 50.87 0.55, Old Town 50.86 0.59, Silverhill 50.87 0.56"], // Hastings, GB
  [
    2646458,
    "Lindley 53.66 -1.82, Edgerton 53.66 -1.80, Lockwood 53.63 -1.80, Dalton 53.65 -1.75, Longwood 53.65 -1.84, Waterloo 53.65 -1.74",
  ], // Huddersfield, GB
  [2646003, "Finsbury 51.53 -0.11"], // Islington, GB
  [2645425, "Newington 53.73 -0.38"], // Kingston upon Hull, GB
  [2644688, "Hyde Park 53.81 -1.57, Middleton 53.75 -1.54, Richmond Hill 53.79 -1.52, Oakwood 53.83 -1.50"], // Leeds, GB
  [2644668, "Highfields 52.63 -1.11"], // Leicester, GB
  [2644210, "Fairfield 53.41 -2.94"], // Liverpool, GB
  [2642465, "Middleton 52.04 -0.72, Springfield 52.05 -0.74"], // Milton Keynes, GB
  [2642233, "Merton 51.41 -0.19"], // Morden, GB
  [
    2641673,
    "Walker 54.97 -1.55, Kenton 55.00 -1.65, Denton 54.98 -1.68, Sandyford 54.98 -1.60, Lemington 54.97 -1.71",
  ], // Newcastle upon Tyne, GB
  [2641598, "St Julians 51.60 -2.98, Somerton 51.59 -2.96, Victoria 51.59 -2.98"], // Newport, GB
  [2641181, "Eaton 52.61 1.26"], // Norwich, GB
  [
    2641170,
    "Radford 52.96 -1.18, Sherwood 52.98 -1.15, Clifton 52.91 -1.19, St Ann's 52.96 -1.14, Aspley 52.97 -1.20, Hockley 52.95 -1.14, Dunkirk 52.94 -1.18, Bakersfield 52.95 -1.11",
  ], // Nottingham, GB
  [2641022, "Westwood 53.55 -2.13"], // Oldham, GB
  [2640729, "Jericho 51.76 -1.27, Barton 51.77 -1.20, Rose Hill 51.73 -1.23"], // Oxford, GB
  [
    2640354,
    "Werrington 52.61 -0.27, Paston 52.61 -0.24, Westwood 52.59 -0.28, Newark 52.59 -0.21, Hampton 52.54 -0.26",
  ], // Peterborough, GB
  [
    2640194,
    "Devonport 50.37 -4.17, Stonehouse 50.37 -4.16, Stoke 50.38 -4.16, Hartley 50.40 -4.13, Compton 50.39 -4.12, Greenbank 50.38 -4.13",
  ], // Plymouth, GB
  [2640101, "Oakdale 50.73 -1.96, Newtown 50.74 -1.94"], // Poole, GB
  [2639996, "Milton 50.80 -1.06, Drayton 50.84 -1.05"], // Portsmouth, GB
  [2639912, "Fulwood 53.79 -2.70, Brookfield 53.79 -2.66"], // Preston, GB
  [2639577, "Whitley 51.44 -0.96, Newtown 51.45 -0.95, Redlands 51.45 -0.95"], // Reading, GB
  [2639093, "Clifton 53.43 -1.34, Eastwood 53.44 -1.34"], // Rotherham, GB
  [2638671, "Pendleton 53.49 -2.28, Broughton 53.50 -2.26, Claremont 53.50 -2.31"], // Salford, GB
  [2638077, "Hillsborough 53.41 -1.50"], // Sheffield, GB
  [2637627, "Langley 51.51 -0.55, Upton 51.50 -0.58"], // Slough, GB
  [2636882, "Cheadle 53.39 -2.21, Davenport 53.39 -2.15"], // Stockport, GB
  [
    2636841,
    "Basford 53.02 -2.20, Fenton 53.00 -2.16, Hartshill 53.01 -2.21, Shelton 53.02 -2.19, Milton 53.05 -2.14, Dresden 52.98 -2.14, Norton 53.06 -2.15, Florence 52.98 -2.13, Northwood 53.03 -2.17",
  ], // Stoke-on-Trent, GB
  [2636531, "Hendon 54.90 -1.37, Southwick 54.92 -1.40, Deptford 54.91 -1.40, Barnes 54.90 -1.41"], // Sunderland, GB
  [2636432, "Mount Pleasant 51.62 -3.95"], // Swansea, GB
  [2636389, "Old Town 51.55 -1.78"], // Swindon, GB
  [2633691, "Oxley 52.61 -2.13, Compton 52.59 -2.16, Springfield 52.60 -2.11"], // Wolverhampton, GB
  [2633352, "Clifton 53.97 -1.10"], // York, GB
  [2306104, "Nima 5.58 -0.20, Lapaz 5.61 -0.25"], // Accra, GH
  [264371, "Neapoli 37.99 23.74, Mets 37.97 23.74"], // Athens, GR
  [734077, "Kamara 40.63 22.95"], // Thessaloníki, GR
  [3186886, "Sopot 45.77 15.99"], // Zagreb, HR
  [1642911, "Kota -6.14 106.81"], // Jakarta, ID
  [1625822, "Genteng -7.26 112.75"], // Surabaya, ID
  [
    2965140,
    "Blackrock 51.90 -8.41, Montenotte 51.91 -8.44, Wilton 51.88 -8.51, Mayfield 51.91 -8.44, Blackpool 51.91 -8.47, Mahon 51.89 -8.40, Tivoli 51.90 -8.42",
  ], // Cork, IE
  [2964574, "Smithfield 53.35 -6.28, Whitehall 53.38 -6.24"], // Dublin, IE
  [1275004, "Salt Lake 22.59 88.42, New Town 22.59 88.47"], // Kolkata, IN
  [1275339, "Kurla 19.07 72.88, Sion 19.04 72.86"], // Mumbai, IN
  [1255364, "Nanpura 21.19 72.81"], // Surat, IN
  [124665, "Ahmadabad 36.29 59.58"], // Mashhad, IR
  [3181928, "Saragozza 44.49 11.33, Murri 44.48 11.36, Reno 44.51 11.30"], // Bologna, IT
  [
    2525473,
    "Castello 39.22 9.12, Marina 39.21 9.11, Villanova 39.22 9.12, San Benedetto 39.22 9.13, San Michele 39.24 9.11",
  ], // Cagliari, IT
  [3176959, "Novoli 43.79 11.22, Castello 43.82 11.23, Sant'Ambrogio 43.77 11.27"], // Florence, IT
  [3176219, "Quarto 44.40 8.99, Molo 44.41 8.93"], // Genoa, IT
  [3174659, "Venezia 43.55 10.31, Borgo 43.54 10.30, Shangai 43.56 10.32"], // Livorno, IT
  [2524170, "Pace 38.23 15.57"], // Messina, IT
  [3173435, "Garibaldi 45.48 9.19"], // Milan, IT
  [3171728, "San Paolo 45.40 11.90"], // Padova, IT
  [2523920, "Arenella 38.15 13.37, Castellammare 38.12 13.36"], // Palermo, IT
  [3171457, "San Leonardo 44.82 10.34, San Lazzaro 44.80 10.35"], // Parma, IT
  [3169070, "San Paolo 41.86 12.48"], // Rome, IT
  [3165926, "San Vito 40.42 17.22, Borgo 40.47 17.24"], // Taranto, IT
  [3165185, "San Giacomo 45.64 13.78, San Giovanni 45.66 13.80"], // Trieste, IT
  [3165524, "San Paolo 45.06 7.65"], // Turin, IT
  [3489854, "Jones Town 17.99 -76.80"], // Kingston, JM
  [250441, "Marka 31.98 35.99"], // Amman, JO
  [1863967, "Sawara 33.58 130.35, Gion 33.59 130.41"], // Fukuoka, JP
  [1862415, "Naka 34.39 132.46, Saeki 34.37 132.36"], // Hiroshima, JP
  [1859171, "Nada 34.71 135.24, Chuo 34.70 135.20, Kita 34.73 135.14"], // Kobe, JP
  [1857910, "Gion 35.00 135.78, Kita 35.05 135.75, Kurama 35.11 135.77"], // Kyoto, JP
  [1856057, "Naka 35.16 136.90, Moriyama 35.20 136.98, Kita 35.19 136.91, Midori 35.07 136.95"], // Nagoya, JP
  [1853909, "Namba 34.67 135.50, Kita 34.70 135.51, Asahi 34.72 135.54"], // Osaka, JP
  [2128295, "Kita 43.09 141.34"], // Sapporo, JP
  [1848354, "Konan 35.40 139.59"], // Yokohama, JP
  [186301, "Old Town -4.06 39.68"], // Mombasa, KE
  [184745, "Hurlingham -1.30 36.80, Spring Valley -1.25 36.78, Riverside -1.27 36.80"], // Nairobi, KE
  [1838524, "Songdo 35.08 129.02"], // Busan, KR
  [1843564, "Songdo 37.38 126.66"], // Incheon, KR
  [276781, "Verdun 33.89 35.48"], // Beirut, LB
  [2210247, "Mansoura 32.87 13.18, Old City 32.90 13.18, Dahra 32.89 13.21"], // Tripoli, LY
  [2553604, "Racine 33.59 -7.64"], // Casablanca, MA
  [2538475, "Hassan 34.02 -6.83, Youssoufia 33.99 -6.82"], // Rabat, MA
  [2028462, "Sükhbaatar 47.93 106.93, Zaisan 47.88 106.92"], // Ulan Bator, MN
  [4005539, "Americana 20.67 -103.36, Lafayette 20.67 -103.37"], // Guadalajara, MX
  [
    3530597,
    "Roma 19.42 -99.16, Juárez 19.43 -99.16, Nápoles 19.39 -99.18, Lindavista 19.49 -99.13, Morelos 19.44 -99.13",
  ], // Mexico City, MX
  [3981609, "Libertad 32.54 -117.00"], // Tijuana, MX
  [2759661, "Lombok 51.99 5.89"], // Arnhem, NL
  [2756253, "Gennep 51.41 5.48"], // Eindhoven, NL
  [2755003, "Schoten 52.41 4.64"], // Haarlem, NL
  [2751773, "Mors 52.16 4.46"], // Leiden, NL
  [2751283, "Nazareth 50.86 5.72"], // Maastricht, NL
  [2747373, "Rustenburg 52.07 4.28"], // The Hague, NL
  [3161732, "Sandviken 60.41 5.32"], // Bergen, NO
  [
    3143244,
    "Sagene 59.94 10.76, Alna 59.93 10.84, Kampen 59.91 10.78, Bryn 59.91 10.81, Montebello 59.93 10.67",
  ], // Oslo, NO
  [3137115, "Hinna 58.91 5.72, Kampen 58.97 5.71"], // Stavanger, NO
  [3133880, "Nardo 63.40 10.41, Charlottenlund 63.42 10.50"], // Trondheim, NO
  [
    2192362,
    "Linwood -43.53 172.67, St Albans -43.51 172.63, Woolston -43.55 172.68, Bromley -43.54 172.69, Middleton -43.55 172.59",
  ], // Christchurch, NZ
  [2191562, "Kew -45.90 170.49, Abbotsford -45.90 170.43"], // Dunedin, NZ
  [2179537, "Miramar -41.32 174.82, Berhampore -41.32 174.78"], // Wellington, NZ
  [3941584, "San Blas -13.52 -71.97, San Jerónimo -13.54 -71.89"], // Cusco, PE
  [1715348, "Matina 7.06 125.57"], // Davao, PH
  [1703417, "Magallanes 14.54 121.02"], // Makati City, PH
  [1701668, "San Nicolas 14.60 120.97, San Andres 14.57 121.00"], // Manila, PH
  [3100946, "Raków 50.78 19.15, Stare Miasto 50.81 19.13"], // Częstochowa, PL
  [3099434, "Morena 54.35 18.58, Stare Miasto 54.35 18.65"], // Gdańsk, PL
  [3099424, "Kamienna Góra 54.51 18.55, Dąbrowa 54.47 18.47"], // Gdynia, PL
  [3096472, "Janów 50.24 19.08"], // Katowice, PL
  [3094802, "Stare Miasto 50.06 19.94, Wesoła 50.06 19.95"], // Kraków, PL
  [3088171, "Stare Miasto 52.41 16.93"], // Poznań, PL
  [3083829, "Stare Miasto 53.42 14.56, Nowe Miasto 53.42 14.55"], // Szczecin, PL
  [3083271, "Stare Miasto 53.01 18.60"], // Toruń, PL
  [756135, "Praga 52.25 21.03, Koło 52.25 20.94, Chrzanów 52.22 20.88"], // Warsaw, PL
  [3081368, "Leśnica 51.15 16.87"], // Wrocław, PL
  [3093133, "Ruda 51.71 19.44, Janów 51.75 19.54"], // Łódź, PL
  [4568127, "Condado 18.46 -66.07, Santurce 18.45 -66.07, Miramar 18.45 -66.08"], // San Juan, PR
  [
    2267827,
    "São Pedro 32.65 -16.91, Lido 32.64 -16.94, Santo António 32.67 -16.93, Livramento 32.66 -16.91, Nazaré 32.64 -16.93",
  ], // Funchal, PT
  [2735943, "Bonfim 41.15 -8.60"], // Porto, PT
  [683506, "Romană 44.45 26.10"], // Bucharest, RO
  [3194360, "Liman 45.24 19.84, Stari Grad 45.26 19.84"], // Novi Sad, RS
  [551487, "Gorki 55.76 49.20"], // Kazan, RU
  [1502026, "Akademgorodok 55.99 92.76"], // Krasnoyarsk, RU
  [2711537, "Haga 57.70 11.96, Vasastan 57.70 11.97, Lunden 57.72 12.01, Askim 57.63 11.95"], // Göteborg, SE
  [2706767, "Dalhem 56.06 12.74, Söder 56.04 12.71, Olympia 56.05 12.71, Berga 56.07 12.71"], // Helsingborg, SE
  [2694762, "Berga 58.39 15.64, Valla 58.41 15.59"], // Linköping, SE
  [2692969, "Bellevue 55.59 12.97"], // Malmö, SE
  [2673730, "Enskede 59.28 18.07, Vårberg 59.28 17.89"], // Stockholm, SE
  [2666199, "Kåbo 59.85 17.63, Gränby 59.87 17.67, Årsta 59.87 17.69, Kungsängen 59.85 17.66"], // Uppsala, SE
  [2686657, "Haga 59.27 15.24, Söder 59.27 15.21"], // Örebro, SE
  [1880252, "Bishan 1.35 103.85"], // Singapore, SG
  [
    3196359,
    "Šiška 46.07 14.49, Trnovo 46.04 14.50, Tabor 46.05 14.52, Krakovo 46.05 14.50, Tivoli 46.05 14.50",
  ], // Ljubljana, SI
  [724443, "Terasa 48.72 21.23, Staré Mesto 48.72 21.26"], // Košice, SK
  [170063, "Aziziyeh 36.21 37.15"], // Aleppo, SY
  [1153671, "Old City 18.79 98.99, Hai Ya 18.78 98.99"], // Chiang Mai, TH
  [745044, "Galata 41.02 28.97, Süleymaniye 41.02 28.96"], // Istanbul, TR
  [308464, "Mimarsinan 38.76 35.60"], // Kayseri, TR
  [311046, "Yenişehir 38.43 27.16"], // İzmir, TR
  [1673820, "Sanmin 22.65 120.30, Xinxing 22.63 120.31, Xiaogang 22.57 120.34"], // Kaohsiung, TW
  [1668399, "Nantun 24.14 120.62, Fengjia 24.18 120.65, Qingshui 24.27 120.56"], // Taichung, TW
  [1668355, "Anping 23.00 120.17"], // Tainan, TW
  [1668341, "Xinyi 25.03 121.57, Wenshan 24.99 121.57"], // Taipei, TW
  [160263, "Goba -6.74 39.16"], // Dar es Salaam, TZ
  [
    4180439,
    "Kirkwood 33.76 -84.33, Mechanicsville 33.74 -84.40, Morningside 33.80 -84.36, Edgewood 33.76 -84.34, Bolton 33.82 -84.45, East Lake 33.75 -84.30, Thomasville 33.70 -84.35",
  ], // Atlanta, US
  [
    4671654,
    "Hyde Park 30.30 -97.73, Rosedale 30.31 -97.74, Crestview 30.34 -97.73, Brentwood 30.33 -97.73, Oak Hill 30.23 -97.86, Highland 30.33 -97.71",
  ], // Austin, US
  [
    4347778,
    "Sandtown 39.30 -76.64, Druid Hill 39.32 -76.64, Cross Keys 39.35 -76.65, Evergreen 39.35 -76.63, Keswick 39.35 -76.63",
  ], // Baltimore, US
  [4930956, "Kenmore 42.35 -71.09"], // Boston, US
  [
    5110629,
    "Black Rock 42.94 -78.90, Lovejoy 42.89 -78.82, Parkside 42.94 -78.85, University Heights 42.95 -78.83, Kensington 42.93 -78.82, Central Park 42.94 -78.84",
  ], // Buffalo, US
  [4887398, "Pilsen 41.86 -87.66, Old Town 41.91 -87.64"], // Chicago, US
  [
    4508722,
    "Clifton 39.14 -84.52, Hyde Park 39.14 -84.44, Avondale 39.15 -84.50, Oakley 39.15 -84.43, Madisonville 39.16 -84.39, Westwood 39.15 -84.60, Evanston 39.14 -84.47, Carthage 39.20 -84.48, Linwood 39.11 -84.41, Pendleton 39.11 -84.51",
  ], // Cincinnati, US
  [
    5150529,
    "Tremont 41.48 -81.69, Buckeye 41.48 -81.60, Fairfax 41.50 -81.62, Mount Pleasant 41.46 -81.57, Edgewater 41.48 -81.76, West Park 41.45 -81.79, Hopkins 41.41 -81.85, Nottingham 41.57 -81.55, The Flats 41.49 -81.70",
  ], // Cleveland, US
  [
    4509177,
    "Clintonville 40.05 -83.02, Linden 40.02 -82.97, Grandview 39.98 -83.04, Berwick 39.95 -82.93, Easton 40.05 -82.92, Franklin Park 39.97 -82.95, Forest Park 40.08 -82.96",
  ], // Columbus, US
  [
    4684888,
    "Uptown 32.80 -96.80, Oak Lawn 32.81 -96.81, Pleasant Grove 32.73 -96.68, Turtle Creek 32.81 -96.81, Joppa 32.70 -96.74, Queen City 32.75 -96.77",
  ], // Dallas, US
  [
    5419384,
    "Highland 39.76 -105.01, Highlands 39.76 -105.02, Elyria 39.78 -104.97, Swansea 39.78 -104.96, Central Park 39.76 -104.89, Hale 39.74 -104.93, Montclair 39.74 -104.91, University Park 39.67 -104.95, Rosedale 39.67 -104.98, Overland 39.68 -105.00, Villa Park 39.73 -105.04, Sun Valley 39.73 -105.02, Lincoln Park 39.73 -105.00, Sunnyside 39.77 -105.01, Clayton 39.77 -104.95, Whittier 39.76 -104.97, Country Club 39.72 -104.97, Uptown 39.74 -104.98, Windsor 39.71 -104.89",
  ], // Denver, US
  [4990729, "Woodbridge 42.35 -83.08"], // Detroit, US
  [5856195, "Salt Lake 21.35 -157.91, Punchbowl 21.31 -157.85"], // Honolulu, US
  [4699066, "Sunnyside 29.66 -95.36, Uptown 29.75 -95.46, Harrisburg 29.72 -95.28"], // Houston, US
  [4259418, "Irvington 39.77 -86.07"], // Indianapolis, US
  [4160021, "Avondale 30.31 -81.70, Brentwood 30.36 -81.66"], // Jacksonville, US
  [5368361, "Florence 33.97 -118.26, Adams 34.03 -118.30"], // Los Angeles, US
  [
    4299276,
    "Highlands 38.23 -85.70, Clifton 38.25 -85.72, Shawnee 38.26 -85.82, Chickasaw 38.24 -85.82, Limerick 38.24 -85.76, Parkland 38.24 -85.81, Algonquin 38.22 -85.80, Auburndale 38.14 -85.79, Hazelwood 38.19 -85.78, Clifton Heights 38.26 -85.70, Deer Park 38.22 -85.70",
  ], // Louisville, US
  [4641239, "Whitehaven 35.03 -90.03, Evergreen 35.15 -90.00, Hyde Park 35.18 -89.97"], // Memphis, US
  [
    4164138,
    "Liberty City 25.83 -80.22, Edgewater 25.80 -80.19, Shenandoah 25.76 -80.22, Buena Vista 25.82 -80.19, Morningside 25.82 -80.18, Bayside 25.84 -80.18, Spring Garden 25.78 -80.21",
  ], // Miami, US
  [5263045, "East Side 43.06 -87.89, Silver City 43.02 -87.95, Granville 43.17 -88.03"], // Milwaukee, US
  [
    5037649,
    "Uptown 44.95 -93.30, Whittier 44.96 -93.28, Camden 45.03 -93.30, Harrison 44.98 -93.30, Hawthorne 45.00 -93.29, Sheridan 45.00 -93.26, Como 44.99 -93.22, Fulton 44.92 -93.32, Minnehaha 44.92 -93.22, Bancroft 44.93 -93.25, Regina 44.93 -93.27, Hale 44.91 -93.26",
  ], // Minneapolis, US
  [4644585, "Germantown 36.18 -86.79, Belmont 36.13 -86.79, Melrose 36.12 -86.77, Bordeaux 36.20 -86.84"], // Nashville, US
  [
    4335045,
    "Algiers 29.95 -90.05, Uptown 29.93 -90.10, Gentilly 30.01 -90.06, Audubon 29.93 -90.12, Fontainebleau 29.95 -90.11, Fillmore 30.02 -90.07, St. Claude 29.97 -90.04, Whitney 29.95 -90.05",
  ], // New Orleans, US
  [5101798, "Mount Pleasant 40.76 -74.17, Belmont 40.73 -74.20"], // Newark, US
  [
    5378538,
    "Montclair 37.83 -122.21, Grand Lake 37.81 -122.25, Uptown 37.81 -122.27, Laurel 37.80 -122.20, Glenview 37.81 -122.22, Eastlake 37.80 -122.25, Claremont 37.85 -122.24, Melrose 37.77 -122.21",
  ], // Oakland, US
  [
    5074472,
    "Dundee 41.26 -95.99, Florence 41.34 -95.96, Irvington 41.32 -96.05, Deer Park 41.23 -95.94, Keystone 41.29 -96.03, Country Club 41.29 -95.98, Elmwood Park 41.25 -95.98",
  ], // Omaha, US
  [5308655, "Arcadia 33.50 -111.98, Uptown 33.51 -112.07"], // Phoenix, US
  [
    5206379,
    "Hazelwood 40.41 -79.94, Homewood 40.46 -79.90, Highland Park 40.48 -79.92, Brookline 40.39 -80.02, Greenfield 40.43 -79.94, Garfield 40.47 -79.94, Morningside 40.49 -79.93, Westwood 40.43 -80.05, Hays 40.40 -79.95, Spring Hill 40.46 -80.00",
  ], // Pittsburgh, US
  [5746545, "Hawthorne 45.51 -122.62"], // Portland, US
  [
    4781708,
    "Church Hill 37.53 -77.42, Highland Park 37.56 -77.42, Fulton 37.52 -77.41, Forest Hill 37.52 -77.48, Randolph 37.54 -77.46",
  ], // Richmond, US
  [4726206, "Monte Vista 29.46 -98.50"], // San Antonio, US
  [
    5391811,
    "Pacific Beach 32.80 -117.24, Kensington 32.77 -117.10, University Heights 32.76 -117.14, University City 32.86 -117.20, Old Town 32.76 -117.20, East Village 32.71 -117.15, Encanto 32.71 -117.06, San Carlos 32.80 -117.03, Oak Park 32.73 -117.08",
  ], // San Diego, US
  [
    5391959,
    "Castro 37.76 -122.44, Marina 37.80 -122.44, Mission 37.76 -122.42, SoMa 37.78 -122.41, Ingleside 37.72 -122.45, Hunters Point 37.73 -122.38, Forest Hill 37.75 -122.46, Financial District 37.79 -122.40",
  ], // San Francisco, US
  [
    5809844,
    "Wallingford 47.66 -122.33, Georgetown 47.55 -122.32, Ravenna 47.67 -122.30, Eastlake 47.64 -122.33, Roosevelt 47.68 -122.32, Bryant 47.67 -122.28, Pinehurst 47.72 -122.32, SoDo 47.58 -122.33, Meadowbrook 47.71 -122.30",
  ], // Seattle, US
  [4174757, "Hyde Park 27.94 -82.48, Sulphur Springs 28.02 -82.46"], // Tampa, US
  [4140963, "Mount Pleasant 38.93 -77.04, Forest Hills 38.95 -77.06, Manor Park 38.96 -77.02"], // Washington, US
  [
    3441575,
    "Ciudad Vieja -34.91 -56.20, Cordón -34.90 -56.18, Palermo -34.91 -56.18, Cerro -34.88 -56.26, Unión -34.88 -56.13, Peñarol -34.83 -56.20",
  ], // Montevideo, UY
  [1512569, "Beruni 41.34 69.21, Darkhan 41.33 69.28"], // Tashkent, UZ
  [3646738, "Altamira 10.50 -66.85, San Bernardino 10.51 -66.90, Santa Mónica 10.48 -66.89"], // Caracas, VE
  [3633009, "Bella Vista 10.66 -71.61"], // Maracaibo, VE
  [3625549, "Naguanagua 10.26 -68.01"], // Valencia, VE
  [1566083, "Binh Thanh 10.80 106.71, Tan Binh 10.80 106.65, Go Vap 10.84 106.67"], // Ho Chi Minh City, VN
  [1018725, "Bayswater -29.08 26.22"], // Bloemfontein, ZA
  [3369157, "Salt River -33.93 18.46, Delft -33.97 18.64"], // Cape Town, ZA
  [1007311, "Springfield -29.82 30.99, Stamford Hill -29.83 31.03, Woodlands -29.92 30.95"], // Durban, ZA
  [993800, "Newtown -26.20 28.03, Windsor -26.12 27.97, Orlando -26.23 27.92, Denver -26.21 28.10"], // Johannesburg, ZA
  [
    964420,
    "New Brighton -33.90 25.59, Mill Park -33.96 25.59, Richmond Hill -33.96 25.61, Sherwood -33.95 25.51, Motherwell -33.80 25.59, Fairview -33.97 25.54",
  ], // Port Elizabeth, ZA
  [
    964137,
    "Hatfield -25.75 28.24, Arcadia -25.75 28.21, Sunnyside -25.76 28.21, Lynnwood -25.76 28.27, Menlo Park -25.77 28.25, Claremont -25.72 28.13, Mountain View -25.70 28.16, Danville -25.74 28.13",
  ], // Pretoria, ZA
  [
    909137,
    "Woodlands -15.44 28.34, Roma -15.38 28.32, Olympia -15.39 28.30, Makeni -15.47 28.26, Avondale -15.37 28.38",
  ], // Lusaka, ZM
  [
    890299,
    "Avondale -17.80 31.04, Mount Pleasant -17.77 31.05, Hatfield -17.87 31.09, Highlands -17.80 31.10, Kensington -17.81 31.03, Arcadia -17.84 31.05, Pomona -17.75 31.07",
  ], // Harare, ZW
];
