import type { AreaRows } from "./area-rows.js";

/**
 * Districts of Germany that are not named after a town in them, of today and of before the reforms of 1945, 1952, 1969 to
 * 1978, 1994, 2007, 2008 and 2011, the Bezirke of the GDR, and the states and provinces until 1952. A code of the third
 * level is that of the Statistisches Bundesamt (AGS). A former district that is a part of one of today's is marked so even
 * if the others in it bore the names of towns, which need no table.
 */
export const GERMAN_AREAS: readonly AreaRows[] = [
  {
    source:
      "Statistisches Bundesamt, Gemeindeverzeichnis-Informationssystem: Landkreise by Amtlicher Gemeindeschlüssel, 2024 (Baden-Württemberg, Bavaria)",
    within: "DE",
    rows: [
      {
        names: "Rems-Murr-Kreis",
        today: "01.081.08119 Waiblingen",
      },
      {
        names: "Hohenlohekreis, Hohenlohe",
        today: "01.081.08126 Öhringen",
      },
      {
        names: "Main-Tauber-Kreis",
        today: "01.081.08128 Wertheim",
      },
      {
        names: "Ostalbkreis",
        today: "01.081.08136 Aalen",
      },
      {
        names: "Neckar-Odenwald-Kreis",
        today: "01.082.08225 Mosbach",
      },
      {
        names: "Rhein-Neckar-Kreis",
        today: "01.082.08226 Weinheim",
      },
      {
        names: "Enzkreis",
        today: "01.082.08236 Mühlacker",
      },
      {
        names: "Breisgau-Hochschwarzwald",
        today: "01.083.08315 Müllheim",
      },
      {
        names: "Ortenaukreis, Ortenau",
        today: "01.083.08317 Offenburg",
      },
      {
        names: "Schwarzwald-Baar-Kreis, Schwarzwald-Baar",
        today: "01.083.08326 Villingen-Schwenningen",
      },
      {
        names: "Zollernalbkreis",
        today: "01.084.08417 Albstadt",
      },
      {
        names: "Alb-Donau-Kreis",
        today: "01.084.08425 Ehingen",
      },
      {
        names: "Bodenseekreis",
        today: "01.084.08435 Friedrichshafen",
      },
      {
        names: "Berchtesgadener Land",
        today: "02.091.09172 Bad Reichenhall",
      },
      {
        names: "Bad Tölz-Wolfratshausen",
        today: "02.091.09173 Geretsried",
      },
      {
        names: "Neuburg-Schrobenhausen",
        today: "02.091.09185 Neuburg an der Donau",
      },
      {
        names: "Weilheim-Schongau",
        today: "02.091.09190 Weilheim",
      },
      {
        names: "Freyung-Grafenau",
        today: "02.092.09272 Waldkirchen",
      },
      {
        names: "Rottal-Inn",
        today: "02.092.09277 Eggenfelden",
      },
      {
        names: "Straubing-Bogen",
        today: "02.092.09278 Bogen",
      },
      {
        names: "Dingolfing-Landau",
        today: "02.092.09279 Dingolfing",
      },
      {
        names: "Amberg-Sulzbach",
        today: "02.093.09371 Sulzbach-Rosenberg",
      },
      {
        names: "Wunsiedel im Fichtelgebirge, Wunsiedel i. Fichtelgebirge",
        today: "02.094.09479 Marktredwitz",
      },
      {
        names: "Erlangen-Höchstadt",
        today: "02.095.09572 Herzogenaurach",
      },
      {
        names: "Nürnberger Land",
        today: "02.095.09574 Lauf an der Pegnitz",
      },
      {
        names: "Neustadt an der Aisch-Bad Windsheim, Neustadt a.d. Aisch-Bad Windsheim",
        today: "02.095.09575 Neustadt an der Aisch",
      },
      {
        names: "Weißenburg-Gunzenhausen",
        today: "02.095.09577 Weißenburg in Bayern",
      },
      {
        names: "Rhön-Grabfeld",
        today: "02.096.09673 Bad Neustadt an der Saale",
      },
      {
        names: "Haßberge",
        today: "02.096.09674 Haßfurt",
      },
      {
        names: "Main-Spessart, Main-Spessart-Kreis",
        today: "02.096.09677 Lohr am Main",
      },
      {
        names: "Aichach-Friedberg",
        today: "02.097.09771 Friedberg",
      },
      {
        names: "Ostallgäu",
        today: "02.097.09777 Marktoberdorf",
      },
      {
        names: "Unterallgäu",
        today: "02.097.09778 Mindelheim",
      },
      {
        names: "Donau-Ries",
        today: "02.097.09779 Nördlingen",
      },
      {
        names: "Oberallgäu",
        today: "02.097.09780 Sonthofen",
      },
    ],
  },
  {
    source:
      "Statistisches Bundesamt, Gemeindeverzeichnis-Informationssystem: Landkreise by Amtlicher Gemeindeschlüssel, 2024 (Hesse, Rhineland-Palatinate, Saarland)",
    within: "DE",
    rows: [
      {
        names: "Kreis Bergstraße, Bergstraße",
        today: "05.064.06431 Bensheim",
      },
      {
        names: "Darmstadt-Dieburg",
        today: "05.064.06432 Griesheim",
      },
      {
        names: "Hochtaunuskreis, Hochtaunus",
        today: "05.064.06434 Bad Homburg vor der Höhe",
      },
      {
        names: "Main-Kinzig-Kreis",
        today: "05.064.06435 Hanau am Main",
      },
      {
        names: "Main-Taunus-Kreis",
        today: "05.064.06436 Hofheim am Taunus",
      },
      {
        names: "Odenwaldkreis",
        today: "05.064.06437 Michelstadt",
      },
      {
        names: "Rheingau-Taunus-Kreis",
        today: "05.064.06439 Taunusstein",
      },
      {
        names: "Wetteraukreis, Wetterau",
        today: "05.064.06440 Bad Vilbel",
      },
      {
        names: "Lahn-Dill-Kreis",
        today: "05.065.06532 Wetzlar",
      },
      {
        names: "Limburg-Weilburg",
        today: "05.065.06533 Limburg an der Lahn",
      },
      {
        names: "Marburg-Biedenkopf",
        today: "05.065.06534 Marburg an der Lahn",
      },
      {
        names: "Vogelsbergkreis",
        today: "05.065.06535 Alsfeld",
      },
      {
        names: "Hersfeld-Rotenburg",
        today: "05.066.06632 Bad Hersfeld",
      },
      {
        names: "Schwalm-Eder-Kreis",
        today: "05.066.06634 Schwalmstadt",
      },
      {
        names: "Waldeck-Frankenberg",
        today: "05.066.06635 Korbach",
      },
      {
        names: "Werra-Meißner-Kreis",
        today: "05.066.06636 Eschwege",
      },
      {
        names: "Cochem-Zell",
        today: "08.00.07135 Cochem",
      },
      {
        names: "Mayen-Koblenz",
        today: "08.00.07137 Andernach",
      },
      {
        names: "Rhein-Hunsrück-Kreis",
        today: "08.00.07140 Boppard",
      },
      {
        names: "Rhein-Lahn-Kreis",
        today: "08.00.07141 Lahnstein",
      },
      {
        names: "Westerwaldkreis",
        today: "08.00.07143 Montabaur",
      },
      {
        names: "Bernkastel-Wittlich",
        today: "08.00.07231 Wittlich",
      },
      {
        names: "Eifelkreis Bitburg-Prüm, Bitburg-Prüm, Eifelkreis",
        today: "08.00.07232 Bitburg",
      },
      {
        names: "Vulkaneifel, Landkreis Vulkaneifel, Vulkaneifelkreis",
        today: "08.00.07233 Daun",
      },
      {
        names: "Trier-Saarburg",
        today: "08.00.07235 Konz",
      },
      {
        names: "Alzey-Worms",
        today: "08.00.07331 Alzey",
      },
      {
        names: "Donnersbergkreis, Donnersberg",
        today: "08.00.07333 Eisenberg",
      },
      {
        names: "Südliche Weinstraße, Landau-Bad Bergzabern",
        today: "08.00.07337 Bad Bergzabern",
      },
      {
        names: "Rhein-Pfalz-Kreis",
        today: "08.00.07338 Schifferstadt",
      },
      {
        names: "Mainz-Bingen",
        today: "08.00.07339 Ingelheim am Rhein",
      },
      {
        names: "Südwestpfalz",
        today: "08.00.07340 Rodalben",
      },
      {
        names: "Regionalverband Saarbrücken, Stadtverband Saarbrücken",
        today: "09.00.10041 Saarbrücken",
      },
      {
        names: "Merzig-Wadern",
        today: "09.00.10042 Merzig",
      },
      {
        names: "Saarpfalz-Kreis, Saar-Pfalz-Kreis, Saarpfalzkreis",
        today: "09.00.10045 Homburg",
      },
    ],
  },
  {
    source:
      "Statistisches Bundesamt, Gemeindeverzeichnis-Informationssystem: Landkreise by Amtlicher Gemeindeschlüssel, 2024 (Lower Saxony, North Rhine-Westphalia, Schleswig-Holstein)",
    within: "DE",
    rows: [
      {
        names: "Region Hannover, Hannover Region",
        today: "06.00.03241 Hannover",
      },
      {
        names: "Hameln-Pyrmont",
        today: "06.00.03252 Hameln",
      },
      {
        names: "Landkreis Schaumburg, Schaumburg",
        today: "06.00.03257 Rinteln",
      },
      {
        names: "Landkreis Harburg, Kreis Harburg",
        today: "06.00.03353 Seevetal",
      },
      {
        names: "Lüchow-Dannenberg",
        today: "06.00.03354 Lüchow",
      },
      {
        names: "Heidekreis, Soltau-Fallingbostel",
        today: "06.00.03358 Walsrode",
      },
      {
        names: "Ammerland",
        today: "06.00.03451 Bad Zwischenahn",
      },
      {
        names: "Emsland",
        today: "06.00.03454 Lingen",
      },
      {
        names: "Landkreis Friesland, Kreis Friesland",
        today: "06.00.03455 Varel",
      },
      {
        names: "Grafschaft Bentheim",
        today: "06.00.03456 Nordhorn",
      },
      {
        names: "Wesermarsch",
        today: "06.00.03461 Nordenham",
      },
      {
        names: "Rhein-Kreis Neuss",
        today: "07.051.05162 Neuss",
      },
      {
        names: "Städteregion Aachen, Aachen Städteregion",
        today: "07.053.05334 Aachen",
      },
      {
        names: "Rhein-Erft-Kreis, Erftkreis",
        today: "07.053.05362 Kerpen",
      },
      {
        names: "Oberbergischer Kreis, Oberbergischen Kreis, Oberbergisch",
        today: "07.053.05374 Gummersbach",
      },
      {
        names: "Rheinisch-Bergischer Kreis, Rheinisch-Bergischen Kreis",
        today: "07.053.05378 Bergisch Gladbach",
      },
      {
        names: "Rhein-Sieg-Kreis",
        today: "07.053.05382 Siegburg",
      },
      {
        names: "Kreis Lippe",
        today: "07.057.05766 Detmold",
      },
      {
        names: "Minden-Lübbecke",
        today: "07.057.05770 Minden",
      },
      {
        names: "Ennepe-Ruhr-Kreis",
        today: "07.059.05954 Witten",
      },
      {
        names: "Hochsauerlandkreis, Hochsauerland",
        today: "07.059.05958 Arnsberg",
      },
      {
        names: "Märkischer Kreis, Märkischen Kreis",
        today: "07.059.05962 Iserlohn",
      },
      {
        names: "Siegen-Wittgenstein",
        today: "07.059.05970 Siegen",
      },
      {
        names: "Dithmarschen",
        today: "10.00.01051 Heide",
      },
      {
        names: "Herzogtum Lauenburg, Kreis Lauenburg",
        today: "10.00.01053 Geesthacht",
      },
      {
        names: "Nordfriesland",
        today: "10.00.01054 Husum",
      },
      {
        names: "Ostholstein",
        today: "10.00.01055 Bad Schwartau",
      },
      {
        names: "Rendsburg-Eckernförde",
        today: "10.00.01058 Rendsburg",
      },
      {
        names: "Schleswig-Flensburg",
        today: "10.00.01059 Schleswig",
      },
      {
        names: "Kreis Segeberg, Segeberg",
        today: "10.00.01060 Norderstedt",
      },
      {
        names: "Steinburg, Kreis Steinburg",
        today: "10.00.01061 Itzehoe",
      },
      {
        names: "Stormarn",
        today: "10.00.01062 Ahrensburg",
      },
    ],
  },
  {
    source:
      "Statistisches Bundesamt, Gemeindeverzeichnis-Informationssystem: Landkreise by Amtlicher Gemeindeschlüssel, 2024 (Brandenburg, Mecklenburg-Vorpommern, Saxony, Saxony-Anhalt, Thuringia)",
    within: "DE",
    rows: [
      {
        names: "Barnim",
        today: "11.00.12060 Eberswalde",
      },
      {
        names: "Dahme-Spreewald",
        today: "11.00.12061 Königs Wusterhausen",
      },
      {
        names: "Elbe-Elster",
        today: "11.00.12062 Finsterwalde",
      },
      {
        names: "Havelland",
        today: "11.00.12063 Falkensee",
      },
      {
        names: "Märkisch-Oderland",
        today: "11.00.12064 Strausberg",
      },
      {
        names: "Oberhavel",
        today: "11.00.12065 Oranienburg",
      },
      {
        names: "Oberspreewald-Lausitz",
        today: "11.00.12066 Senftenberg",
      },
      {
        names: "Oder-Spree",
        today: "11.00.12067 Fürstenwalde",
      },
      {
        names: "Ostprignitz-Ruppin",
        today: "11.00.12068 Neuruppin",
      },
      {
        names: "Potsdam-Mittelmark",
        today: "11.00.12069 Werder",
      },
      {
        names: "Prignitz",
        today: "11.00.12070 Perleberg",
      },
      {
        names: "Spree-Neiße",
        today: "11.00.12071 Forst",
      },
      {
        names: "Teltow-Fläming",
        today: "11.00.12072 Ludwigsfelde",
      },
      {
        names: "Uckermark",
        today: "11.00.12073 Schwedt (Oder)",
      },
      {
        names: "Mecklenburgische Seenplatte",
        today: "12.00.13071 Neubrandenburg",
      },
      {
        names: "Vorpommern-Rügen",
        today: "12.00.13073 Stralsund",
      },
      {
        names: "Nordwestmecklenburg",
        today: "12.00.13074 Wismar",
      },
      {
        names: "Vorpommern-Greifswald",
        today: "12.00.13075 Greifswald",
      },
      {
        names: "Ludwigslust-Parchim",
        today: "12.00.13076 Parchim",
      },
      {
        names: "Erzgebirgskreis",
        today: "13.00.14521 Annaberg-Buchholz",
      },
      {
        names: "Mittelsachsen",
        today: "13.00.14522 Freiberg",
      },
      {
        names: "Vogtlandkreis, Vogtland",
        today: "13.00.14523 Plauen",
      },
      {
        names: "Sächsische Schweiz-Osterzgebirge",
        today: "13.00.14628 Pirna",
      },
      {
        names: "Nordsachsen",
        today: "13.00.14730 Delitzsch",
      },
      {
        names: "Altmarkkreis Salzwedel, Altmarkkreis",
        today: "14.00.15081 Salzwedel",
      },
      {
        names: "Anhalt-Bitterfeld",
        today: "14.00.15082 Köthen",
      },
      {
        names: "Börde, Landkreis Börde",
        today: "14.00.15083 Haldensleben I",
      },
      {
        names: "Burgenlandkreis",
        today: "14.00.15084 Weißenfels",
      },
      {
        names: "Landkreis Harz, Harzkreis",
        today: "14.00.15085 Halberstadt",
      },
      {
        names: "Jerichower Land",
        today: "14.00.15086 Burg bei Magdeburg",
      },
      {
        names: "Mansfeld-Südharz",
        today: "14.00.15087 Sangerhausen",
      },
      {
        names: "Saalekreis",
        today: "14.00.15088 Merseburg",
      },
      {
        names: "Salzlandkreis",
        today: "14.00.15089 Bernburg",
      },
      {
        names: "Eichsfeld",
        today: "15.00.16061 Heilbad Heiligenstadt",
      },
      {
        names: "Wartburgkreis",
        today: "15.00.16063 Eisenach",
      },
      {
        names: "Unstrut-Hainich-Kreis",
        today: "15.00.16064 Mühlhausen",
      },
      {
        names: "Kyffhäuserkreis",
        today: "15.00.16065 Sondershausen",
      },
      {
        names: "Schmalkalden-Meiningen",
        today: "15.00.16066 Meiningen",
      },
      {
        names: "Ilm-Kreis, Ilmkreis",
        today: "15.00.16070 Ilmenau",
      },
      {
        names: "Weimarer Land",
        today: "15.00.16071 Apolda",
      },
      {
        names: "Saalfeld-Rudolstadt",
        today: "15.00.16073 Saalfeld",
      },
      {
        names: "Saale-Holzland-Kreis, Holzlandkreis",
        today: "15.00.16074 Eisenberg",
      },
      {
        names: "Saale-Orla-Kreis",
        today: "15.00.16075 Pößneck",
      },
      {
        names: "Altenburger Land",
        today: "15.00.16077 Altenburg",
      },
    ],
  },
  {
    source:
      "Statistisches Bundesamt, Gemeindeverzeichnis-Informationssystem: Landkreise around a city of the same name that is not in them, 2024",
    within: "DE",
    rows: [
      {
        names: "Landkreis Heilbronn, Kreis Heilbronn",
        today: "01.081.08125 Neckarsulm",
      },
      {
        names: "Landkreis Karlsruhe, Kreis Karlsruhe",
        today: "01.082.08215 Bruchsal",
      },
      {
        names: "Landkreis München, Kreis München",
        today: "02.091.09184 Unterschleißheim",
      },
      {
        names: "Landkreis Rosenheim, Kreis Rosenheim",
        today: "02.091.09187 Kolbermoor",
      },
      {
        names: "Landkreis Landshut, Kreis Landshut",
        today: "02.092.09274 Ergolding",
      },
      {
        names: "Landkreis Passau, Kreis Passau",
        today: "02.092.09275 Vilshofen",
      },
      {
        names: "Landkreis Regensburg, Kreis Regensburg",
        today: "02.093.09375 Regenstauf",
      },
      {
        names: "Landkreis Bamberg, Kreis Bamberg",
        today: "02.094.09471 Hirschaid",
      },
      {
        names: "Landkreis Bayreuth, Kreis Bayreuth",
        today: "02.094.09472 Pegnitz",
      },
      {
        names: "Landkreis Coburg, Kreis Coburg",
        today: "02.094.09473 Neustadt bei Coburg",
      },
      {
        names: "Landkreis Hof, Kreis Hof",
        today: "02.094.09475 Münchberg",
      },
      {
        names: "Landkreis Ansbach, Kreis Ansbach",
        today: "02.095.09571 Feuchtwangen",
      },
      {
        names: "Landkreis Fürth, Kreis Fürth",
        today: "02.095.09573 Zirndorf",
      },
      {
        names: "Landkreis Aschaffenburg, Kreis Aschaffenburg",
        today: "02.096.09671 Alzenau in Unterfranken",
      },
      {
        names: "Landkreis Schweinfurt, Kreis Schweinfurt",
        today: "02.096.09678 Werneck",
      },
      {
        names: "Landkreis Würzburg, Kreis Würzburg",
        today: "02.096.09679 Ochsenfurt",
      },
      {
        names: "Landkreis Augsburg, Kreis Augsburg",
        today: "02.097.09772 Königsbrunn",
      },
      {
        names: "Landkreis Offenbach, Kreis Offenbach",
        today: "05.064.06438 Rodgau",
      },
      {
        names: "Landkreis Kassel, Kreis Kassel",
        today: "05.066.06633 Baunatal",
      },
      {
        names: "Landkreis Osnabrück, Kreis Osnabrück",
        today: "06.00.03459 Melle",
      },
      {
        names: "Landkreis Oldenburg, Kreis Oldenburg",
        today: "06.00.03458 Ganderkesee",
      },
      {
        names: "Landkreis Kaiserslautern, Kreis Kaiserslautern",
        today: "08.00.07335 Landstuhl",
      },
      {
        names: "Landkreis Leipzig, Kreis Leipzig",
        today: "13.00.14729 Markkleeberg",
      },
      {
        names: "Landkreis Rostock, Kreis Rostock",
        today: "12.00.13072 Güstrow",
      },
    ],
  },
  {
    source:
      "Gesetze zur Neugliederung der Kreise in Nordrhein-Westfalen, 1966 to 1975 (districts until then)",
    within: "DE",
    rows: [
      {
        names: "Siegkreis",
        past: "07.053.05382 Siegburg (part); 07.053.05314 Bonn (part)",
      },
      {
        names: "Rhein-Wupper-Kreis, Rhein-Wupperkreis, Solingen-Lennep",
        past: "07.051.05158 Ratingen (part); 07.053.05316 Leverkusen (part); 07.053.05374 Gummersbach (part); 07.053.05378 Bergisch Gladbach (part)",
      },
      {
        names: "Düsseldorf-Mettmann",
        past: "07.051.05158 Ratingen (part)",
      },
      {
        names: "Kempen-Krefeld",
        past: "07.051.05154 Kleve (part); 07.051.05162 Neuss (part); 07.051.05166 Viersen (part)",
      },
      {
        names: "Geilenkirchen-Heinsberg, Selfkantkreis, Selfkantkreis Geilenkirchen-Heinsberg",
        past: "07.053.05370 Erkelenz (part)",
      },
      {
        names: "Kreis Wittgenstein, Wittgenstein",
        past: "07.059.05970 Siegen (part)",
      },
    ],
  },
  {
    source: "Gesetze zur Neugliederung der Landkreise in Hessen, 1972 to 1979 (districts until then)",
    within: "DE",
    rows: [
      {
        names: "Dillkreis",
        past: "05.065.06532 Wetzlar (part)",
      },
      {
        names: "Fritzlar-Homberg",
        past: "05.066.06634 Schwalmstadt (part)",
      },
      {
        names: "Obertaunuskreis, Obertaunus",
        past: "05.064.06434 Bad Homburg vor der Höhe (part)",
      },
      {
        names: "Oberlahnkreis, Oberlahn",
        past: "05.065.06533 Limburg an der Lahn (part)",
      },
      {
        names: "Rheingaukreis, Rheingau",
        past: "05.064.06439 Taunusstein (part); 05.064.06414 Wiesbaden (part)",
      },
      {
        names: "Untertaunuskreis, Untertaunus",
        past: "05.064.06439 Taunusstein (part)",
      },
      {
        names: "Kreis der Eder",
        past: "05.066.06635 Korbach (part)",
      },
      {
        names: "Kreis der Twiste",
        past: "05.066.06635 Korbach (part)",
      },
      {
        names: "Kreis des Eisenbergs",
        past: "05.066.06635 Korbach (part)",
      },
    ],
  },
  {
    source:
      "Landesgesetze über die Verwaltungsvereinfachung in Rheinland-Pfalz, 1968 to 1974 (districts until then)",
    within: "DE",
    rows: [
      {
        names: "Loreleykreis, Kreis Sankt Goarshausen, Kreis St. Goarshausen",
        past: "08.00.07141 Lahnstein (part)",
      },
      {
        names: "Oberwesterwaldkreis, Oberwesterwald",
        past: "08.00.07143 Montabaur (part)",
      },
      {
        names: "Unterlahnkreis, Unterlahn",
        past: "08.00.07141 Lahnstein (part)",
      },
      {
        names: "Unterwesterwaldkreis, Unterwesterwald",
        past: "08.00.07143 Montabaur (part)",
      },
      {
        names: "Restkreis Sankt Wendel-Baumholder, St. Wendel-Baumholder",
        past: "08.00.07134 Idar-Oberstein (part)",
      },
    ],
  },
  {
    source: "Kreisreformgesetz of Baden-Württemberg, 1971 (districts until 1973)",
    within: "DE",
    rows: [
      {
        names: "Landkreis Hochschwarzwald, Hochschwarzwald",
        past: "01.083.08315 Müllheim (part)",
      },
    ],
  },
  {
    source:
      "Prussian Verordnung über die Neugliederung von Landkreisen, 1 August 1932, and laws of Niedersachsen of 1971 to 1977 (districts until then)",
    within: "DE",
    rows: [
      {
        names: "Aschendorf-Hümmling, Hümmling",
        past: "06.00.03454 Lingen (part)",
      },
      {
        names: "Grafschaft Diepholz",
        past: "06.00.03251 Stuhr (part)",
      },
      {
        names: "Grafschaft Hoya",
        past: "06.00.03251 Stuhr (part); 06.00.03256 Nienburg (part)",
      },
      {
        names: "Grafschaft Schaumburg",
        past: "06.00.03252 Hameln (part); 06.00.03257 Rinteln (part)",
      },
      {
        names: "Hildesheim-Marienburg",
        past: "06.00.03254 Hildesheim (part)",
      },
      {
        names: "Kreis Schaumburg-Lippe, Landkreis Schaumburg-Lippe",
        past: "06.00.03257 Rinteln (part)",
      },
      {
        names: "Kehdingen",
        past: "06.00.03359 Stade (part)",
      },
      {
        names: "Land Hadeln",
        past: "06.00.03352 Cuxhaven (part)",
      },
      {
        names: "Wesermünde",
        past: "06.00.03352 Cuxhaven (part)",
      },
      {
        names: "Butjadingen",
        past: "06.00.03461 Nordenham (part)",
      },
    ],
  },
  {
    source:
      "Laws of Schleswig-Holstein on the new order of districts, in force from 1970 and 1974 (districts until then)",
    within: "DE",
    rows: [
      {
        names: "Eiderstedt",
        past: "10.00.01054 Husum (part)",
      },
      {
        names: "Flensburg-Land",
        past: "10.00.01059 Schleswig (part)",
      },
      {
        names: "Norderdithmarschen",
        past: "10.00.01051 Heide (part)",
      },
      {
        names: "Kreis Oldenburg in Holstein, Kreis Oldenburg (Holstein)",
        past: "10.00.01055 Bad Schwartau (part)",
      },
      {
        names: "Süderdithmarschen",
        past: "10.00.01051 Heide (part)",
      },
      {
        names: "Südtondern",
        past: "10.00.01054 Husum (part)",
      },
    ],
  },
  {
    source:
      "Michael Rademacher, Deutsche Verwaltungsgeschichte 1871–1990 (Prussian and Anhaltine districts until 1945 to 1952)",
    within: "DE",
    rows: [
      {
        names: "Beeskow-Storkow",
        past: "11.00.12061 Königs Wusterhausen (part); 11.00.12067 Fürstenwalde (part)",
      },
      {
        names: "Jüterbog-Luckenwalde",
        past: "11.00.12072 Ludwigsfelde (part)",
      },
      {
        names: "Kreis Lebus",
        past: "11.00.12064 Strausberg (part); 11.00.12067 Fürstenwalde (part)",
      },
      {
        names: "Kreis Ruppin, Ruppin",
        past: "11.00.12065 Oranienburg (part); 11.00.12068 Neuruppin (part)",
      },
      {
        names: "Kreis Teltow, Landkreis Teltow",
        past: "11.00.12061 Königs Wusterhausen (part); 11.00.12072 Ludwigsfelde (part); 16 State of Berlin (part)",
      },
      {
        names: "Niederbarnim",
        past: "11.00.12060 Eberswalde (part); 11.00.12064 Strausberg (part); 11.00.12065 Oranienburg (part); 16 State of Berlin (part)",
      },
      {
        names: "Oberbarnim",
        past: "11.00.12060 Eberswalde (part); 11.00.12064 Strausberg (part)",
      },
      {
        names: "Osthavelland",
        past: "11.00.12063 Falkensee (part); 11.00.12065 Oranienburg (part)",
      },
      {
        names: "Ostprignitz",
        past: "11.00.12068 Neuruppin (part); 11.00.12070 Perleberg (part)",
      },
      {
        names: "Westhavelland",
        past: "11.00.12063 Falkensee (part)",
      },
      {
        names: "Westprignitz",
        past: "11.00.12070 Perleberg (part)",
      },
      {
        names: "Zauch-Belzig",
        past: "11.00.12069 Werder (part)",
      },
      {
        names: "Dessau-Köthen",
        past: "14.00.15001 Dessau (part); 14.00.15082 Köthen (part)",
      },
      {
        names: "Grafschaft Hohenstein, Grafschaft Hohnstein",
        past: "15.00.16062 Nordhausen (part)",
      },
      {
        names: "Grafschaft Wernigerode",
        past: "14.00.15085 Halberstadt (part)",
      },
      {
        names: "Jerichow I, Jerichow 1, Erster Jerichowscher Kreis",
        past: "14.00.15086 Burg bei Magdeburg (part)",
      },
      {
        names: "Jerichow II, Jerichow 2, Zweiter Jerichowscher Kreis",
        past: "14.00.15086 Burg bei Magdeburg (part); 14.00.15090 Stendal (part)",
      },
      {
        names: "Mansfelder Gebirgskreis",
        past: "14.00.15087 Sangerhausen (part)",
      },
      {
        names: "Mansfelder Seekreis",
        past: "14.00.15087 Sangerhausen (part); 14.00.15088 Merseburg (part)",
      },
      {
        names: "Saalkreis",
        past: "14.00.15002 Halle (Saale) (part); 14.00.15088 Merseburg (part)",
      },
      {
        names: "Kreis Schweinitz",
        past: "11.00.12062 Finsterwalde (part); 14.00.15091 Wittenberg (part)",
      },
      {
        names: "Franzburg-Barth",
        past: "12.00.13073 Stralsund (part)",
      },
      {
        names: "Kreis Randow, Randow",
        past: "11.00.12073 Schwedt (Oder) (part); 12.00.13075 Greifswald (part)",
      },
      {
        names: "Usedom-Wollin",
        past: "12.00.13075 Greifswald (part)",
      },
    ],
  },
  {
    source: "Landkreisneuordnungsgesetz of Mecklenburg-Vorpommern, 2010 (districts from 1994 to 2011)",
    within: "DE",
    rows: [
      {
        names: "Mecklenburg-Strelitz",
        past: "12.00.13071 Neubrandenburg (part)",
      },
      {
        names: "Müritz, Müritzkreis",
        past: "12.00.13071 Neubrandenburg (part)",
      },
      {
        names: "Nordvorpommern",
        past: "12.00.13073 Stralsund (part)",
      },
      {
        names: "Ostvorpommern",
        past: "12.00.13075 Greifswald (part)",
      },
      {
        names: "Rügen",
        past: "12.00.13073 Stralsund (part)",
      },
      {
        names: "Uecker-Randow, Uecker-Randow-Kreis",
        past: "12.00.13075 Greifswald (part)",
      },
    ],
  },
  {
    source: "Sächsisches Kreisgebietsneugliederungsgesetz, 2008 (districts from 1994 to 2008)",
    within: "DE",
    rows: [
      {
        names: "Aue-Schwarzenberg, Westerzgebirgskreis",
        past: "13.00.14521 Annaberg-Buchholz (part)",
      },
      {
        names: "Chemnitzer Land",
        past: "13.00.14524 Zwickau (part)",
      },
      {
        names: "Elstertalkreis",
        past: "13.00.14523 Plauen (part)",
      },
      {
        names: "Göltzschtalkreis",
        past: "13.00.14523 Plauen (part)",
      },
      {
        names: "Leipziger Land",
        past: "13.00.14729 Markkleeberg (part)",
      },
      {
        names: "Löbau-Zittau, Sächsischer Oberlausitzkreis",
        past: "13.00.14626 Görlitz (part)",
      },
      {
        names: "Meißen-Radebeul",
        past: "13.00.14627 Riesa (part)",
      },
      {
        names: "Mittlerer Erzgebirgskreis",
        past: "13.00.14521 Annaberg-Buchholz (part)",
      },
      {
        names: "Muldentalkreis",
        past: "13.00.14729 Markkleeberg (part)",
      },
      {
        names: "Niederschlesischer Oberlausitzkreis",
        past: "13.00.14626 Görlitz (part)",
      },
      {
        names: "Riesa-Großenhain",
        past: "13.00.14627 Riesa (part)",
      },
      {
        names: "Sächsische Schweiz",
        past: "13.00.14628 Pirna (part)",
      },
      {
        names: "Torgau-Oschatz",
        past: "13.00.14730 Delitzsch (part)",
      },
      {
        names: "Weißeritzkreis",
        past: "13.00.14628 Pirna (part)",
      },
      {
        names: "Westlausitzkreis, Westlausitz-Dresdner Land",
        past: "13.00.14625 Hoyerswerda (part)",
      },
      {
        names: "Zwickauer Land",
        past: "13.00.14524 Zwickau (part)",
      },
    ],
  },
  {
    source: "Gesetz zur Kreisgebietsneuregelung in Sachsen-Anhalt, 2005 (districts from 1994 to 2007)",
    within: "DE",
    rows: [
      {
        names: "Anhalt-Zerbst",
        past: "14.00.15001 Dessau (part); 14.00.15082 Köthen (part); 14.00.15086 Burg bei Magdeburg (part); 14.00.15091 Wittenberg (part)",
      },
      {
        names: "Aschersleben-Staßfurt",
        past: "14.00.15085 Halberstadt (part); 14.00.15089 Bernburg (part)",
      },
      {
        names: "Bördekreis",
        past: "14.00.15083 Haldensleben I (part); 14.00.15089 Bernburg (part)",
      },
      {
        names: "Mansfelder Land",
        past: "14.00.15087 Sangerhausen (part); 14.00.15088 Merseburg (part)",
      },
      {
        names: "Merseburg-Querfurt",
        past: "14.00.15088 Merseburg (part)",
      },
      {
        names: "Ohrekreis",
        past: "14.00.15083 Haldensleben I (part)",
      },
    ],
  },
  {
    source:
      "Gesetz über die weitere Demokratisierung des Aufbaus und der Arbeitsweise der staatlichen Organe in den Ländern der DDR, 23 July 1952; Ländereinführungsgesetz, 22 July 1990",
    within: "DE",
    rows: [
      {
        names: "Bezirk Cottbus",
        past: "11.00.12052 Cottbus; 11.00.12062 Finsterwalde; 11.00.12066 Senftenberg; 11.00.12071 Forst; 11.00.12061 Königs Wusterhausen (part); 11.00.12072 Ludwigsfelde (part); 13.00.14625 Hoyerswerda (part); 13.00.14626 Görlitz (part); 14.00.15091 Wittenberg (part)",
      },
      {
        names: "Bezirk Dresden",
        past: "13.00.14612 Dresden; 13.00.14627 Riesa; 13.00.14628 Pirna; 13.00.14625 Hoyerswerda (part); 13.00.14626 Görlitz (part)",
      },
      {
        names: "Bezirk Erfurt",
        past: "15.00.16051 Erfurt; 15.00.16055 Weimar; 15.00.16061 Heilbad Heiligenstadt; 15.00.16062 Nordhausen; 15.00.16064 Mühlhausen; 15.00.16067 Gotha; 15.00.16068 Sömmerda; 15.00.16071 Apolda; 15.00.16063 Eisenach (part); 15.00.16065 Sondershausen (part); 15.00.16070 Ilmenau (part)",
      },
      {
        names: "Bezirk Frankfurt, Bezirk Frankfurt (Oder), Bezirk Frankfurt an der Oder",
        past: "11.00.12053 Frankfurt (Oder); 11.00.12060 Eberswalde; 11.00.12064 Strausberg; 11.00.12067 Fürstenwalde; 11.00.12073 Schwedt (Oder) (part)",
      },
      {
        names: "Bezirk Gera",
        past: "15.00.16052 Gera; 15.00.16053 Jena; 15.00.16074 Eisenberg; 15.00.16075 Pößneck; 15.00.16076 Greiz; 15.00.16073 Saalfeld (part)",
      },
      {
        names: "Bezirk Halle",
        past: "14.00.15001 Dessau; 14.00.15002 Halle (Saale); 14.00.15084 Weißenfels; 14.00.15087 Sangerhausen; 14.00.15088 Merseburg; 14.00.15082 Köthen (part); 14.00.15085 Halberstadt (part); 14.00.15089 Bernburg (part); 14.00.15091 Wittenberg (part); 15.00.16065 Sondershausen (part)",
      },
      {
        names: "Bezirk Karl-Marx-Stadt, Bezirk Chemnitz",
        past: "13.00.14511 Chemnitz; 13.00.14521 Annaberg-Buchholz; 13.00.14523 Plauen; 13.00.14524 Zwickau; 13.00.14522 Freiberg (part)",
      },
      {
        names: "Bezirk Leipzig",
        past: "13.00.14713 Leipzig; 13.00.14729 Markkleeberg; 13.00.14730 Delitzsch; 15.00.16077 Altenburg; 13.00.14522 Freiberg (part)",
      },
      {
        names: "Bezirk Magdeburg",
        past: "14.00.15003 Magdeburg; 14.00.15081 Salzwedel; 14.00.15083 Haldensleben I; 14.00.15086 Burg bei Magdeburg; 14.00.15090 Stendal; 14.00.15082 Köthen (part); 14.00.15085 Halberstadt (part); 14.00.15089 Bernburg (part)",
      },
      {
        names: "Bezirk Neubrandenburg",
        past: "12.00.13071 Neubrandenburg; 11.00.12073 Schwedt (Oder) (part); 12.00.13072 Güstrow (part); 12.00.13075 Greifswald (part)",
      },
      {
        names: "Bezirk Potsdam",
        past: "11.00.12051 Brandenburg an der Havel; 11.00.12054 Potsdam; 11.00.12063 Falkensee; 11.00.12065 Oranienburg; 11.00.12068 Neuruppin; 11.00.12069 Werder; 11.00.12061 Königs Wusterhausen (part); 11.00.12070 Perleberg (part); 11.00.12072 Ludwigsfelde (part)",
      },
      {
        names: "Bezirk Rostock",
        past: "12.00.13003 Rostock; 12.00.13073 Stralsund; 12.00.13072 Güstrow (part); 12.00.13074 Wismar (part); 12.00.13075 Greifswald (part)",
      },
      {
        names: "Bezirk Schwerin",
        past: "12.00.13004 Schwerin; 12.00.13076 Parchim; 11.00.12070 Perleberg (part); 12.00.13072 Güstrow (part); 12.00.13074 Wismar (part)",
      },
      {
        names: "Bezirk Suhl",
        past: "15.00.16054 Suhl; 15.00.16066 Meiningen; 15.00.16069 Hildburghausen; 15.00.16072 Sonneberg; 15.00.16063 Eisenach (part); 15.00.16070 Ilmenau (part); 15.00.16073 Saalfeld (part)",
      },
      {
        names: "Ost-Berlin, East Berlin, Berlin-Ost, Ostberlin, Berlin (Ost)",
        past: "16 State of Berlin (part)",
      },
      {
        names: "West-Berlin, West Berlin, Berlin-West, Westberlin, Berlin (West)",
        past: "16 State of Berlin (part)",
      },
    ],
  },
  {
    source:
      "Statistisches Reichsamt: Amtliches Gemeindeverzeichnis für das Deutsche Reich, 1933 and 1939 (states and Prussian provinces from 1920 to 1945)",
    within: "DE",
    rows: [
      {
        names: "Anhalt, Freistaat Anhalt, Herzogtum Anhalt, Duchy of Anhalt",
        past: "14.00.15001 Dessau; 14.00.15082 Köthen (part); 14.00.15085 Halberstadt (part); 14.00.15089 Bernburg (part); 14.00.15091 Wittenberg (part)",
      },
      {
        names: "Baden, Freistaat Baden, Republik Baden, Großherzogtum Baden, Grand Duchy of Baden",
        past: "01.082.08211 Baden-Baden; 01.082.08212 Karlsruhe; 01.082.08215 Bruchsal; 01.082.08216 Rastatt; 01.082.08221 Heidelberg; 01.082.08222 Mannheim; 01.082.08225 Mosbach; 01.082.08226 Weinheim; 01.082.08231 Pforzheim; 01.083.08311 Freiburg; 01.083.08315 Müllheim; 01.083.08316 Emmendingen; 01.083.08317 Offenburg; 01.083.08335 Konstanz; 01.083.08336 Lörrach; 01.083.08337 Waldshut-Tiengen; 01.081.08125 Neckarsulm (part); 01.081.08128 Wertheim (part); 01.082.08236 Mühlacker (part); 01.083.08325 Rottweil (part); 01.083.08326 Villingen-Schwenningen (part); 01.083.08327 Tuttlingen (part); 01.084.08435 Friedrichshafen (part); 01.084.08437 Bad Saulgau (part)",
      },
      {
        names: "Freistaat Braunschweig, Land Braunschweig, Herzogtum Braunschweig, Duchy of Brunswick",
        past: "06.00.03101 Braunschweig; 06.00.03154 Helmstedt; 06.00.03158 Wolfenbüttel; 06.00.03102 Salzgitter (part); 06.00.03103 Wolfsburg (part); 06.00.03153 Goslar (part); 06.00.03155 Northeim (part); 06.00.03157 Peine (part); 06.00.03255 Holzminden (part); 06.00.03361 Achim (part); 14.00.15085 Halberstadt (part)",
      },
      {
        names: "Provinz Brandenburg, Mark Brandenburg, Province of Brandenburg, Kurmark",
        past: "11.00.12051 Brandenburg an der Havel; 11.00.12052 Cottbus; 11.00.12053 Frankfurt (Oder); 11.00.12054 Potsdam; 11.00.12060 Eberswalde; 11.00.12061 Königs Wusterhausen; 11.00.12063 Falkensee; 11.00.12064 Strausberg; 11.00.12067 Fürstenwalde; 11.00.12068 Neuruppin; 11.00.12069 Werder; 11.00.12070 Perleberg; 11.00.12071 Forst; 11.00.12072 Ludwigsfelde; 11.00.12062 Finsterwalde (part); 11.00.12065 Oranienburg (part); 11.00.12066 Senftenberg (part); 11.00.12073 Schwedt (Oder) (part); 12.00.13075 Greifswald (part); 16 State of Berlin",
      },
      {
        names: "Provinz Hannover, Province of Hanover, Königreich Hannover, Kingdom of Hanover",
        past: "06.00.03151 Gifhorn; 06.00.03159 Göttingen; 06.00.03241 Hannover; 06.00.03251 Stuhr; 06.00.03254 Hildesheim; 06.00.03256 Nienburg; 06.00.03351 Celle; 06.00.03352 Cuxhaven; 06.00.03353 Seevetal; 06.00.03354 Lüchow; 06.00.03355 Lüneburg; 06.00.03356 Osterholz-Scharmbeck; 06.00.03357 Rotenburg; 06.00.03358 Walsrode; 06.00.03359 Stade; 06.00.03360 Uelzen; 06.00.03402 Emden; 06.00.03404 Osnabrück; 06.00.03452 Aurich; 06.00.03454 Lingen; 06.00.03456 Nordhorn; 06.00.03457 Leer; 06.00.03459 Melle; 06.00.03462 Wittmund; 06.00.03102 Salzgitter (part); 06.00.03103 Wolfsburg (part); 06.00.03153 Goslar (part); 06.00.03155 Northeim (part); 06.00.03157 Peine (part); 06.00.03252 Hameln (part); 06.00.03255 Holzminden (part); 06.00.03361 Achim (part); 06.00.03405 Wilhelmshaven (part); 03.00.04012 Bremerhaven (part); 04.00.02000 Hamburg (part)",
      },
      {
        names: "Hessen-Nassau, Hesse-Nassau, Provinz Hessen-Nassau",
        past: "05.064.06412 Frankfurt am Main; 05.064.06414 Wiesbaden; 05.064.06434 Bad Homburg vor der Höhe; 05.064.06435 Hanau am Main; 05.064.06436 Hofheim am Taunus; 05.064.06439 Taunusstein; 05.065.06533 Limburg an der Lahn; 05.065.06534 Marburg an der Lahn; 05.066 Regierungsbezirk Kassel; 08.00.07141 Lahnstein; 08.00.07143 Montabaur; 05.065.06532 Wetzlar (part); 06.00.03252 Hameln (part); 06.00.03257 Rinteln (part); 15.00.16066 Meiningen (part)",
      },
      {
        names:
          "Volksstaat Hessen, Großherzogtum Hessen, Grand Duchy of Hesse, Hessen-Darmstadt, Hesse-Darmstadt",
        past: "05.064.06411 Darmstadt; 05.064.06413 Offenbach; 05.064.06431 Bensheim; 05.064.06432 Griesheim; 05.064.06433 Rüsselsheim; 05.064.06437 Michelstadt; 05.064.06438 Rodgau; 05.064.06440 Bad Vilbel; 05.065.06531 Gießen; 05.065.06535 Alsfeld; 08.00.07315 Mainz; 08.00.07319 Worms; 08.00.07331 Alzey; 08.00.07339 Ingelheim am Rhein",
      },
      {
        names: "Hohenzollern, Hohenzollernsche Lande, Hohenzollerische Lande, Hohenzollern-Sigmaringen",
        past: "01.084.08415 Reutlingen (part); 01.084.08417 Albstadt (part); 01.084.08437 Bad Saulgau (part)",
      },
      {
        names: "Lippe, Freistaat Lippe, Land Lippe, Lippe-Detmold, Fürstentum Lippe",
        past: "07.057.05766 Detmold",
      },
      {
        names: "Mecklenburg, Freistaat Mecklenburg",
        past: "12.00.13003 Rostock; 12.00.13004 Schwerin; 12.00.13072 Güstrow; 12.00.13074 Wismar; 12.00.13076 Parchim; 11.00.12065 Oranienburg (part); 12.00.13071 Neubrandenburg (part); 12.00.13073 Stralsund (part)",
      },
      {
        names:
          "Freistaat Oldenburg, Land Oldenburg, Großherzogtum Oldenburg, Grand Duchy of Oldenburg, Herzogtum Oldenburg",
        past: "06.00.03401 Delmenhorst; 06.00.03403 Oldenburg; 06.00.03451 Bad Zwischenahn; 06.00.03453 Cloppenburg; 06.00.03455 Varel; 06.00.03458 Ganderkesee; 06.00.03460 Vechta; 06.00.03461 Nordenham; 06.00.03405 Wilhelmshaven (part); 10.00.01055 Bad Schwartau (part); 08.00.07134 Idar-Oberstein (part)",
      },
      {
        names: "Pfalz, Rheinpfalz, Bayerische Pfalz, Palatinate, Rhenish Palatinate, Pfalz (Bayern)",
        past: "08.00.07311 Frankenthal; 08.00.07312 Kaiserslautern; 08.00.07313 Landau in der Pfalz; 08.00.07314 Ludwigshafen am Rhein; 08.00.07316 Neustadt; 08.00.07317 Pirmasens; 08.00.07318 Speyer; 08.00.07320 Zweibrücken; 08.00.07332 Haßloch; 08.00.07333 Eisenberg; 08.00.07334 Germersheim; 08.00.07335 Landstuhl; 08.00.07337 Bad Bergzabern; 08.00.07338 Schifferstadt; 08.00.07340 Rodalben; 09.00.10045 Homburg; 08.00.07336 Schönenberg-Kübelberg (part)",
      },
      {
        names: "Pommern, Pomerania, Provinz Pommern, Province of Pomerania, Vorpommern, Western Pomerania",
        past: "12.00.13075 Greifswald (part); 11.00.12073 Schwedt (Oder) (part); 12.00.13071 Neubrandenburg (part); 12.00.13073 Stralsund (part)",
      },
      {
        names:
          "Rheinprovinz, Rhine Province, Rheinland, Rhineland, Rheinpreußen, Rhenish Prussia, Provinz Rheinland",
        past: "07.051 Düsseldorf District; 07.053 Regierungsbezirk Köln; 08.00.07111 Koblenz; 08.00.07131 Bad Neuenahr-Ahrweiler; 08.00.07132 Betzdorf; 08.00.07133 Bad Kreuznach; 08.00.07135 Cochem; 08.00.07137 Andernach; 08.00.07138 Neuwied; 08.00.07140 Boppard; 08.00.07211 Trier; 08.00.07231 Wittlich; 08.00.07232 Bitburg; 08.00.07233 Daun; 08.00.07235 Konz; 09.00.10041 Saarbrücken; 09.00.10042 Merzig; 09.00.10043 Neunkirchen; 09.00.10044 Saarlouis; 09.00.10046 Sankt Wendel; 05.065.06532 Wetzlar (part); 08.00.07134 Idar-Oberstein (part); 08.00.07336 Schönenberg-Kübelberg (part)",
      },
      {
        names: "Provinz Sachsen, Province of Saxony, Preußisch Sachsen, Prussian Saxony",
        past: "14.00.15002 Halle (Saale); 14.00.15003 Magdeburg; 14.00.15081 Salzwedel; 14.00.15083 Haldensleben I; 14.00.15084 Weißenfels; 14.00.15086 Burg bei Magdeburg; 14.00.15087 Sangerhausen; 14.00.15088 Merseburg; 14.00.15090 Stendal; 15.00.16051 Erfurt; 15.00.16054 Suhl; 15.00.16061 Heilbad Heiligenstadt; 15.00.16062 Nordhausen; 11.00.12062 Finsterwalde (part); 11.00.12066 Senftenberg (part); 13.00.14730 Delitzsch (part); 14.00.15082 Köthen (part); 14.00.15085 Halberstadt (part); 14.00.15089 Bernburg (part); 14.00.15091 Wittenberg (part); 15.00.16063 Eisenach (part); 15.00.16064 Mühlhausen (part); 15.00.16065 Sondershausen (part); 15.00.16066 Meiningen (part); 15.00.16068 Sömmerda (part); 15.00.16069 Hildburghausen (part); 15.00.16075 Pößneck (part)",
      },
      {
        names: "Königreich Sachsen, Kingdom of Saxony, Land Sachsen",
        past: "13.00.14511 Chemnitz; 13.00.14521 Annaberg-Buchholz; 13.00.14522 Freiberg; 13.00.14523 Plauen; 13.00.14524 Zwickau; 13.00.14612 Dresden; 13.00.14627 Riesa; 13.00.14628 Pirna; 13.00.14713 Leipzig; 13.00.14729 Markkleeberg; 13.00.14625 Hoyerswerda (part); 13.00.14626 Görlitz (part); 13.00.14730 Delitzsch (part)",
      },
      {
        names: "Schaumburg-Lippe, Freistaat Schaumburg-Lippe, Fürstentum Schaumburg-Lippe",
        past: "06.00.03257 Rinteln (part)",
      },
      {
        names:
          "Schlesien, Silesia, Provinz Schlesien, Niederschlesien, Lower Silesia, Provinz Niederschlesien",
        past: "11.00.12066 Senftenberg (part); 13.00.14625 Hoyerswerda (part); 13.00.14626 Görlitz (part)",
      },
      {
        names: "Provinz Schleswig-Holstein, Province of Schleswig-Holstein",
        past: "10.00.01001 Flensburg; 10.00.01002 Kiel; 10.00.01004 Neumünster; 10.00.01051 Heide; 10.00.01053 Geesthacht; 10.00.01054 Husum; 10.00.01056 Elmshorn; 10.00.01057 Preetz; 10.00.01058 Rendsburg; 10.00.01059 Schleswig; 10.00.01060 Norderstedt; 10.00.01061 Itzehoe; 10.00.01062 Ahrensburg; 10.00.01055 Bad Schwartau (part); 04.00.02000 Hamburg (part)",
      },
      {
        names: "Land Thüringen, Thüringische Staaten",
        past: "15.00.16052 Gera; 15.00.16053 Jena; 15.00.16055 Weimar; 15.00.16067 Gotha; 15.00.16070 Ilmenau; 15.00.16071 Apolda; 15.00.16072 Sonneberg; 15.00.16073 Saalfeld; 15.00.16074 Eisenberg; 15.00.16076 Greiz; 15.00.16077 Altenburg; 15.00.16063 Eisenach (part); 15.00.16064 Mühlhausen (part); 15.00.16065 Sondershausen (part); 15.00.16066 Meiningen (part); 15.00.16068 Sömmerda (part); 15.00.16069 Hildburghausen (part); 15.00.16075 Pößneck (part)",
      },
      {
        names: "Waldeck, Freistaat Waldeck, Waldeck-Pyrmont, Fürstentum Waldeck",
        past: "05.066.06635 Korbach (part); 06.00.03252 Hameln (part)",
      },
      {
        names: "Westfalen, Westphalia, Provinz Westfalen, Province of Westphalia, Westphalen",
        past: "07.055 Regierungsbezirk Münster; 07.059 Regierungsbezirk Arnsberg; 07.057.05711 Bielefeld; 07.057.05754 Gütersloh; 07.057.05758 Herford; 07.057.05762 Höxter; 07.057.05770 Minden; 07.057.05774 Paderborn",
      },
      {
        names:
          "Württemberg, Königreich Württemberg, Kingdom of Württemberg, Freistaat Württemberg, Volksstaat Württemberg",
        past: "01.081.08111 Stuttgart; 01.081.08115 Sindelfingen; 01.081.08116 Esslingen; 01.081.08117 Göppingen; 01.081.08118 Ludwigsburg; 01.081.08119 Waiblingen; 01.081.08121 Heilbronn; 01.081.08126 Öhringen; 01.081.08127 Schwäbisch Hall; 01.081.08135 Heidenheim an der Brenz; 01.081.08136 Aalen; 01.082.08235 Calw; 01.082.08237 Horb am Neckar; 01.084.08416 Tübingen; 01.084.08421 Ulm; 01.084.08425 Ehingen; 01.084.08426 Biberach an der Riß; 01.084.08436 Ravensburg; 01.081.08125 Neckarsulm (part); 01.081.08128 Wertheim (part); 01.082.08236 Mühlacker (part); 01.083.08325 Rottweil (part); 01.083.08326 Villingen-Schwenningen (part); 01.083.08327 Tuttlingen (part); 01.084.08415 Reutlingen (part); 01.084.08417 Albstadt (part); 01.084.08435 Friedrichshafen (part); 01.084.08437 Bad Saulgau (part)",
      },
    ],
  },
  {
    source:
      "Treaty of Versailles, part III, section IV (1920 to 1935), and the constitution of the Saarland of 1947 (to 1956)",
    within: "DE",
    rows: [
      {
        names:
          "Saargebiet, Saar, Saar Basin, Saar Territory, Saarprotektorat, Saar Protectorate, Territory of the Saar Basin",
        past: "09 Saarland",
      },
    ],
  },
  {
    source:
      "Proclamation 2 of the American military government, 19 September 1945, and Zweites Neugliederungsgesetz, 4 May 1951 (states from 1945 to 1952)",
    within: "DE",
    rows: [
      {
        names: "Württemberg-Baden",
        past: "01.081 Regierungsbezirk Stuttgart; 01.082.08212 Karlsruhe; 01.082.08215 Bruchsal; 01.082.08221 Heidelberg; 01.082.08222 Mannheim; 01.082.08225 Mosbach; 01.082.08226 Weinheim; 01.082.08231 Pforzheim; 01.084.08421 Ulm; 01.082.08236 Mühlacker (part); 01.084.08425 Ehingen (part)",
      },
      {
        names: "Württemberg-Hohenzollern",
        past: "01.082.08235 Calw; 01.082.08237 Horb am Neckar; 01.084.08415 Reutlingen; 01.084.08416 Tübingen; 01.084.08417 Albstadt; 01.084.08426 Biberach an der Riß; 01.084.08436 Ravensburg; 02.097.09776 Lindau; 01.082.08236 Mühlacker (part); 01.083.08325 Rottweil (part); 01.083.08326 Villingen-Schwenningen (part); 01.083.08327 Tuttlingen (part); 01.084.08425 Ehingen (part); 01.084.08435 Friedrichshafen (part); 01.084.08437 Bad Saulgau (part)",
      },
      {
        names: "Südbaden, South Baden, Land Baden",
        past: "01.082.08211 Baden-Baden; 01.082.08216 Rastatt; 01.083.08311 Freiburg; 01.083.08315 Müllheim; 01.083.08316 Emmendingen; 01.083.08317 Offenburg; 01.083.08335 Konstanz; 01.083.08336 Lörrach; 01.083.08337 Waldshut-Tiengen; 01.083.08325 Rottweil (part); 01.083.08326 Villingen-Schwenningen (part); 01.083.08327 Tuttlingen (part); 01.084.08435 Friedrichshafen (part); 01.084.08437 Bad Saulgau (part)",
      },
      {
        names: "Groß-Hessen, Großhessen, Greater Hesse",
        past: "05 Hesse",
      },
    ],
  },
  {
    source:
      "Wiener Kongressakte, 1815, and the Prussian annexations of 1866 (states and provinces until 1866, and Prussian provinces of 1944)",
    within: "DE",
    rows: [
      {
        names:
          "Kurhessen, Kurfürstentum Hessen, Electorate of Hesse, Hessen-Kassel, Hesse-Kassel, Provinz Kurhessen",
        past: "05.066.06611 Kassel; 05.066.06631 Fulda; 05.066.06632 Bad Hersfeld; 05.066.06633 Baunatal; 05.066.06634 Schwalmstadt; 05.066.06636 Eschwege; 05.064.06435 Hanau am Main; 05.066.06635 Korbach (part); 05.065.06534 Marburg an der Lahn (part); 06.00.03257 Rinteln (part); 15.00.16066 Meiningen (part)",
      },
      {
        names: "Herzogtum Nassau, Duchy of Nassau, Provinz Nassau",
        past: "05.064.06414 Wiesbaden; 05.064.06436 Hofheim am Taunus; 05.064.06439 Taunusstein; 05.065.06533 Limburg an der Lahn; 08.00.07141 Lahnstein; 08.00.07143 Montabaur; 05.064.06434 Bad Homburg vor der Höhe (part); 05.065.06532 Wetzlar (part)",
      },
      {
        names: "Holstein, Herzogtum Holstein, Duchy of Holstein",
        past: "10.00.01002 Kiel; 10.00.01004 Neumünster; 10.00.01051 Heide; 10.00.01055 Bad Schwartau; 10.00.01056 Elmshorn; 10.00.01057 Preetz; 10.00.01060 Norderstedt; 10.00.01061 Itzehoe; 10.00.01062 Ahrensburg; 10.00.01058 Rendsburg (part)",
      },
      {
        names: "Herzogtum Schleswig, Duchy of Schleswig, Südschleswig",
        past: "10.00.01001 Flensburg; 10.00.01054 Husum; 10.00.01059 Schleswig; 10.00.01058 Rendsburg (part)",
      },
    ],
  },
  {
    source: "Hesse-Darmstadt, provinces from 1816 to 1937",
    within: "DE",
    rows: [
      {
        names: "Oberhessen, Upper Hesse, Provinz Oberhessen",
        past: "05.064.06440 Bad Vilbel; 05.065.06531 Gießen; 05.065.06535 Alsfeld; 05.065.06534 Marburg an der Lahn (part)",
      },
      {
        names: "Rheinhessen, Rhenish Hesse, Provinz Rheinhessen",
        past: "08.00.07315 Mainz; 08.00.07319 Worms; 08.00.07331 Alzey; 08.00.07339 Ingelheim am Rhein",
      },
      {
        names: "Starkenburg, Provinz Starkenburg",
        past: "05.064.06411 Darmstadt; 05.064.06413 Offenbach; 05.064.06431 Bensheim; 05.064.06432 Griesheim; 05.064.06433 Rüsselsheim; 05.064.06437 Michelstadt; 05.064.06438 Rodgau",
      },
    ],
  },
  {
    source:
      "Gesetz über die Vereinigung von Mecklenburg-Schwerin und Mecklenburg-Strelitz, 15 December 1933 (states until then)",
    within: "DE",
    rows: [
      {
        names: "Mecklenburg-Schwerin",
        past: "12.00.13003 Rostock; 12.00.13004 Schwerin; 12.00.13072 Güstrow; 12.00.13076 Parchim; 12.00.13071 Neubrandenburg (part); 12.00.13073 Stralsund (part); 12.00.13074 Wismar (part)",
      },
      {
        names: "Freistaat Mecklenburg-Strelitz, Großherzogtum Mecklenburg-Strelitz",
        past: "12.00.13071 Neubrandenburg (part); 12.00.13074 Wismar (part)",
      },
    ],
  },
  {
    source: "Gesetz, betreffend das Land Thüringen, 30 April 1920 (states until then)",
    within: "DE",
    rows: [
      {
        names: "Sachsen-Weimar-Eisenach, Saxe-Weimar-Eisenach, Sachsen-Weimar, Saxe-Weimar",
        past: "15.00.16053 Jena; 15.00.16055 Weimar; 15.00.16071 Apolda; 15.00.16063 Eisenach (part); 15.00.16068 Sömmerda (part); 15.00.16070 Ilmenau (part); 15.00.16075 Pößneck (part); 15.00.16076 Greiz (part)",
      },
      {
        names: "Sachsen-Meiningen, Saxe-Meiningen",
        past: "15.00.16072 Sonneberg; 15.00.16063 Eisenach (part); 15.00.16066 Meiningen (part); 15.00.16069 Hildburghausen (part); 15.00.16073 Saalfeld (part); 15.00.16074 Eisenberg (part); 15.00.16075 Pößneck (part)",
      },
      {
        names: "Sachsen-Coburg-Gotha, Saxe-Coburg-Gotha, Sachsen-Coburg und Gotha, Saxe-Coburg and Gotha",
        past: "02.094.09463 Coburg; 02.094.09473 Neustadt bei Coburg; 15.00.16067 Gotha",
      },
      {
        names: "Sachsen-Altenburg, Saxe-Altenburg",
        past: "15.00.16077 Altenburg; 15.00.16074 Eisenberg (part); 15.00.16076 Greiz (part)",
      },
      {
        names: "Schwarzburg-Rudolstadt",
        past: "15.00.16065 Sondershausen (part); 15.00.16070 Ilmenau (part); 15.00.16073 Saalfeld (part)",
      },
      {
        names: "Schwarzburg-Sondershausen",
        past: "15.00.16065 Sondershausen (part); 15.00.16070 Ilmenau (part)",
      },
      {
        names: "Reuß, Reuss, Reuß jüngere Linie, Reuß ältere Linie, Fürstentum Reuß, Volksstaat Reuß",
        past: "15.00.16052 Gera; 15.00.16075 Pößneck (part); 15.00.16076 Greiz (part)",
      },
    ],
  },
  {
    source: "Gesetz Nr. 46 of the Allied Control Council, 25 February 1947 (Prussia until then)",
    within: "DE",
    rows: [
      {
        names: "Preußen, Prussia, Freistaat Preußen, Königreich Preußen, Kingdom of Prussia, Preussen",
        past: "07 North Rhine-Westphalia; 10 Schleswig-Holstein; 11 Brandenburg; 16 State of Berlin; 01 Baden-Wurttemberg (part); 03 Bremen (part); 04 Hamburg (part); 05 Hesse (part); 06 Lower Saxony (part); 08 Rheinland-Pfalz (part); 09 Saarland (part); 12 Mecklenburg-Vorpommern (part); 13 Saxony (part); 14 Saxony-Anhalt (part); 15 Thuringia (part)",
      },
    ],
  },
  {
    source:
      "Verordnung, die Eintheilung des Königreichs Bayern betreffend, 29 November 1837 (Regierungsbezirke)",
    within: "DE",
    rows: [
      {
        names: "Oberbayern",
        today: "02.091 Upper Bavaria",
      },
      {
        names: "Niederbayern",
        today: "02.092 Lower Bavaria",
      },
      {
        names: "Oberpfalz, Oberpfalz und Regensburg",
        today: "02.093 Upper Palatinate",
      },
      {
        names: "Oberfranken",
        today: "02.094 Upper Franconia",
      },
      {
        names: "Mittelfranken, Middle Franconia",
        today: "02.095 Regierungsbezirk Mittelfranken",
      },
      {
        names: "Unterfranken, Lower Franconia, Mainfranken, Unterfranken und Aschaffenburg",
        today: "02.096 Regierungsbezirk Unterfranken",
      },
      {
        names: "Schwaben, Bayerisch-Schwaben, Schwaben und Neuburg, Bavarian Swabia",
        today: "02.097 Swabia",
      },
    ],
  },
  {
    source:
      "Verordnung, die Eintheilung des Königreichs Bayern betreffend, 29 November 1837 (the three Franconian Regierungsbezirke)",
    within: "DE",
    rows: [
      {
        names: "Franken, Franconia",
        today:
          "02.094 Upper Franconia; 02.095 Regierungsbezirk Mittelfranken; 02.096 Regierungsbezirk Unterfranken",
      },
    ],
  },
];
