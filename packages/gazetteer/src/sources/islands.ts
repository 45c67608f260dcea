/**
 * Islands with people, each with the id of its settlement in GeoNames, mostly the largest. Missing are countries,
 * territories and first-level divisions of the name, which are refused as such, and islands with a place of their name
 * that is found. Reviewed by hand: at most 300.
 */
export const ISLANDS: readonly (readonly [names: string, country: string, settlement: number])[] = [
  ["Tutuila", "AS", 5881576], // Pago Pago
  ["Phillip Island", "AU", 2170162], // Cowes
  ["Kangaroo Island", "AU", 2068429], // Kingscote
  ["Bribie Island", "AU", 2174933], // Bongaree
  ["King Island", "AU", 2169638], // Currie
  ["North Stradbroke Island", "AU", 2168050], // Dunwich
  ["Fernando de Noronha", "BR", 6317136], // Fernando de Noronha (Distrito Estadual)
  ["Ilha de Santa Catarina, Santa Catarina Island", "BR", 3463237], // Florianópolis
  ["Marajó, Ilha de Marajó, Marajo Island", "BR", 3404817], // Breves
  ["Grand Bahama, Grand Bahama Island", "BS", 3572375], // Freeport
  ["Abaco, Abaco Islands, Great Abaco", "BS", 3571913], // Marsh Harbour
  ["Eleuthera", "BS", 3572313], // Governor’s Harbour
  ["Andros Island", "BS", 3572906], // Andros Town
  ["Ambergris Caye", "BZ", 3581164], // San Pedro
  ["Vancouver Island, Île de Vancouver", "CA", 6174041], // Victoria
  ["Cape Breton Island, Cape Breton, Île du Cap-Breton", "CA", 6354908], // Sydney
  ["Island of Newfoundland, Newfoundland Island", "CA", 6324733], // St. John's
  ["Manitoulin Island, Manitoulin", "CA", 6055388], // Little Current
  ["Salt Spring Island, Saltspring Island", "CA", 5959360], // Ganges
  ["Montreal Island, Island of Montreal, Île de Montréal", "CA", 6077243], // Montréal
  ["Baffin Island, Île de Baffin", "CA", 5983720], // Iqaluit
  ["Haida Gwaii, Queen Charlotte Islands", "CA", 6115065], // Daajing Giids
  ["Chiloé, Chiloe Island, Isla de Chiloé, Isla Grande de Chiloé", "CL", 3896218], // Castro
  [
    "Easter Island, Isla de Pascua, Rapa Nui, Île de Pâques, Osterinsel, Paaseiland, Isola di Pasqua",
    "CL",
    4030754,
  ], // Hanga Roa
  ["Chongming Island, Chongming Dao, 崇明岛", "CN", 7843983], // Yongxing
  ["Zhoushan Island, Zhoushan Dao, Chusan, 舟山岛", "CN", 1886762], // Zhoushan
  ["San Andrés Island, Isla de San Andrés, San Andrés Isla", "CO", 3670218], // San Andrés
  ["Providencia Island, Isla de Providencia, Old Providence", "CO", 3668690], // Santa Isabel
  ["Santiago Island, Ilha de Santiago, Ilha Santiago", "CV", 3374333], // Praia
  ["São Vicente Island, Ilha de São Vicente", "CV", 3374462], // Mindelo
  ["Santo Antão Island, Santo Antão, Ilha de Santo Antão", "CV", 3374336], // Porto Novo
  ["Ilha do Sal, Sal Island", "CV", 8521418], // Espargos
  ["Ilha do Fogo, Fogo", "CV", 3374210], // São Filipe
  ["Ilha da Boa Vista, Boa Vista Island", "CV", 3374235], // Sal Rei
  ["São Nicolau Island, São Nicolau, Ilha de São Nicolau", "CV", 3374121], // Ribeira Brava
  ["Ilha do Maio, Maio Island", "CV", 3374120], // Vila do Maio
  ["Ilha Brava, Brava Island", "CV", 3374117], // Nova Sintra
  ["Sylt", "DE", 2810284], // Westerland (Sylt: other name of Sylhet, BD)
  ["Föhr, Foehr", "DE", 2805396], // Wyk auf Föhr
  ["Amrum", "DE", 2807381], // Wittdün
  ["Heligoland", "DE", 3208547], // Helgoland
  ["Rügen, Ruegen", "DE", 2950620], // Bergen auf Rügen
  ["Insel Usedom", "DE", 2833988], // Seebad Heringsdorf
  ["Borkum", "DE", 2946206], // Borkum
  ["Norderney", "DE", 2862041], // Norderney
  ["Juist", "DE", 2894569], // Juist
  ["Funen, Fyn, Fionie", "DK", 2615876], // Odense (Funen: also area DK.21; Fyn: also area DK.21; Fünen: also area DK.21)
  ["Bornholm", "DK", 2614553], // Rønne
  ["Lolland, Laaland", "DK", 2616599], // Nakskov
  ["Falster", "DK", 2615961], // Nykøbing Falster
  ["Møn, Moen", "DK", 2612689], // Stege (Møn: also area IM MM.13; Moen: also area IM)
  ["Samsø", "DK", 2611311], // Tranebjerg
  ["Langeland", "DK", 2614432], // Rudkøbing
  ["Ærø, Aeroe", "DK", 2625001], // Ærøskøbing
  ["Fanø", "DK", 2616172], // Nordby (Fanø: own name of Fano, IT; Fanö: own name of Fano, IT)
  ["Als, Alsen", "DK", 2613102], // Sønderborg (Als: other name of Alès, FR)
  ["Amager", "DK", 2611862], // Tårnby
  ["Mors, Morsø", "DK", 2615964], // Nykøbing Mors (Mors: other name of Moers, DE)
  ["Læsø", "DK", 2623199], // Byrum
  ["Isla San Cristóbal, San Cristobal Island", "EC", 3652758], // Puerto Baquerizo Moreno
  ["Isla Santa Cruz", "EC", 3652764], // Puerto Ayora
  ["Isla Isabela, Isabela Island", "EC", 3652694], // Puerto Villamil
  ["Saaremaa, Ösel", "EE", 590939], // Kuressaare
  ["Mallorca, Majorca, Majorque, Maiorca", "ES", 2512989], // Palma
  ["Menorca, Minorca, Minorque", "ES", 2514301], // Maó
  ["Formentera", "ES", 2511381], // Sant Francesc de Formentera
  ["Tenerife, Teneriffa", "ES", 2511174], // Santa Cruz de Tenerife
  ["Gran Canaria, Grand Canary, Grande Canarie", "ES", 2515270], // Las Palmas de Gran Canaria
  ["Lanzarote", "ES", 2521570], // Arrecife
  ["Fuerteventura", "ES", 2512186], // Puerto del Rosario
  ["Isla de La Palma, San Miguel de La Palma", "ES", 2511180], // Santa Cruz de la Palma
  ["La Gomera", "ES", 2511230], // San Sebastián de la Gomera
  ["El Hierro, Isla del Hierro", "ES", 2509841], // Valverde
  ["Ibiza, Eivissa", "ES", 2516479], // Ibiza
  ["Viti Levu", "FJ", 2198148], // Suva
  ["Vanua Levu", "FJ", 2204582], // Labasa
  ["Île d'Oléron, Oléron", "FR", 2977471], // Saint-Pierre-d'Oléron
  ["Île de Ré", "FR", 2978361], // Saint-Martin-de-Ré
  ["Belle-Île, Belle-Île-en-Mer", "FR", 3003045], // Le Palais
  ["Île de Noirmoutier", "FR", 2990205], // Noirmoutier-en-l'Île
  ["Ushant, Île d'Ouessant", "FR", 6620083], // Ouessant
  ["Isle of Wight, Wight", "GB", 2641599], // Newport
  ["Isle of Skye, Skye, Eilean Sgitheanach", "GB", 2640006], // Portree
  [
    "Isle of Lewis, Lewis, Outer Hebrides, Western Isles, Isle of Lewis and Harris, Lewis and Harris, Isle of Harris, Isle of Harris and Lewis",
    "GB",
    2636790,
  ], // Stornoway
  ["Isle of Mull, Mull", "GB", 2635754], // Tobermory
  ["Isle of Islay, Islay", "GB", 2655051], // Bowmore
  ["Isle of Arran, Arran", "GB", 2654604], // Brodick
  ["Bute", "GB", 2639083], // Rothesay
  ["Orkney, Orkney Islands, Orkneys", "GB", 2645198], // Kirkwall
  ["Shetland, Shetland Islands, Shetlands", "GB", 2644605], // Lerwick
  ["Isle of Sheppey, Sheppey", "GB", 2638081], // Sheerness
  ["Isle of Thanet, Thanet", "GB", 2643044], // Margate (Thanet: other name of Saint Peters, GB)
  ["Isles of Scilly, Scilly, Scilly Isles, Scilly Islands", "GB", 2646452], // Hugh Town
  ["Mersea Island, Isle of Mersea", "GB", 2634345], // West Mersea
  ["Isle of Anglesey, Ynys Môn", "GB", 2644037], // Llangefni
  ["Carriacou", "GD", 3580215], // Hillsborough
  ["Marie-Galante", "GP", 3579250], // Grand-Bourg
  ["Bioko, Fernando Po, Fernando Poo", "GQ", 2309527], // Malabo
  ["Rhodes Island, Island of Rhodes, Nisos Rodos", "GR", 400666], // Ródos
  ["Kos Island, Island of Kos", "GR", 259245], // Kos
  ["Lesbos, Lesvos, Mytilini Island", "GR", 256866], // Mytilene
  ["Chios Island, Island of Chios", "GR", 259973], // Chios
  ["Samos Island, Island of Samos", "GR", 254115], // Samos
  ["Corfu Island, Island of Corfu", "GR", 2463679], // Corfu
  ["Zakynthos Island", "GR", 251280], // Zakynthos
  ["Kefalonia, Cephalonia, Kefallonia, Kefallinia, Cefalonia", "GR", 264668], // Argostólion
  ["Ithaca Island, Ithaka", "GR", 261708], // Itháki
  ["Lefkada Island, Leucas", "GR", 258438], // Lefkáda
  ["Naxos Island, Island of Naxos", "GR", 256632], // Náxos
  ["Paros Island, Island of Paros", "GR", 255721], // Páros
  ["Mykonos Island, Island of Mykonos", "GR", 257056], // Mykonos
  ["Santorini, Thira Island, Santorin", "GR", 252920], // Firá
  ["Lemnos, Limnos, Limnos Island", "GR", 256930], // Mýrina
  ["Aegina Island, Ägina", "GR", 265502], // Aegina
  ["Euboea, Evia, Evvoia, Euböa, Eubée", "GR", 260133], // Chalkída
  ["Leros", "GR", 258672], // Lakkí
  ["Ikaria, Icaria, Nikaria", "GR", 263870], // Agios Kirykos
  ["Kythera, Cerigo", "GR", 259710], // Kýthira
  ["Hydra Island, Idra", "GR", 261822], // Ýdra
  ["Kasos", "GR", 262217], // Fry
  ["Alonissos, Alonnisos", "GR", 255689], // Patitírion
  ["Paxos, Paxi", "GR", 255654], // Gáïos
  ["Rhodes, Rhodos, Rodos, Rodi, Rodas", "GR", 400666], // Ródos
  ["Kos", "GR", 259245], // Kos
  ["Hong Kong Island, 香港島", "HK", 1819729], // Hong Kong
  ["Lantau Island, Lantau, 大嶼山", "HK", 11101593], // Tung Chung
  ["Lamma Island, Lamma, 南丫島", "HK", 1818211], // Yung Shue Wan
  ["Roatán, Isla de Roatán", "HN", 3602736], // Coxen Hole
  ["Otok Pag, Island of Pag", "HR", 3193726], // Pag
  ["Otok Cres, Island of Cres, Cherso", "HR", 3202523], // Cres
  ["Lošinj, Lussino", "HR", 3195674], // Mali Lošinj
  ["Brač, Brazza", "HR", 3189492], // Supetar
  ["Otok Hvar, Island of Hvar, Lesina Island", "HR", 3199180], // Hvar
  ["Otok Korčula, Island of Korčula", "HR", 3197710], // Korčula
  ["Otok Vis, Island of Vis, Lissa Island", "HR", 3187685], // Vis
  ["Dugi Otok", "HR", 3191335], // Sali
  ["Ugljan", "HR", 3215759], // Preko
  ["Krk, Veglia", "HR", 3197208], // Krk
  ["Hvar, Lesina", "HR", 3199180], // Hvar
  ["Korčula, Curzola", "HR", 3197710], // Korčula
  ["Gonâve Island, Île de la Gonâve, La Gonâve", "HT", 3731132], // Anse à Galets
  ["Madura, Pulau Madura, Madura Island", "ID", 1650298], // Bangkalan
  ["Lombok, Pulau Lombok, Lombok Island", "ID", 1635882], // Mataram
  ["Sumbawa, Pulau Sumbawa, Sumbawa Island", "ID", 1648759], // Bima (Sumbawa: other name of Sumbawa Besar, ID)
  ["Flores, Flores Island, Pulau Flores", "ID", 1635815], // Maumere (Flores: also area UY.06)
  ["Sumba, Pulau Sumba, Sumba Island", "ID", 1622318], // Waingapu
  ["Nias, Pulau Nias, Nias Island", "ID", 1215102], // Gunungsitoli
  ["Batam Island, Pulau Batam", "ID", 6295587], // Batam
  ["Bintan, Pulau Bintan, Bintan Island", "ID", 1624863], // Tanjung Pinang
  ["Belitung, Pulau Belitung, Billiton", "ID", 1624877], // Tanjung Pandan
  ["Bangka, Pulau Bangka, Bangka Island", "ID", 1632654], // Pangkalpinang
  ["Ambon Island, Pulau Ambon, Amboina Island", "ID", 1651531], // Ambon
  ["Seram, Ceram, Pulau Seram", "ID", 8667930], // Masohi
  ["Halmahera, Pulau Halmahera", "ID", 1623651], // Tobelo
  ["Pulau Nusa Penida, Nusa Penida", "ID", 1628903], // Sampalan
  ["Simeulue, Pulau Simeulue", "ID", 1213721], // Sinabang
  ["Pulau Karimun Besar, Karimun", "ID", 1624974], // Tanjung Balai
  ["Natuna, Natuna Besar, Pulau Natuna", "ID", 1630146], // Ranai
  ["Alor, Pulau Alor", "ID", 1642069], // Kalabahi
  ["Rote, Roti Island, Pulau Rote", "ID", 2057166], // Baa
  ["Selayar, Pulau Selayar", "ID", 1649108], // Benteng
  ["Muna, Pulau Muna", "ID", 1630238], // Raha
  ["Buru, Pulau Buru", "ID", 1634519], // Namlea
  ["Morotai, Pulau Morotai", "ID", 1645663], // Daruba
  ["Achill Island, Achill, Acaill, Oileán Acla", "IE", 2964738], // Dooagh
  ["Diu Island", "IN", 1272502], // Diu
  ["Majuli, Majuli Island", "IN", 11875605], // Garamur
  ["South Andaman, South Andaman Island", "IN", 1259385], // Port Blair
  ["Elba, Isola d'Elba, Île d'Elbe, Isle of Elba", "IT", 3170094], // Portoferraio
  ["Isola di Lipari, Aeolian Islands, Isole Eolie, Eolie", "IT", 2524379], // Lipari
  ["Isola di San Pietro, San Pietro Island", "IT", 2525348], // Carloforte
  ["Isola di Ponza, Pontine Islands, Isole Ponziane", "IT", 3170189], // Ponza
  ["Isola della Maddalena, Isola La Maddalena", "IT", 3175217], // La Maddalena
  ["Lido of Venice, Venice Lido", "IT", 3174748], // Lido
  ["Capri", "IT", 3180630], // Capri
  ["Ischia", "IT", 3175458], // Ischia
  ["Sado Island, Sadogashima, 佐渡島", "JP", 6825492], // Sado
  ["Awaji Island, Awajishima, Awaji, 淡路島", "JP", 1851426], // Sumoto
  ["Gotō Islands, Fukue Island", "JP", 1863997], // Fukuechō
  ["Amami Ōshima, Amami, 奄美大島", "JP", 1855540], // Naze
  ["Tokunoshima, 徳之島", "JP", 8601397], // Isen
  ["Okinawa Island, Okinawa Honto, 沖縄本島", "JP", 1856035], // Naha
  ["Miyako Island, Miyako-jima", "JP", 6822158], // Miyakojima
  ["Ishigaki Island, 石垣島", "JP", 1861416], // Ishigaki
  ["Yakushima, Yaku Island, 屋久島", "JP", 1856741], // Miyanoura
  ["Tanegashima, 種子島", "JP", 1855203], // Nishinoomote
  ["Izu Ōshima, 伊豆大島", "JP", 11611620], // Ōshima
  ["Hachijō-jima, Hachijojima, 八丈島", "JP", 11611619], // Hachijō
  ["Shōdoshima, Shodo Island, 小豆島", "JP", 1850004], // Tonoshō
  ["Oki Islands, Oki, 隠岐", "JP", 1865390], // Ama
  ["Kiritimati, Christmas Island Kiribati", "KI", 4030939], // London Village
  ["Nevis", "KN", 3575479], // Charlestown (Nevis: also area KN)
  ["Saint Kitts, St Kitts", "KN", 3575551], // Basseterre (Saint Kitts: also area KN)
  ["Geoje Island, Geojedo, Koje Island, 거제도", "KR", 1882056], // Sinhyeon
  ["Ganghwa Island, Ganghwado, 강화도", "KR", 1843163], // Ganghwa-gun
  ["Grand Cayman", "KY", 3580661], // George Town
  ["Nosy Be, Nossi-Bé", "MG", 1076105], // Hell-Ville
  ["Île Sainte-Marie, Nosy Boraha", "MG", 1081530], // Ambodifotatra
  ["Kwajalein", "MH", 7304467], // Ebaye
  ["Gozo, Għawdex", "MT", 2562619], // Victoria
  ["Cozumel", "MX", 3530103], // Cozumel
  ["Pulau Langkawi, Langkawi Island", "MY", 1222396], // Kuah
  ["Penang Island, Pulau Pinang Island, Pulau Pinang", "MY", 1735106], // George Town (Pulau Pinang: also area MY.09)
  ["Tioman, Pulau Tioman", "MY", 1734949], // Kampung Tekek
  ["Mozambique Island, Island of Mozambique", "MZ", 1037390], // Mozambique
  ["Lifou", "NC", 2137690], // Wé
  ["Ometepe, Isla de Ometepe", "NI", 3617569], // Moyogalpa
  ["Corn Islands, Big Corn Island, Islas del Maíz", "NI", 3620266], // Great Corn Island
  ["Texel", "NL", 2757244], // Den Burg
  ["Vlieland", "NL", 2749334], // Oost-Vlieland
  ["Terschelling", "NL", 2744608], // West-Terschelling
  ["Ameland", "NL", 2750417], // Nes
  ["Walcheren", "NL", 2750896], // Middelburg
  ["Goeree-Overflakkee", "NL", 2750884], // Middelharnis
  ["Schouwen-Duiveland", "NL", 2743913], // Zierikzee
  ["Hitra", "NO", 3157656], // Fillan
  ["Frøya", "NO", 3139597], // Sistranda
  ["Karmøy", "NO", 3149512], // Kopervik
  ["Senja", "NO", 3157549], // Finnsnes
  ["Lofoten, Lofoten Islands, Lofotinseln", "NO", 7626400], // Leknes
  ["Vesterålen, Vesteraalen", "NO", 3137405], // Sortland
  ["Hinnøya, Hinnøy", "NO", 3153823], // Harstad
  ["Waiheke Island, Waiheke", "NZ", 6233790], // Ostend
  ["Tahiti", "PF", 4033936], // Papeete
  ["Moorea", "PF", 4034741], // Afareaitu
  ["Bora Bora", "PF", 4033077], // Vaitape
  ["Raiatea", "PF", 4033205], // Uturoa
  ["New Britain Island, Neubritannien", "PG", 2093685], // Kokopo
  ["New Ireland Island", "PG", 2094342], // Kavieng
  ["Samar Island, Samar", "PH", 1717911], // Catbalogan
  ["Leyte Island, Leyte", "PH", 1684712], // Tacloban
  ["Cebu Island, Island of Cebu", "PH", 1717512], // Cebu City
  ["Negros, Negros Island", "PH", 1729564], // Bacolod City
  ["Panay, Panay Island", "PH", 1711005], // Iloilo
  ["Bohol, Bohol Island", "PH", 1684497], // Tagbilaran City
  ["Palawan, Palawan Island", "PH", 1692685], // Puerto Princesa
  ["Mindoro, Mindoro Island", "PH", 1720561], // Calapan
  ["Catanduanes, Catanduanes Island", "PH", 1679802], // Virac
  ["Marinduque, Marinduque Island", "PH", 1724576], // Boac
  ["Siargao, Siargao Island", "PH", 1715617], // Dapa
  ["Boracay, Boracay Island", "PH", 1701551], // Manoc-Manoc
  ["Camiguin, Camiguin Island", "PH", 1702348], // Mambajao
  ["Guimaras, Guimaras Island", "PH", 1710116], // Jordan
  ["Sulu, Jolo Island", "PH", 1710141], // Jolo
  ["Batan Island", "PH", 1726449], // Basco
  ["São Miguel Island, Ilha de São Miguel", "PT", 6941014], // Ponta Delgada
  ["Terceira, Ilha Terceira, Terceira Island", "PT", 3373348], // Angra do Heroísmo
  ["Faial, Ilha do Faial, Faial Island, Fayal", "PT", 3372988], // Horta
  ["Ilha do Pico, Pico Island", "PT", 3372908], // Madalena
  ["Ilha de São Jorge, São Jorge Island", "PT", 3372485], // Velas
  ["Ilha de Santa Maria, Santa Maria Island", "PT", 3373361], // Almagreira
  ["Ilha das Flores", "PT", 3372643], // Santa Cruz das Flores
  ["Ilha Graciosa, Graciosa Island, Ilha da Graciosa", "PT", 3372644], // Santa Cruz da Graciosa
  ["Porto Santo, Ilha de Porto Santo, Porto Santo Island", "PT", 2261658], // Vila Baleira
  ["Mahé Island, Île Mahé", "SC", 241131], // Victoria
  ["Öland, Oeland", "SE", 2720437], // Borgholm
  ["Orust", "SE", 2706619], // Henån
  ["Tjörn", "SE", 2678129], // Skärhamn
  ["Spitsbergen, Spitzbergen", "SJ", 2729907], // Longyearbyen
  ["Príncipe Island, Ilha do Príncipe", "ST", 2410805], // Santo António
  ["Grand Turk, Grand Turk Island", "TC", 3576994], // Cockburn Town
  ["Koh Samui, Ko Samui, Samui", "TH", 1154689], // Ko Samui
  ["Koh Chang, Ko Chang", "TH", 7280459], // Ko Chang Tai
  ["Phuket Island, Ko Phuket", "TH", 1151254], // Phuket
  ["Jerba, Island of Djerba, Île de Djerba", "TN", 2470384], // Houmt El Souk
  ["Imbros", "TR", 745260], // Gökçeada
  ["Princes' Islands, Prince Islands", "TR", 750249], // Adalar
  ["Penghu, Pescadores, Penghu Islands, 澎湖", "TW", 1672228], // Magong
  ["Kinmen Island, 金門", "TW", 1678008], // Jincheng
  ["Matsu Islands, Matsu, 馬祖", "TW", 7552914], // Nangan (Matsu: other name of Matsue, JP)
  ["Zanzibar Island", "TZ", 148730], // Zanzibar
  ["Pemba Island", "TZ", 160677], // Chake Chake
  ["Mafia Island", "TZ", 157429], // Kilindoni
  ["Ukerewe, Ukerewe Island", "TZ", 151920], // Nansio
  ["Long Island", "US", 5120478], // Hempstead (Long Island: also area BS.15)
  ["Martha's Vineyard", "US", 4935645], // Edgartown
  ["Oahu, Island of Oahu", "US", 5856195], // Honolulu
  ["Maui, Island of Maui", "US", 5847411], // Kahului
  ["Kauai, Island of Kauai", "US", 5848280], // Kapa‘a
  ["Molokai", "US", 5848652], // Kaunakakai
  ["Big Island, Island of Hawaii, Hawaii Island, Big Island of Hawaii", "US", 5855927], // Hilo
  ["Kodiak Island", "US", 5866583], // Kodiak
  ["Whidbey Island", "US", 5805441], // Oak Harbor
  ["San Juan Island", "US", 5795104], // Friday Harbor
  ["Mount Desert Island", "US", 4957320], // Bar Harbor
  ["Aquidneck Island", "US", 5223593], // Newport
  ["Nantucket", "US", 4944903], // Nantucket
  ["Bequia", "VC", 3577844], // Port Elizabeth
  ["Isla de Margarita, Margarita Island, Margarita", "VE", 3629965], // Porlamar
  ["Tortola", "VG", 3577430], // Road Town
  ["St. Thomas", "VI", 4795467], // Charlotte Amalie
  ["Đảo Phú Quốc, Phu Quoc Island", "VN", 12253704], // Phú Quốc
  ["Cát Bà Island", "VN", 1586052], // Cát Bà
  ["Efate", "VU", 2135171], // Port-Vila
  ["Espiritu Santo, Espiritu Santo Island", "VU", 2136150], // Luganville
  ["Tanna, Tanna Island", "VU", 2136825], // Isangel
  ["Upolu", "WS", 4035413], // Apia
  ["Savai'i", "WS", 7106456], // Asau
  ["Socotra, Soqotra, Sokotra", "YE", 75427], // Hadibu
  ["Petite-Terre", "YT", 921900], // Dzaoudzi
];

/** Ways to call an island beside its name. */
const KINDS: readonly string[] = [
  ...["% Island", "Isle of %", "Island of %", "Insel %", "Eiland %", "Île %", "Île de %", "Île d'%"],
  ...[
    "Isla %",
    "Isla de %",
    "Isola %",
    "Isola di %",
    "Isola d'%",
    "Ilha %",
    "Ilha de %",
    "Ilha do %",
    "Ilha da %",
  ],
];

const HAS_KIND = /\b(?:islands?|isles?|insel|eiland|île|ile|isla|isola|ilha|caye)\b/i;

/** Lists the names of an island: "Sylt", "Insel Sylt". */
export function namesOfIsland(names: string): readonly string[] {
  return names
    .split(", ")
    .flatMap((name) => [name, ...(HAS_KIND.test(name) ? [] : KINDS.map((kind) => kind.replace("%", name)))]);
}
