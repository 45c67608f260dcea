/* Written by `npm run generate -- clients` from /openapi.json. Do not edit. */
/* biome-ignore-all lint: generated */
/** Answer of each operation of version 2, by its path. */
export const ANSWERS: Readonly<Record<string, unknown>> = {"/v2/charts":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Chart generated","errorCode":"","type":"ChartResult","data":{"type":"Projector","profile":"2/4","channelsShort":["47-64"],"centers":["Ajna","Head"],"strategy":"Wait for the Invitation","authority":"Sounding Board","incarnationCross":"Right Angle Cross of Consciousness (64/63 | 35/5)","definition":"Single Definition","signature":"Success","notSelfTheme":"Bitterness","cognition":"Touch","determination":"Low Sound","variables":"PLL DRL","motivation":"Guilt","transference":"Hope","perspective":"Possibility","distraction":"Probability","environment":"Internal Markets","circuitries":"Collective Abstract","channelsLong":["Abstraction (47-64)"],"gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"activations":{"design":{"sun":"35.4","earth":"5.4","northNode":"19.2","southNode":"33.2","moon":"1.5","mercury":"23.3","venus":"27.6","mars":"17.1","jupiter":"39.5","saturn":"61.5","uranus":"58.5","neptune":"38.5","pluto":"1.3"},"personality":{"sun":"64.2","earth":"63.2","northNode":"41.6","southNode":"31.6","moon":"22.6","mercury":"47.1","venus":"29.4","mars":"20.3","jupiter":"31.2","saturn":"54.5","uranus":"58.2","neptune":"38.3","pluto":"1.3"}},"birthDateUtc":"1990-09-05T19:17:00.000Z"}},"/v2/charts/simple":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Chart generated","errorCode":"","type":"ChartSimpleResult","data":{"type":"Projector","profile":"2/4","gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"channelsShort":["47-64"],"centers":["Ajna","Head"]}},"/v2/charts/coordinates":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Chart generated","errorCode":"","type":"ChartResult","data":{"type":"Projector","profile":"2/4","channelsShort":["47-64"],"centers":["Ajna","Head"],"strategy":"Wait for the Invitation","authority":"Sounding Board","incarnationCross":"Right Angle Cross of Consciousness (64/63 | 35/5)","definition":"Single Definition","signature":"Success","notSelfTheme":"Bitterness","cognition":"Touch","determination":"Low Sound","variables":"PLL DRL","motivation":"Guilt","transference":"Hope","perspective":"Possibility","distraction":"Probability","environment":"Internal Markets","circuitries":"Collective Abstract","channelsLong":["Abstraction (47-64)"],"gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"activations":{"design":{"sun":"35.4","earth":"5.4","northNode":"19.2","southNode":"33.2","moon":"1.5","mercury":"23.3","venus":"27.6","mars":"17.1","jupiter":"39.5","saturn":"61.5","uranus":"58.5","neptune":"38.5","pluto":"1.3"},"personality":{"sun":"64.2","earth":"63.2","northNode":"41.6","southNode":"31.6","moon":"22.6","mercury":"47.1","venus":"29.4","mars":"20.3","jupiter":"31.2","saturn":"54.5","uranus":"58.2","neptune":"38.3","pluto":"1.3"}},"birthDateUtc":"1990-09-05T19:17:00.000Z"}},"/v2/charts/moment":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Chart generated","errorCode":"","type":"ChartResult","data":{"type":"Projector","profile":"2/4","channelsShort":["47-64"],"centers":["Ajna","Head"],"strategy":"Wait for the Invitation","authority":"Sounding Board","incarnationCross":"Right Angle Cross of Consciousness (64/63 | 35/5)","definition":"Single Definition","signature":"Success","notSelfTheme":"Bitterness","cognition":"Touch","determination":"Low Sound","variables":"PLL DRL","motivation":"Guilt","transference":"Hope","perspective":"Possibility","distraction":"Probability","environment":"Internal Markets","circuitries":"Collective Abstract","channelsLong":["Abstraction (47-64)"],"gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"activations":{"design":{"sun":"35.4","earth":"5.4","northNode":"19.2","southNode":"33.2","moon":"1.5","mercury":"23.3","venus":"27.6","mars":"17.1","jupiter":"39.5","saturn":"61.5","uranus":"58.5","neptune":"38.5","pluto":"1.3"},"personality":{"sun":"64.2","earth":"63.2","northNode":"41.6","southNode":"31.6","moon":"22.6","mercury":"47.1","venus":"29.4","mars":"20.3","jupiter":"31.2","saturn":"54.5","uranus":"58.2","neptune":"38.3","pluto":"1.3"}},"birthDateUtc":"1990-09-05T19:17:00.000Z"}},"/v2/charts/batch":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Batch generated","errorCode":"","type":"ChartBatchResult","data":{"items":[{"index":0,"chart":{"type":"Projector","profile":"2/4","channelsShort":["47-64"],"centers":["Ajna","Head"],"strategy":"Wait for the Invitation","authority":"Sounding Board","incarnationCross":"Right Angle Cross of Consciousness (64/63 | 35/5)","definition":"Single Definition","signature":"Success","notSelfTheme":"Bitterness","cognition":"Touch","determination":"Low Sound","variables":"PLL DRL","motivation":"Guilt","transference":"Hope","perspective":"Possibility","distraction":"Probability","environment":"Internal Markets","circuitries":"Collective Abstract","channelsLong":["Abstraction (47-64)"],"gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"activations":{"design":{"sun":"35.4","earth":"5.4","northNode":"19.2","southNode":"33.2","moon":"1.5","mercury":"23.3","venus":"27.6","mars":"17.1","jupiter":"39.5","saturn":"61.5","uranus":"58.5","neptune":"38.5","pluto":"1.3"},"personality":{"sun":"64.2","earth":"63.2","northNode":"41.6","southNode":"31.6","moon":"22.6","mercury":"47.1","venus":"29.4","mars":"20.3","jupiter":"31.2","saturn":"54.5","uranus":"58.2","neptune":"38.3","pluto":"1.3"}},"birthDateUtc":"1990-09-05T19:17:00.000Z"}},{"index":1,"errorCode":"INVALID_BIRTHDATE","message":"The field births[1].birthdate must be a real date in the years 1800 to 2199. Write it as YYYY-MM-DD."}],"credits":1}},"/v2/charts/window":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Window generated","errorCode":"","type":"ChartWindowResult","data":{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:30:00.000Z","zone":"Europe/Amsterdam","distinctCharts":3,"certain":{"type":"Projector","profile":"2/4","channelsShort":["47-64"],"centers":["Ajna","Head"],"strategy":"Wait for the Invitation","authority":"Sounding Board","incarnationCross":"Right Angle Cross of Consciousness (64/63 | 35/5)","definition":"Single Definition","signature":"Success","notSelfTheme":"Bitterness","motivation":"Guilt","transference":"Hope","perspective":"Possibility","distraction":"Probability","environment":"Internal Markets","circuitries":"Collective Abstract","channelsLong":["Abstraction (47-64)"],"gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"activations.design.sun":"35.4","activations.design.earth":"5.4","activations.design.northNode":"19.2","activations.design.southNode":"33.2","activations.design.mercury":"23.3","activations.design.venus":"27.6","activations.design.mars":"17.1","activations.design.jupiter":"39.5","activations.design.saturn":"61.5","activations.design.uranus":"58.5","activations.design.neptune":"38.5","activations.design.pluto":"1.3","activations.personality.sun":"64.2","activations.personality.earth":"63.2","activations.personality.northNode":"41.6","activations.personality.southNode":"31.6","activations.personality.moon":"22.6","activations.personality.mercury":"47.1","activations.personality.venus":"29.4","activations.personality.mars":"20.3","activations.personality.jupiter":"31.2","activations.personality.saturn":"54.5","activations.personality.uranus":"58.2","activations.personality.neptune":"38.3","activations.personality.pluto":"1.3"},"uncertain":{"cognition":[{"value":"Touch","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"Smell","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"determination":[{"value":"Low Sound","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"Direct Light","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"variables":[{"value":"PLL DRL","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"PLL DLL","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"activations.design.moon":[{"value":"1.5","share":0.8283,"spans":[{"fromUtc":"1990-09-05T19:05:09.060Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:05:09.060+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]},{"value":"1.4","share":0.1717,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:05:09.060Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:05:09.060+02:00"}]}]},"changes":[{"at":"1990-09-05T19:05:09.060Z","local":"1990-09-05T21:05:09.060+02:00","side":"design","body":"moon","from":"1.4","to":"1.5","level":"line","members":["activations"]},{"at":"1990-09-05T19:21:30.250Z","local":"1990-09-05T21:21:30.250+02:00","side":"design","body":"sun","from":"35.4.5.6","to":"35.4.6.1","level":"color","members":["cognition","determination","variables"]}],"questions":[]}},"/v2/charts/window/coordinates":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Window generated","errorCode":"","type":"ChartWindowResult","data":{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:30:00.000Z","zone":"Europe/Amsterdam","distinctCharts":3,"certain":{"type":"Projector","profile":"2/4","channelsShort":["47-64"],"centers":["Ajna","Head"],"strategy":"Wait for the Invitation","authority":"Sounding Board","incarnationCross":"Right Angle Cross of Consciousness (64/63 | 35/5)","definition":"Single Definition","signature":"Success","notSelfTheme":"Bitterness","motivation":"Guilt","transference":"Hope","perspective":"Possibility","distraction":"Probability","environment":"Internal Markets","circuitries":"Collective Abstract","channelsLong":["Abstraction (47-64)"],"gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"activations.design.sun":"35.4","activations.design.earth":"5.4","activations.design.northNode":"19.2","activations.design.southNode":"33.2","activations.design.mercury":"23.3","activations.design.venus":"27.6","activations.design.mars":"17.1","activations.design.jupiter":"39.5","activations.design.saturn":"61.5","activations.design.uranus":"58.5","activations.design.neptune":"38.5","activations.design.pluto":"1.3","activations.personality.sun":"64.2","activations.personality.earth":"63.2","activations.personality.northNode":"41.6","activations.personality.southNode":"31.6","activations.personality.moon":"22.6","activations.personality.mercury":"47.1","activations.personality.venus":"29.4","activations.personality.mars":"20.3","activations.personality.jupiter":"31.2","activations.personality.saturn":"54.5","activations.personality.uranus":"58.2","activations.personality.neptune":"38.3","activations.personality.pluto":"1.3"},"uncertain":{"cognition":[{"value":"Touch","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"Smell","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"determination":[{"value":"Low Sound","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"Direct Light","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"variables":[{"value":"PLL DRL","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"PLL DLL","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"activations.design.moon":[{"value":"1.5","share":0.8283,"spans":[{"fromUtc":"1990-09-05T19:05:09.060Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:05:09.060+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]},{"value":"1.4","share":0.1717,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:05:09.060Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:05:09.060+02:00"}]}]},"changes":[{"at":"1990-09-05T19:05:09.060Z","local":"1990-09-05T21:05:09.060+02:00","side":"design","body":"moon","from":"1.4","to":"1.5","level":"line","members":["activations"]},{"at":"1990-09-05T19:21:30.250Z","local":"1990-09-05T21:21:30.250+02:00","side":"design","body":"sun","from":"35.4.5.6","to":"35.4.6.1","level":"color","members":["cognition","determination","variables"]}],"questions":[]}},"/v2/charts/window/moment":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Window generated","errorCode":"","type":"ChartWindowResult","data":{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:30:00.000Z","zone":"Europe/Amsterdam","distinctCharts":3,"certain":{"type":"Projector","profile":"2/4","channelsShort":["47-64"],"centers":["Ajna","Head"],"strategy":"Wait for the Invitation","authority":"Sounding Board","incarnationCross":"Right Angle Cross of Consciousness (64/63 | 35/5)","definition":"Single Definition","signature":"Success","notSelfTheme":"Bitterness","motivation":"Guilt","transference":"Hope","perspective":"Possibility","distraction":"Probability","environment":"Internal Markets","circuitries":"Collective Abstract","channelsLong":["Abstraction (47-64)"],"gates":["64","63","41","31","22","47","20","29","54","58","38","1","35","5","19","33","23","17","27","39","61"],"activations.design.sun":"35.4","activations.design.earth":"5.4","activations.design.northNode":"19.2","activations.design.southNode":"33.2","activations.design.mercury":"23.3","activations.design.venus":"27.6","activations.design.mars":"17.1","activations.design.jupiter":"39.5","activations.design.saturn":"61.5","activations.design.uranus":"58.5","activations.design.neptune":"38.5","activations.design.pluto":"1.3","activations.personality.sun":"64.2","activations.personality.earth":"63.2","activations.personality.northNode":"41.6","activations.personality.southNode":"31.6","activations.personality.moon":"22.6","activations.personality.mercury":"47.1","activations.personality.venus":"29.4","activations.personality.mars":"20.3","activations.personality.jupiter":"31.2","activations.personality.saturn":"54.5","activations.personality.uranus":"58.2","activations.personality.neptune":"38.3","activations.personality.pluto":"1.3"},"uncertain":{"cognition":[{"value":"Touch","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"Smell","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"determination":[{"value":"Low Sound","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"Direct Light","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"variables":[{"value":"PLL DRL","share":0.716806,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:21:30.250Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:21:30.250+02:00"}]},{"value":"PLL DLL","share":0.283194,"spans":[{"fromUtc":"1990-09-05T19:21:30.250Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:21:30.250+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]}],"activations.design.moon":[{"value":"1.5","share":0.8283,"spans":[{"fromUtc":"1990-09-05T19:05:09.060Z","toUtc":"1990-09-05T19:30:00.000Z","fromLocal":"1990-09-05T21:05:09.060+02:00","toLocal":"1990-09-05T21:30:00.000+02:00"}]},{"value":"1.4","share":0.1717,"spans":[{"fromUtc":"1990-09-05T19:00:00.000Z","toUtc":"1990-09-05T19:05:09.060Z","fromLocal":"1990-09-05T21:00:00.000+02:00","toLocal":"1990-09-05T21:05:09.060+02:00"}]}]},"changes":[{"at":"1990-09-05T19:05:09.060Z","local":"1990-09-05T21:05:09.060+02:00","side":"design","body":"moon","from":"1.4","to":"1.5","level":"line","members":["activations"]},{"at":"1990-09-05T19:21:30.250Z","local":"1990-09-05T21:21:30.250+02:00","side":"design","body":"sun","from":"35.4.5.6","to":"35.4.6.1","level":"color","members":["cognition","determination","variables"]}],"questions":[]}},"/v2/transits":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Transits generated","errorCode":"","type":"TransitResult","data":{"at":"2026-11-22T12:00:00.000Z","activations":{"sun":"34.1","earth":"20.1","northNode":"30.1","southNode":"29.1","moon":"3.6","mercury":"44.4","venus":"32.4","mars":"29.5","jupiter":"29.2","saturn":"17.5","uranus":"20.4","neptune":"25.4","pluto":"41.2"},"gates":["34","20","30","29","3","44","32","17","25","41"],"channelsShort":["20-34","30-41"],"centers":["Root","Sacral","Solar Plexus","Throat"],"next":[{"body":"sun","at":"2026-11-23T08:38:19.283Z","from":"34.1","to":"34.2"},{"body":"earth","at":"2026-11-23T08:38:19.283Z","from":"20.1","to":"20.2"},{"body":"northNode","at":"2026-11-24T03:13:13.186Z","from":"30.1","to":"49.6"},{"body":"southNode","at":"2026-11-24T03:13:13.186Z","from":"29.1","to":"4.6"},{"body":"moon","at":"2026-11-22T13:30:42.914Z","from":"3.6","to":"27.1"},{"body":"mercury","at":"2026-11-23T00:09:09.760Z","from":"44.4","to":"44.5"},{"body":"venus","at":"2026-11-23T07:18:35.186Z","from":"32.4","to":"32.5"},{"body":"mars","at":"2026-11-23T23:23:55.262Z","from":"29.5","to":"29.6"},{"body":"jupiter","at":"2026-11-22T22:15:32.998Z","from":"29.2","to":"29.3"},{"body":"saturn","at":"2027-01-06T10:15:34.504Z","from":"17.5","to":"17.6"},{"body":"uranus","at":"2026-12-13T22:16:48.565Z","from":"20.4","to":"20.3"},{"body":"neptune","at":"2027-01-18T18:20:10.700Z","from":"25.4","to":"25.5"},{"body":"pluto","at":"2026-12-14T17:29:14.904Z","from":"41.2","to":"41.3"}],"channels":{"personal":["47-64"],"completed":["20-34","30-41","32-54"],"transitOnly":[]},"gatesReinforced":["20","29","17","41"],"centersGained":["Root","Sacral","Solar Plexus","Spleen","Throat"]}},"/v2/returns":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Returns generated","errorCode":"","type":"ReturnsResult","data":{"returns":[{"kind":"saturn","at":"2019-03-16T14:08:24.244Z","direction":"direct","isFirst":true},{"kind":"saturn","at":"2019-06-14T21:41:53.336Z","direction":"retrograde","isFirst":false},{"kind":"saturn","at":"2019-12-10T07:58:05.333Z","direction":"direct","isFirst":false}],"outOfRange":[]}},"/v2/composites":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Composite generated","errorCode":"","type":"CompositeResult","data":{"electromagnetic":["11-56","4-63","6-59","9-52"],"companionship":["20-34"],"dominance":[{"channel":"37-40","person":0}],"compromise":[{"channel":"47-64","person":1}],"centers":{"a":["Ego","Solar Plexus"],"b":["Ajna","Head"],"both":["Sacral","Throat"],"bridged":["Root"],"open":["G","Spleen"]},"theme":"7-2","definition":{"a":"Split Definition","b":"Split Definition","union":"Single Definition"},"bridging":{"a":["6"],"b":["56"]},"bridgingGates":{"a":["6"],"b":["56"]},"joiningChannels":{"a":["6-59"],"b":["11-56"]},"gates":["34","20","56","60","1","4","55","41","59","64","33","19","46","52","32","37","44","40","11","12","63","47","43","25","16","9","7","6","15"],"channelsShort":["11-56","20-34","37-40","4-63","47-64","6-59","9-52"]}},"/v2/pentas":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Penta generated","errorCode":"","type":"PentaResult","data":{"gates":[{"gate":31,"row":1,"column":"left","people":[]},{"gate":8,"row":1,"column":"middle","people":[2]},{"gate":33,"row":1,"column":"right","people":[0]},{"gate":7,"row":2,"column":"left","people":[1]},{"gate":1,"row":2,"column":"middle","people":[0,1,2]},{"gate":13,"row":2,"column":"right","people":[2]},{"gate":15,"row":3,"column":"left","people":[1]},{"gate":2,"row":3,"column":"middle","people":[2]},{"gate":46,"row":3,"column":"right","people":[0,1]},{"gate":5,"row":4,"column":"left","people":[2]},{"gate":14,"row":4,"column":"middle","people":[2]},{"gate":29,"row":4,"column":"right","people":[2]}],"channels":[{"channel":"1-8","half":"upper","people":[0,1,2]},{"channel":"13-33","half":"upper","people":[0,2]},{"channel":"5-15","half":"lower","people":[1,2]},{"channel":"2-14","half":"lower","people":[2]},{"channel":"29-46","half":"lower","people":[0,1,2]}],"gaps":[31]}},"/v2/groups":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Group generated","errorCode":"","type":"GroupResult","data":{"gates":[{"gate":1,"people":[0,1,2,3]},{"gate":2,"people":[2]},{"gate":3,"people":[2]},{"gate":4,"people":[0]},{"gate":5,"people":[2,3]},{"gate":6,"people":[1]},{"gate":7,"people":[1]},{"gate":8,"people":[2]},{"gate":9,"people":[1,2]},{"gate":10,"people":[2]},{"gate":11,"people":[1]},{"gate":12,"people":[1]},{"gate":13,"people":[2]},{"gate":14,"people":[2]},{"gate":15,"people":[1]},{"gate":16,"people":[1,2]},{"gate":17,"people":[3]},{"gate":19,"people":[0,1,3]},{"gate":20,"people":[0,1,3]},{"gate":22,"people":[3]},{"gate":23,"people":[3]},{"gate":25,"people":[1]},{"gate":26,"people":[2]},{"gate":27,"people":[3]},{"gate":28,"people":[2]},{"gate":29,"people":[2,3]},{"gate":30,"people":[2]},{"gate":31,"people":[3]},{"gate":32,"people":[0]},{"gate":33,"people":[0,3]},{"gate":34,"people":[0,1]},{"gate":35,"people":[2,3]},{"gate":37,"people":[0]},{"gate":38,"people":[2,3]},{"gate":39,"people":[3]},{"gate":40,"people":[0,2]},{"gate":41,"people":[0,3]},{"gate":43,"people":[1]},{"gate":44,"people":[0,1,2]},{"gate":46,"people":[0,1]},{"gate":47,"people":[1,3]},{"gate":50,"people":[2]},{"gate":52,"people":[0]},{"gate":54,"people":[3]},{"gate":55,"people":[0]},{"gate":56,"people":[0]},{"gate":58,"people":[2,3]},{"gate":59,"people":[0]},{"gate":60,"people":[0,1,2]},{"gate":61,"people":[3]},{"gate":63,"people":[1,3]},{"gate":64,"people":[0,1,3]}],"channelsShort":["1-8","10-20","10-34","11-56","12-22","13-33","2-14","20-34","23-43","26-44","27-50","28-38","29-46","3-60","30-41","32-54","37-40","39-55","4-63","47-64","5-15","6-59","7-31","9-52"],"centers":["Ajna","Ego","G","Head","Root","Sacral","Solar Plexus","Spleen","Throat"]}},"/v2/places":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Places found","errorCode":"","type":"PlacesResult","data":{"places":[{"name":"Spring","region":"Texas","country":"United States","lat":30.07994,"lng":-95.41716,"zone":"America/Chicago","population":54298},{"name":"Springfield","region":"Massachusetts","country":"United States","lat":42.10148,"lng":-72.58981,"zone":"America/New_York","population":154341},{"name":"Springfield","region":"Missouri","country":"United States","lat":37.21533,"lng":-93.29824,"zone":"America/Chicago","population":166810}]}},"/v2/account":{"timestamp":"2026-11-22T12:00:00.000Z","success":true,"message":"Account found","errorCode":"","type":"AccountResult","data":{"plan":"developer","tier":"advanced","credits":{"remaining":9912,"allocation":{"left":9412,"monthly":10000,"renewsAt":"2026-12-05T08:30:00.000Z"},"granted":500},"limits":{"requestsPerMinute":100,"batchSize":500},"key":{"name":"Production","prefix":"chart_live_","lastFour":"Xk2f","createdAt":"2026-09-05T08:30:00.000Z"}}}};

/** Status and message of each error. */
export const FAILURES: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
 "ACCESS_DENIED": {
  "status": 403,
  "message": "Your plan does not include this endpoint. It needs a Developer, Scale or Lifetime plan."
 },
 "ACCOUNT_INACTIVE": {
  "status": 403,
  "message": "Your account has been deactivated. Please contact the operator of this service."
 },
 "API_KEY_INVALID": {
  "status": 401,
  "message": "Invalid API key. Send it as `Authorization: Bearer <key>`."
 },
 "API_KEY_MISSING": {
  "status": 401,
  "message": "Missing API key. Send it as `Authorization: Bearer <key>`."
 },
 "BAD_REQUEST": {
  "status": 400,
  "message": "This is not a valid HTTP request."
 },
 "CHART_GENERATION_FAILED": {
  "status": 500,
  "message": "We couldn't compute this chart. You were not charged."
 },
 "CREDITS_EXHAUSTED": {
  "status": 402,
  "message": "Your account has no credits left. Your plan adds new ones each month."
 },
 "GEOCODE_KEY_INVALID": {
  "status": 400,
  "message": "The geocoding service rejected your key. Check the key in the header Chart-Geocode-Key."
 },
 "GEOCODE_KEY_MISSING": {
  "status": 401,
  "message": "Missing geocoding key. Send it as `Chart-Geocode-Key: <key>` (any value, unless places come from Google), or send coordinates to /v2/charts/coordinates."
 },
 "GEOCODE_LOCATION_NOT_FOUND": {
  "status": 400,
  "message": "We couldn't find that place. Use \"City, Country\", or send coordinates to /v2/charts/coordinates."
 },
 "GEOCODE_RATE_LIMITED": {
  "status": 429,
  "message": "The geocoding key in the header Chart-Geocode-Key has used up its quota. Try again later."
 },
 "GEOCODE_TIMEOUT": {
  "status": 504,
  "message": "The geocoding service did not respond in time; you were not charged. Please try again."
 },
 "GEOCODE_UNAVAILABLE": {
  "status": 502,
  "message": "The geocoding service is unavailable; you were not charged. Please try again."
 },
 "IDEMPOTENCY_KEY_INVALID": {
  "status": 400,
  "message": "The header Idempotency-Key must have 1 to 255 visible ASCII characters, without spaces."
 },
 "IDEMPOTENCY_KEY_IN_USE": {
  "status": 409,
  "message": "A request with this Idempotency-Key is still in progress. Try again in a moment."
 },
 "IDEMPOTENCY_KEY_REUSED": {
  "status": 422,
  "message": "This Idempotency-Key belongs to a different request. Use a new key for each new request."
 },
 "INTERNAL_ERROR": {
  "status": 500,
  "message": "Something went wrong on our side. If it happens again, report the X-Request-Id."
 },
 "INVALID_BIRTH": {
  "status": 400,
  "message": "Send the birth in exactly one way: birthdate and birthtime with timeZone; or utc alone."
 },
 "INVALID_BIRTHDATE": {
  "status": 400,
  "message": "The field birthdate must be a real date in the years 1800 to 2199. Write it as YYYY-MM-DD."
 },
 "INVALID_BIRTHS": {
  "status": 400,
  "message": "The field births must be a list of 1 to 500 births, each a JSON object."
 },
 "INVALID_BIRTHTIME": {
  "status": 400,
  "message": "The field birthtime must be a time from 00:00 to 23:59. Write it as HH:MM."
 },
 "INVALID_DISAMBIGUATION": {
  "status": 400,
  "message": "The field disambiguation must be compatible, earlier, later or reject."
 },
 "INVALID_INCLUDE": {
  "status": 400,
  "message": "The parameter include has an unknown word."
 },
 "INVALID_KINDS": {
  "status": 400,
  "message": "The field kinds must be a list of 1 to 7 different kinds of returns."
 },
 "INVALID_LATITUDE": {
  "status": 400,
  "message": "The field lat must be a number from -90 to 90."
 },
 "INVALID_LOCATION": {
  "status": 400,
  "message": "The field location must be text with 4 to 200 characters. Add the country, as in \"Ulm, Germany\"."
 },
 "INVALID_LONGITUDE": {
  "status": 400,
  "message": "The field lng must be a number from -180 to 180."
 },
 "INVALID_MOMENT": {
  "status": 400,
  "message": "The field utc must be a moment from 1799-12-31 to 2200-01-01. Write it as YYYY-MM-DDTHH:MM:SSZ; seconds are optional."
 },
 "INVALID_PEOPLE": {
  "status": 400,
  "message": "The field people must be a list of people, each a JSON object."
 },
 "INVALID_PICTURE": {
  "status": 400,
  "message": "The parameter theme must be light, dark or print, and width a whole number of pixels from 200 to 2400."
 },
 "INVALID_QUERY": {
  "status": 400,
  "message": "The parameter q must be text with 2 to 100 characters, and limit a whole number from 1 to 20."
 },
 "INVALID_REQUEST_BODY": {
  "status": 422,
  "message": "The request body must be a JSON object in UTF-8."
 },
 "INVALID_TIME_ZONE": {
  "status": 400,
  "message": "The field timeZone must be the name of a time zone of the IANA database, such as Europe/Amsterdam."
 },
 "INVALID_WINDOW": {
  "status": 400,
  "message": "The fields from and to must be two times as HH:MM (to may be 24:00), and the field from must be earlier than the field to. Or send birthtime with plusMinusMinutes, a whole number from 1 to 720."
 },
 "LOCAL_TIME_AMBIGUOUS": {
  "status": 400,
  "message": "The field birthtime is a time that occurred twice. Send disambiguation as earlier or later."
 },
 "LOCAL_TIME_SKIPPED": {
  "status": 400,
  "message": "The field birthtime is a time that never occurred. Check date and time, or send disambiguation as earlier or later."
 },
 "METHOD_NOT_ALLOWED": {
  "status": 405,
  "message": "This path does not support this method."
 },
 "NOT_ACCEPTABLE": {
  "status": 406,
  "message": "None of the accepted types is available. Send `Accept: image/svg+xml`, `image/png` or `application/json`."
 },
 "NOT_FOUND": {
  "status": 404,
  "message": "This path does not exist."
 },
 "RATE_LIMIT_EXCEEDED": {
  "status": 429,
  "message": "Too many requests. Try again after the number of seconds in the header Retry-After."
 },
 "REQUEST_HEADERS_TOO_LARGE": {
  "status": 431,
  "message": "The request headers are too large. The limit is 16 KiB."
 },
 "REQUEST_TIMEOUT": {
  "status": 408,
  "message": "The request took too long to arrive. Please send it again."
 },
 "REQUEST_TOO_LARGE": {
  "status": 413,
  "message": "The request body is too large. The limit is 8 KiB."
 },
 "RESULT_TOO_LARGE": {
  "status": 400,
  "message": "The span has more than 1,000 passes. Ask for a shorter span or fewer kinds."
 },
 "SERVICE_UNAVAILABLE": {
  "status": 503,
  "message": "The service is unavailable right now. Try again in a moment."
 },
 "TIMEZONE_LOOKUP_FAILED": {
  "status": 500,
  "message": "We couldn't determine the time zone of the birthplace. You were not charged."
 },
 "UNSUPPORTED_MEDIA_TYPE": {
  "status": 415,
  "message": "Unsupported content type. Send the body as `Content-Type: application/json`."
 }
};
