/* Written by `npm run generate -- clients` from /openapi.json. Do not edit. */
/* biome-ignore-all lint: generated */
interface components {
    schemas: {
        /** @description A birth at a place that is given as text. */
        LocationRequest: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate: string;
            /** @description Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC. */
            birthtime: string;
            /** @description Birthplace as "City, Country". The service looks up its coordinates and time zone. */
            location: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
        };
        /** @description A full Human Design chart. */
        ChartResult: {
            /**
             * @description One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are defined and how they are connected.
             * @enum {string}
             */
            type: "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";
            /**
             * @description The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by others.
             * @enum {string}
             */
            profile: "1/3" | "1/4" | "2/4" | "2/5" | "3/5" | "3/6" | "4/6" | "4/1" | "5/1" | "5/2" | "6/2" | "6/3";
            /** @description The defined channels by the numbers of their two gates. A channel is defined when both gates are active; it connects two centers. Such as `37-40`, sorted as text. */
            channelsShort: string[];
            /** @description The centers in which a defined channel ends. A defined center works in the same way all the time; the others take in and amplify what is around. Listed from A to Z. */
            centers: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
            /**
             * @description The way of acting that Human Design advises for a type: how to begin things and meet what comes.
             * @enum {string}
             */
            strategy: "Wait to Respond" | "Wait for the Invitation" | "Inform" | "Wait a Lunar Cycle";
            /**
             * @description The inner voice to trust with decisions, from the first defined center in a fixed order: Solar Plexus, Sacral, Spleen, Ego, G.
             * @enum {string}
             */
            authority: "Emotional" | "Sacral" | "Splenic" | "Ego Manifested" | "Ego Projected" | "Self Projected" | "Sounding Board" | "Lunar";
            /** @description The theme of a life, named after the gates of the Sun and the Earth on both sides. The angle comes from the profile. Such as `Right Angle Cross of Tension (38/39 | 48/21)`: personality Sun/Earth, then design Sun/Earth. */
            incarnationCross: string;
            /**
             * @description The number of separate groups that the defined centers form. A group works by itself; what joins it to another may come from other people.
             * @enum {string}
             */
            definition: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
            /**
             * @description The feeling that shows a person is living according to their type.
             * @enum {string}
             */
            signature: "Satisfaction" | "Satisfaction and Peace" | "Success" | "Peace" | "Surprise";
            /**
             * @description The feeling that shows a person is not living according to their type.
             * @enum {string}
             */
            notSelfTheme: "Frustration" | "Frustration and Anger" | "Bitterness" | "Anger" | "Disappointment";
            /**
             * @description The sense through which the body takes in most. From the tone of the design Sun.
             * @enum {string}
             */
            cognition: "Smell" | "Taste" | "Outer Vision" | "Inner Vision" | "Feeling" | "Touch";
            /**
             * @description The way of eating that Human Design names for a person. From the color of the design Sun, worded by its tone.
             * @enum {string}
             */
            determination: "Consecutive Appetite" | "Alternating Appetite" | "Open Taste" | "Closed Taste" | "Hot Thirst" | "Cold Thirst" | "Calm Touch" | "Nervous Touch" | "High Sound" | "Low Sound" | "Direct Light" | "Indirect Light";
            /** @description The four arrows of a chart in one text: personality Sun and Node, design Sun and Node, each left (L, focused) or right (R, receptive). Such as `PRL DRL`. */
            variables: string;
            /**
             * @description The force that moves the mind when one is at ease. From the color of the personality Sun.
             * @enum {string}
             */
            motivation: "Fear" | "Hope" | "Desire" | "Need" | "Guilt" | "Innocence";
            /**
             * @description The motivation that the mind slips into under pressure: the opposite of one's own. The pairs are Fear and Need, Hope and Guilt, Desire and Innocence.
             * @enum {string}
             */
            transference: "Fear" | "Hope" | "Desire" | "Need" | "Guilt" | "Innocence";
            /**
             * @description The view that the mind takes when one is at ease. From the color of the personality North Node.
             * @enum {string}
             */
            perspective: "Survival" | "Possibility" | "Power" | "Wanting" | "Probability" | "Personal";
            /**
             * @description The view that the mind slips into under pressure: the opposite of one's own. The pairs are Survival and Wanting, Possibility and Probability, Power and Personal.
             * @enum {string}
             */
            distraction: "Survival" | "Possibility" | "Power" | "Wanting" | "Probability" | "Personal";
            /**
             * @description The kind of place that suits a person. From the color of the design North Node, worded by its tone.
             * @enum {string}
             */
            environment: "Selective Caves" | "Blending Caves" | "Internal Markets" | "External Markets" | "Wet Kitchens" | "Dry Kitchens" | "Active Mountains" | "Passive Mountains" | "Narrow Valleys" | "Wide Valleys" | "Natural Shores" | "Artificial Shores";
            /** @description The families of the defined channels, each once. They say what the channels are about: oneself, what all share, or the community. Individual, Collective Logic, Collective Abstract or Tribal, joined by a comma and a space in the order of the channels; empty without channels. */
            circuitries: string;
            /** @description The defined channels with their names and the numbers of their gates. Such as `Community (37-40)`, in the same order. */
            channelsLong: string[];
            /** @description Every active gate once. A gate is active when any of the 26 activations stands in it. First those of the personality, then the others of the design. */
            gates: string[];
            /** @description Gate and line of each of the thirteen bodies on both sides. Gate 34, line 2, is written `34.2`. */
            activations: {
                /** @description The sky of the design moment, about three months before birth: traits that the person is not aware of. */
                design: {
                    /** @description Gate and line of the Sun, the strongest influence in a chart. */
                    sun: string;
                    /** @description Gate and line of the Earth, always opposite the Sun. */
                    earth: string;
                    /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                    northNode: string;
                    /** @description Gate and line of the Moon's south node, always opposite the north node. */
                    southNode: string;
                    /** @description Gate and line of the Moon. */
                    moon: string;
                    /** @description Gate and line of Mercury. */
                    mercury: string;
                    /** @description Gate and line of Venus. */
                    venus: string;
                    /** @description Gate and line of Mars. */
                    mars: string;
                    /** @description Gate and line of Jupiter. */
                    jupiter: string;
                    /** @description Gate and line of Saturn. */
                    saturn: string;
                    /** @description Gate and line of Uranus. */
                    uranus: string;
                    /** @description Gate and line of Neptune. */
                    neptune: string;
                    /** @description Gate and line of Pluto. */
                    pluto: string;
                };
                /** @description The sky of the birth moment: traits that the person is aware of. */
                personality: {
                    /** @description Gate and line of the Sun, the strongest influence in a chart. */
                    sun: string;
                    /** @description Gate and line of the Earth, always opposite the Sun. */
                    earth: string;
                    /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                    northNode: string;
                    /** @description Gate and line of the Moon's south node, always opposite the north node. */
                    southNode: string;
                    /** @description Gate and line of the Moon. */
                    moon: string;
                    /** @description Gate and line of Mercury. */
                    mercury: string;
                    /** @description Gate and line of Venus. */
                    venus: string;
                    /** @description Gate and line of Mars. */
                    mars: string;
                    /** @description Gate and line of Jupiter. */
                    jupiter: string;
                    /** @description Gate and line of Saturn. */
                    saturn: string;
                    /** @description Gate and line of Uranus. */
                    uranus: string;
                    /** @description Gate and line of Neptune. */
                    neptune: string;
                    /** @description Gate and line of Pluto. */
                    pluto: string;
                };
            };
            /**
             * Format: date-time
             * @description The birth moment in UTC, as text with milliseconds. ISO 8601 with Z: `1990-09-05T19:17:00.000Z`.
             */
            birthDateUtc: string;
            /** @description With `include=longitudes`: the longitude of each activation. */
            longitudes?: {
                /** @description The bodies of the design side. */
                design: {
                    sun: components["schemas"]["Longitude"];
                    earth: components["schemas"]["Longitude"];
                    northNode: components["schemas"]["Longitude"];
                    southNode: components["schemas"]["Longitude"];
                    moon: components["schemas"]["Longitude"];
                    mercury: components["schemas"]["Longitude"];
                    venus: components["schemas"]["Longitude"];
                    mars: components["schemas"]["Longitude"];
                    jupiter: components["schemas"]["Longitude"];
                    saturn: components["schemas"]["Longitude"];
                    uranus: components["schemas"]["Longitude"];
                    neptune: components["schemas"]["Longitude"];
                    pluto: components["schemas"]["Longitude"];
                };
                /** @description The bodies of the personality side. */
                personality: {
                    sun: components["schemas"]["Longitude"];
                    earth: components["schemas"]["Longitude"];
                    northNode: components["schemas"]["Longitude"];
                    southNode: components["schemas"]["Longitude"];
                    moon: components["schemas"]["Longitude"];
                    mercury: components["schemas"]["Longitude"];
                    venus: components["schemas"]["Longitude"];
                    mars: components["schemas"]["Longitude"];
                    jupiter: components["schemas"]["Longitude"];
                    saturn: components["schemas"]["Longitude"];
                    uranus: components["schemas"]["Longitude"];
                    neptune: components["schemas"]["Longitude"];
                    pluto: components["schemas"]["Longitude"];
                };
            };
            /** @description With `include=design`: the moment of the design side. */
            design?: {
                /**
                 * Format: date-time
                 * @description The design moment: when the Sun stood 88 degrees further back, 86 to 92 days before birth.
                 */
                designDateUtc: string;
            };
            /** @description With `include=fixings`: the fixing of each activation's line. */
            fixings?: {
                /** @description The bodies of the design side. */
                design: {
                    sun: components["schemas"]["Fixing"];
                    earth: components["schemas"]["Fixing"];
                    northNode: components["schemas"]["Fixing"];
                    southNode: components["schemas"]["Fixing"];
                    moon: components["schemas"]["Fixing"];
                    mercury: components["schemas"]["Fixing"];
                    venus: components["schemas"]["Fixing"];
                    mars: components["schemas"]["Fixing"];
                    jupiter: components["schemas"]["Fixing"];
                    saturn: components["schemas"]["Fixing"];
                    uranus: components["schemas"]["Fixing"];
                    neptune: components["schemas"]["Fixing"];
                    pluto: components["schemas"]["Fixing"];
                };
                /** @description The bodies of the personality side. */
                personality: {
                    sun: components["schemas"]["Fixing"];
                    earth: components["schemas"]["Fixing"];
                    northNode: components["schemas"]["Fixing"];
                    southNode: components["schemas"]["Fixing"];
                    moon: components["schemas"]["Fixing"];
                    mercury: components["schemas"]["Fixing"];
                    venus: components["schemas"]["Fixing"];
                    mars: components["schemas"]["Fixing"];
                    jupiter: components["schemas"]["Fixing"];
                    saturn: components["schemas"]["Fixing"];
                    uranus: components["schemas"]["Fixing"];
                    neptune: components["schemas"]["Fixing"];
                    pluto: components["schemas"]["Fixing"];
                };
            };
            definitionDetails?: components["schemas"]["DefinitionDetails"];
            centerDetails?: components["schemas"]["CenterDetails"];
            crossDetails?: components["schemas"]["CrossDetails"];
            /** @description With `include=birth`: the place and the clock of the birth. */
            birth?: {
                /** @description Time zone of the birth, as the IANA database names it; `UTC` for a moment. */
                zone: string;
                /** @description Local time minus UTC in seconds. */
                offsetSeconds: number;
                /**
                 * @description How the local time was read. `unique`: it occurred once. `gap`: the clocks skipped it; it was moved forward by the gap. `fold`: it occurred twice; the earlier instant was taken. Where the request has `disambiguation`, that decides. `local-mean-time`: there was no standard time yet; the mean time of the place's longitude was taken.
                 * @enum {string}
                 */
                kind: "unique" | "gap" | "fold" | "local-mean-time";
                place?: components["schemas"]["BirthPlace"];
            };
            /** @description With `include=variables`: the four arrows, with the colors, tones and bases that they come from. */
            variableDetails?: {
                designSun: components["schemas"]["Variable"];
                designNode: components["schemas"]["Variable"];
                personalitySun: components["schemas"]["Variable"];
                personalityNode: components["schemas"]["Variable"];
            };
        };
        /** @description A reduced Human Design chart. */
        ChartSimpleResult: {
            /**
             * @description One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are defined and how they are connected.
             * @enum {string}
             */
            type: "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";
            /**
             * @description The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by others.
             * @enum {string}
             */
            profile: "1/3" | "1/4" | "2/4" | "2/5" | "3/5" | "3/6" | "4/6" | "4/1" | "5/1" | "5/2" | "6/2" | "6/3";
            /** @description Every active gate once. A gate is active when any of the 26 activations stands in it. First those of the personality, then the others of the design. */
            gates: string[];
            /** @description The defined channels by the numbers of their two gates. A channel is defined when both gates are active; it connects two centers. Such as `37-40`, sorted as text. */
            channelsShort: string[];
            /** @description The centers in which a defined channel ends. A defined center works in the same way all the time; the others take in and amplify what is around. Listed from A to Z. */
            centers: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
        };
        /** @description A birth at a place that is given as coordinates. */
        CoordinatesRequest: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate: string;
            /** @description Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC. */
            birthtime: string;
            /** @description Latitude of the birthplace in degrees; positive north of the equator. */
            lat: number;
            /** @description Longitude of the birthplace in degrees; positive east of Greenwich. */
            lng: number;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. Without it, the coordinates decide. */
            timeZone?: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
        };
        /** @description A birth by a time zone or in UTC: `birthdate`, `birthtime` and `timeZone`, or `utc` alone. */
        MomentRequest: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate?: string;
            /** @description Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC. */
            birthtime?: string;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. */
            timeZone?: string;
            /** @description Latitude of the birthplace. Send it only with `lng`. */
            lat?: number;
            /** @description Longitude of the birthplace, east positive. It gives the mean time that counted before the time zone had a legal standard time. */
            lng?: number;
            /** @description The moment of birth in UTC, in place of all other fields of the birth: YYYY-MM-DDTHH:MM:SSZ; seconds are optional, and may have three decimals. */
            utc?: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
        };
        /** @description The births of a batch: up to 500. */
        ChartBatchRequest: {
            /** @description The births, up to 500. The response names them by their index, 0 first. */
            births: components["schemas"]["Person"][];
        };
        /** @description The charts of many births. */
        ChartBatchResult: {
            /** @description An item for each birth, in the order of the request. It has either a `chart` or an `errorCode`. */
            items: ({
                /** @description Index of the birth in the request, 0 for the first. */
                index: number;
                chart: components["schemas"]["ChartResult"];
            } | {
                /** @description Index of the birth in the request, 0 for the first. */
                index: number;
                /**
                 * @description The reason why this birth has no chart.
                 * @enum {string}
                 */
                errorCode: "INVALID_BIRTH" | "INVALID_BIRTHDATE" | "INVALID_BIRTHTIME" | "INVALID_LOCATION" | "INVALID_LATITUDE" | "INVALID_LONGITUDE" | "INVALID_TIME_ZONE" | "INVALID_DISAMBIGUATION" | "LOCAL_TIME_AMBIGUOUS" | "LOCAL_TIME_SKIPPED" | "INVALID_MOMENT" | "GEOCODE_KEY_INVALID" | "GEOCODE_LOCATION_NOT_FOUND" | "GEOCODE_RATE_LIMITED" | "GEOCODE_UNAVAILABLE" | "GEOCODE_TIMEOUT" | "TIMEZONE_LOOKUP_FAILED" | "CHART_GENERATION_FAILED";
                /** @description The reason in one or two short sentences, for people to read. */
                message: string;
            })[];
            /** @description Number of credits that the batch costs: one for each chart. */
            credits: number;
        };
        /** @description A birth whose time is not known exactly, at a place that is given as text. */
        WindowRequest: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate: string;
            /** @description Approximate time of birth on the local clock of the birthplace, written as HH:MM. Send it only with `plusMinusMinutes`. */
            birthtime?: string;
            /** @description Birthplace as "City, Country". The service looks up its coordinates and time zone. */
            location: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
            /** @description Local time at which the window begins, written as HH:MM. Send it with `to`. Without `from`, `to` and `birthtime`, the window is the whole local day. */
            from?: string;
            /** @description Local time at which the window ends (exclusive), written as HH:MM, at most 24:00. Send it with `from`. */
            to?: string;
            /** @description Number of minutes by which `birthtime` may be wrong, in either direction. Send it with `birthtime`. */
            plusMinusMinutes?: number;
        };
        /** @description All charts that a birth within a window of time can have. */
        ChartWindowResult: {
            /**
             * Format: date-time
             * @description First moment of the window.
             */
            fromUtc: string;
            /**
             * Format: date-time
             * @description End of the window (exclusive).
             */
            toUtc: string;
            /** @description Time zone of the window, as the IANA database names it; `UTC` for a span of UTC. */
            zone: string;
            /** @description Number of different charts in the window. */
            distinctCharts: number;
            /** @description The members of the chart that hold throughout the window. Each activation is a member of its own, whose key has dots in it: `activations.design.sun` is one key. */
            certain: {
                /**
                 * @description One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are defined and how they are connected.
                 * @enum {string}
                 */
                type?: "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";
                /**
                 * @description The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by others.
                 * @enum {string}
                 */
                profile?: "1/3" | "1/4" | "2/4" | "2/5" | "3/5" | "3/6" | "4/6" | "4/1" | "5/1" | "5/2" | "6/2" | "6/3";
                /** @description The defined channels by the numbers of their two gates. A channel is defined when both gates are active; it connects two centers. Such as `37-40`, sorted as text. */
                channelsShort?: string[];
                /** @description The centers in which a defined channel ends. A defined center works in the same way all the time; the others take in and amplify what is around. Listed from A to Z. */
                centers?: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                /**
                 * @description The way of acting that Human Design advises for a type: how to begin things and meet what comes.
                 * @enum {string}
                 */
                strategy?: "Wait to Respond" | "Wait for the Invitation" | "Inform" | "Wait a Lunar Cycle";
                /**
                 * @description The inner voice to trust with decisions, from the first defined center in a fixed order: Solar Plexus, Sacral, Spleen, Ego, G.
                 * @enum {string}
                 */
                authority?: "Emotional" | "Sacral" | "Splenic" | "Ego Manifested" | "Ego Projected" | "Self Projected" | "Sounding Board" | "Lunar";
                /** @description The theme of a life, named after the gates of the Sun and the Earth on both sides. The angle comes from the profile. Such as `Right Angle Cross of Tension (38/39 | 48/21)`: personality Sun/Earth, then design Sun/Earth. */
                incarnationCross?: string;
                /**
                 * @description The number of separate groups that the defined centers form. A group works by itself; what joins it to another may come from other people.
                 * @enum {string}
                 */
                definition?: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
                /**
                 * @description The feeling that shows a person is living according to their type.
                 * @enum {string}
                 */
                signature?: "Satisfaction" | "Satisfaction and Peace" | "Success" | "Peace" | "Surprise";
                /**
                 * @description The feeling that shows a person is not living according to their type.
                 * @enum {string}
                 */
                notSelfTheme?: "Frustration" | "Frustration and Anger" | "Bitterness" | "Anger" | "Disappointment";
                /**
                 * @description The sense through which the body takes in most. From the tone of the design Sun.
                 * @enum {string}
                 */
                cognition?: "Smell" | "Taste" | "Outer Vision" | "Inner Vision" | "Feeling" | "Touch";
                /**
                 * @description The way of eating that Human Design names for a person. From the color of the design Sun, worded by its tone.
                 * @enum {string}
                 */
                determination?: "Consecutive Appetite" | "Alternating Appetite" | "Open Taste" | "Closed Taste" | "Hot Thirst" | "Cold Thirst" | "Calm Touch" | "Nervous Touch" | "High Sound" | "Low Sound" | "Direct Light" | "Indirect Light";
                /** @description The four arrows of a chart in one text: personality Sun and Node, design Sun and Node, each left (L, focused) or right (R, receptive). Such as `PRL DRL`. */
                variables?: string;
                /**
                 * @description The force that moves the mind when one is at ease. From the color of the personality Sun.
                 * @enum {string}
                 */
                motivation?: "Fear" | "Hope" | "Desire" | "Need" | "Guilt" | "Innocence";
                /**
                 * @description The motivation that the mind slips into under pressure: the opposite of one's own. The pairs are Fear and Need, Hope and Guilt, Desire and Innocence.
                 * @enum {string}
                 */
                transference?: "Fear" | "Hope" | "Desire" | "Need" | "Guilt" | "Innocence";
                /**
                 * @description The view that the mind takes when one is at ease. From the color of the personality North Node.
                 * @enum {string}
                 */
                perspective?: "Survival" | "Possibility" | "Power" | "Wanting" | "Probability" | "Personal";
                /**
                 * @description The view that the mind slips into under pressure: the opposite of one's own. The pairs are Survival and Wanting, Possibility and Probability, Power and Personal.
                 * @enum {string}
                 */
                distraction?: "Survival" | "Possibility" | "Power" | "Wanting" | "Probability" | "Personal";
                /**
                 * @description The kind of place that suits a person. From the color of the design North Node, worded by its tone.
                 * @enum {string}
                 */
                environment?: "Selective Caves" | "Blending Caves" | "Internal Markets" | "External Markets" | "Wet Kitchens" | "Dry Kitchens" | "Active Mountains" | "Passive Mountains" | "Narrow Valleys" | "Wide Valleys" | "Natural Shores" | "Artificial Shores";
                /** @description The families of the defined channels, each once. They say what the channels are about: oneself, what all share, or the community. Individual, Collective Logic, Collective Abstract or Tribal, joined by a comma and a space in the order of the channels; empty without channels. */
                circuitries?: string;
                /** @description The defined channels with their names and the numbers of their gates. Such as `Community (37-40)`, in the same order. */
                channelsLong?: string[];
                /** @description Every active gate once. A gate is active when any of the 26 activations stands in it. First those of the personality, then the others of the design. */
                gates?: string[];
                /** @description Gate and line of the Sun, the strongest influence in a chart. */
                "activations.design.sun"?: string;
                /** @description Gate and line of the Earth, always opposite the Sun. */
                "activations.design.earth"?: string;
                /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                "activations.design.northNode"?: string;
                /** @description Gate and line of the Moon's south node, always opposite the north node. */
                "activations.design.southNode"?: string;
                /** @description Gate and line of the Moon. */
                "activations.design.moon"?: string;
                /** @description Gate and line of Mercury. */
                "activations.design.mercury"?: string;
                /** @description Gate and line of Venus. */
                "activations.design.venus"?: string;
                /** @description Gate and line of Mars. */
                "activations.design.mars"?: string;
                /** @description Gate and line of Jupiter. */
                "activations.design.jupiter"?: string;
                /** @description Gate and line of Saturn. */
                "activations.design.saturn"?: string;
                /** @description Gate and line of Uranus. */
                "activations.design.uranus"?: string;
                /** @description Gate and line of Neptune. */
                "activations.design.neptune"?: string;
                /** @description Gate and line of Pluto. */
                "activations.design.pluto"?: string;
                /** @description Gate and line of the Sun, the strongest influence in a chart. */
                "activations.personality.sun"?: string;
                /** @description Gate and line of the Earth, always opposite the Sun. */
                "activations.personality.earth"?: string;
                /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                "activations.personality.northNode"?: string;
                /** @description Gate and line of the Moon's south node, always opposite the north node. */
                "activations.personality.southNode"?: string;
                /** @description Gate and line of the Moon. */
                "activations.personality.moon"?: string;
                /** @description Gate and line of Mercury. */
                "activations.personality.mercury"?: string;
                /** @description Gate and line of Venus. */
                "activations.personality.venus"?: string;
                /** @description Gate and line of Mars. */
                "activations.personality.mars"?: string;
                /** @description Gate and line of Jupiter. */
                "activations.personality.jupiter"?: string;
                /** @description Gate and line of Saturn. */
                "activations.personality.saturn"?: string;
                /** @description Gate and line of Uranus. */
                "activations.personality.uranus"?: string;
                /** @description Gate and line of Neptune. */
                "activations.personality.neptune"?: string;
                /** @description Gate and line of Pluto. */
                "activations.personality.pluto"?: string;
            };
            /** @description All other members. Each has a list of its values in the window: `share` is the part of the window's time that a value lasts, and `spans` are the times at which it holds. */
            uncertain: {
                /** @description The values in the window, the longest-lasting first. */
                type?: {
                    /**
                     * @description One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are defined and how they are connected.
                     * @enum {string}
                     */
                    value: "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                profile?: {
                    /**
                     * @description The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by others.
                     * @enum {string}
                     */
                    value: "1/3" | "1/4" | "2/4" | "2/5" | "3/5" | "3/6" | "4/6" | "4/1" | "5/1" | "5/2" | "6/2" | "6/3";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                channelsShort?: {
                    /** @description The defined channels by the numbers of their two gates. A channel is defined when both gates are active; it connects two centers. Such as `37-40`, sorted as text. */
                    value: string[];
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                centers?: {
                    /** @description The centers in which a defined channel ends. A defined center works in the same way all the time; the others take in and amplify what is around. Listed from A to Z. */
                    value: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                strategy?: {
                    /**
                     * @description The way of acting that Human Design advises for a type: how to begin things and meet what comes.
                     * @enum {string}
                     */
                    value: "Wait to Respond" | "Wait for the Invitation" | "Inform" | "Wait a Lunar Cycle";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                authority?: {
                    /**
                     * @description The inner voice to trust with decisions, from the first defined center in a fixed order: Solar Plexus, Sacral, Spleen, Ego, G.
                     * @enum {string}
                     */
                    value: "Emotional" | "Sacral" | "Splenic" | "Ego Manifested" | "Ego Projected" | "Self Projected" | "Sounding Board" | "Lunar";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                incarnationCross?: {
                    /** @description The theme of a life, named after the gates of the Sun and the Earth on both sides. The angle comes from the profile. Such as `Right Angle Cross of Tension (38/39 | 48/21)`: personality Sun/Earth, then design Sun/Earth. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                definition?: {
                    /**
                     * @description The number of separate groups that the defined centers form. A group works by itself; what joins it to another may come from other people.
                     * @enum {string}
                     */
                    value: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                signature?: {
                    /**
                     * @description The feeling that shows a person is living according to their type.
                     * @enum {string}
                     */
                    value: "Satisfaction" | "Satisfaction and Peace" | "Success" | "Peace" | "Surprise";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                notSelfTheme?: {
                    /**
                     * @description The feeling that shows a person is not living according to their type.
                     * @enum {string}
                     */
                    value: "Frustration" | "Frustration and Anger" | "Bitterness" | "Anger" | "Disappointment";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                cognition?: {
                    /**
                     * @description The sense through which the body takes in most. From the tone of the design Sun.
                     * @enum {string}
                     */
                    value: "Smell" | "Taste" | "Outer Vision" | "Inner Vision" | "Feeling" | "Touch";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                determination?: {
                    /**
                     * @description The way of eating that Human Design names for a person. From the color of the design Sun, worded by its tone.
                     * @enum {string}
                     */
                    value: "Consecutive Appetite" | "Alternating Appetite" | "Open Taste" | "Closed Taste" | "Hot Thirst" | "Cold Thirst" | "Calm Touch" | "Nervous Touch" | "High Sound" | "Low Sound" | "Direct Light" | "Indirect Light";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                variables?: {
                    /** @description The four arrows of a chart in one text: personality Sun and Node, design Sun and Node, each left (L, focused) or right (R, receptive). Such as `PRL DRL`. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                motivation?: {
                    /**
                     * @description The force that moves the mind when one is at ease. From the color of the personality Sun.
                     * @enum {string}
                     */
                    value: "Fear" | "Hope" | "Desire" | "Need" | "Guilt" | "Innocence";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                transference?: {
                    /**
                     * @description The motivation that the mind slips into under pressure: the opposite of one's own. The pairs are Fear and Need, Hope and Guilt, Desire and Innocence.
                     * @enum {string}
                     */
                    value: "Fear" | "Hope" | "Desire" | "Need" | "Guilt" | "Innocence";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                perspective?: {
                    /**
                     * @description The view that the mind takes when one is at ease. From the color of the personality North Node.
                     * @enum {string}
                     */
                    value: "Survival" | "Possibility" | "Power" | "Wanting" | "Probability" | "Personal";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                distraction?: {
                    /**
                     * @description The view that the mind slips into under pressure: the opposite of one's own. The pairs are Survival and Wanting, Possibility and Probability, Power and Personal.
                     * @enum {string}
                     */
                    value: "Survival" | "Possibility" | "Power" | "Wanting" | "Probability" | "Personal";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                environment?: {
                    /**
                     * @description The kind of place that suits a person. From the color of the design North Node, worded by its tone.
                     * @enum {string}
                     */
                    value: "Selective Caves" | "Blending Caves" | "Internal Markets" | "External Markets" | "Wet Kitchens" | "Dry Kitchens" | "Active Mountains" | "Passive Mountains" | "Narrow Valleys" | "Wide Valleys" | "Natural Shores" | "Artificial Shores";
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                circuitries?: {
                    /** @description The families of the defined channels, each once. They say what the channels are about: oneself, what all share, or the community. Individual, Collective Logic, Collective Abstract or Tribal, joined by a comma and a space in the order of the channels; empty without channels. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                channelsLong?: {
                    /** @description The defined channels with their names and the numbers of their gates. Such as `Community (37-40)`, in the same order. */
                    value: string[];
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                gates?: {
                    /** @description Every active gate once. A gate is active when any of the 26 activations stands in it. First those of the personality, then the others of the design. */
                    value: string[];
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.sun"?: {
                    /** @description Gate and line of the Sun, the strongest influence in a chart. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.earth"?: {
                    /** @description Gate and line of the Earth, always opposite the Sun. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.northNode"?: {
                    /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.southNode"?: {
                    /** @description Gate and line of the Moon's south node, always opposite the north node. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.moon"?: {
                    /** @description Gate and line of the Moon. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.mercury"?: {
                    /** @description Gate and line of Mercury. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.venus"?: {
                    /** @description Gate and line of Venus. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.mars"?: {
                    /** @description Gate and line of Mars. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.jupiter"?: {
                    /** @description Gate and line of Jupiter. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.saturn"?: {
                    /** @description Gate and line of Saturn. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.uranus"?: {
                    /** @description Gate and line of Uranus. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.neptune"?: {
                    /** @description Gate and line of Neptune. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.design.pluto"?: {
                    /** @description Gate and line of Pluto. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.sun"?: {
                    /** @description Gate and line of the Sun, the strongest influence in a chart. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.earth"?: {
                    /** @description Gate and line of the Earth, always opposite the Sun. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.northNode"?: {
                    /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.southNode"?: {
                    /** @description Gate and line of the Moon's south node, always opposite the north node. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.moon"?: {
                    /** @description Gate and line of the Moon. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.mercury"?: {
                    /** @description Gate and line of Mercury. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.venus"?: {
                    /** @description Gate and line of Venus. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.mars"?: {
                    /** @description Gate and line of Mars. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.jupiter"?: {
                    /** @description Gate and line of Jupiter. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.saturn"?: {
                    /** @description Gate and line of Saturn. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.uranus"?: {
                    /** @description Gate and line of Uranus. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.neptune"?: {
                    /** @description Gate and line of Neptune. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
                /** @description The values in the window, the longest-lasting first. */
                "activations.personality.pluto"?: {
                    /** @description Gate and line of Pluto. */
                    value: string;
                    /** @description Share of the window's elapsed time with this value, to six decimals. */
                    share: number;
                    /** @description The spans with this value, in order of time. */
                    spans: components["schemas"]["WindowSpan"][];
                }[];
            };
            /** @description The crossings that change the chart, in order of time. */
            changes: {
                /**
                 * Format: date-time
                 * @description First moment with the new position.
                 */
                at: string;
                /** @description `at` on the local clock of the birthplace, with its offset: `+02:00`, or `+00:19:32` if it has seconds, which JavaScript's `Date` cannot read. For calculations, use the time in UTC. */
                local: string;
                /**
                 * @description Side of the chart that changes.
                 * @enum {string}
                 */
                side: "design" | "personality";
                /**
                 * @description Body that crosses the boundary.
                 * @enum {string}
                 */
                body: "sun" | "earth" | "northNode" | "southNode" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                /** @description Position before: "34.2" is gate 34, line 2; "34.2.5.1" also names the color and the tone, where only they change. */
                from: string;
                /** @description Position after, in the same form. */
                to: string;
                /**
                 * @description The coarsest unit whose boundary the body crosses.
                 * @enum {string}
                 */
                level: "gate" | "line" | "color" | "tone";
                /** @description The members of the chart that change. `activations` stands for the position itself, which `certain` and `uncertain` name by side and body: `activations.design.moon`. */
                members: ("type" | "profile" | "channelsShort" | "centers" | "strategy" | "authority" | "incarnationCross" | "definition" | "signature" | "notSelfTheme" | "cognition" | "determination" | "variables" | "motivation" | "transference" | "perspective" | "distraction" | "environment" | "circuitries" | "channelsLong" | "gates" | "activations")[];
            }[];
            /** @description Questions that narrow the window, the one that tells most first. Each divides the part of the window that the earlier ones leave around it; skip it if their answers have left another part. Empty if type, authority, profile and definition are certain. */
            questions: {
                /**
                 * Format: date-time
                 * @description The instant to ask about. It belongs to the time after.
                 */
                at: string;
                /** @description `at` on the local clock of the birthplace, with its offset: `+02:00`, or `+00:19:32` if it has seconds, which JavaScript's `Date` cannot read. For calculations, use the time in UTC. */
                local: string;
                /**
                 * Format: date-time
                 * @description Start of the part of the window that the question divides.
                 */
                fromUtc: string;
                /**
                 * Format: date-time
                 * @description End of that part (exclusive).
                 */
                toUtc: string;
                /** @description From `fromUtc` to `at`: the values of type, authority, profile and definition, of those that are uncertain in this part. */
                before: {
                    /** @description The values of this member on this side, the longest-lasting first. */
                    type?: {
                        /**
                         * @description One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are defined and how they are connected.
                         * @enum {string}
                         */
                        value: "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                    /** @description The values of this member on this side, the longest-lasting first. */
                    authority?: {
                        /**
                         * @description The inner voice to trust with decisions, from the first defined center in a fixed order: Solar Plexus, Sacral, Spleen, Ego, G.
                         * @enum {string}
                         */
                        value: "Emotional" | "Sacral" | "Splenic" | "Ego Manifested" | "Ego Projected" | "Self Projected" | "Sounding Board" | "Lunar";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                    /** @description The values of this member on this side, the longest-lasting first. */
                    profile?: {
                        /**
                         * @description The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by others.
                         * @enum {string}
                         */
                        value: "1/3" | "1/4" | "2/4" | "2/5" | "3/5" | "3/6" | "4/6" | "4/1" | "5/1" | "5/2" | "6/2" | "6/3";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                    /** @description The values of this member on this side, the longest-lasting first. */
                    definition?: {
                        /**
                         * @description The number of separate groups that the defined centers form. A group works by itself; what joins it to another may come from other people.
                         * @enum {string}
                         */
                        value: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                };
                /** @description The same members from `at` to `toUtc`. */
                after: {
                    /** @description The values of this member on this side, the longest-lasting first. */
                    type?: {
                        /**
                         * @description One of five ways in which energy works in a person; a reading begins with it. It follows from which centers are defined and how they are connected.
                         * @enum {string}
                         */
                        value: "Generator" | "Manifesting Generator" | "Projector" | "Manifestor" | "Reflector";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                    /** @description The values of this member on this side, the longest-lasting first. */
                    authority?: {
                        /**
                         * @description The inner voice to trust with decisions, from the first defined center in a fixed order: Solar Plexus, Sacral, Spleen, Ego, G.
                         * @enum {string}
                         */
                        value: "Emotional" | "Sacral" | "Splenic" | "Ego Manifested" | "Ego Projected" | "Self Projected" | "Sounding Board" | "Lunar";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                    /** @description The values of this member on this side, the longest-lasting first. */
                    profile?: {
                        /**
                         * @description The lines of the personality Sun and the design Sun: the role that a person plays, as known to oneself and as seen by others.
                         * @enum {string}
                         */
                        value: "1/3" | "1/4" | "2/4" | "2/5" | "3/5" | "3/6" | "4/6" | "4/1" | "5/1" | "5/2" | "6/2" | "6/3";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                    /** @description The values of this member on this side, the longest-lasting first. */
                    definition?: {
                        /**
                         * @description The number of separate groups that the defined centers form. A group works by itself; what joins it to another may come from other people.
                         * @enum {string}
                         */
                        value: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
                        /** @description Share of this side's time with this value, to six decimals. */
                        share: number;
                    }[];
                };
            }[];
        };
        /** @description A birth whose time is not known exactly, at a place that is given as coordinates. */
        WindowCoordinatesRequest: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate: string;
            /** @description Approximate time of birth on the local clock of the birthplace, written as HH:MM. Send it only with `plusMinusMinutes`. */
            birthtime?: string;
            /** @description Latitude of the birthplace in degrees; positive north of the equator. */
            lat: number;
            /** @description Longitude of the birthplace in degrees; positive east of Greenwich. */
            lng: number;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. Without it, the coordinates decide. */
            timeZone?: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
            /** @description Local time at which the window begins, written as HH:MM. Send it with `to`. Without `from`, `to` and `birthtime`, the window is the whole local day. */
            from?: string;
            /** @description Local time at which the window ends (exclusive), written as HH:MM, at most 24:00. Send it with `from`. */
            to?: string;
            /** @description Number of minutes by which `birthtime` may be wrong, in either direction. Send it with `birthtime`. */
            plusMinusMinutes?: number;
        };
        /** @description A birth whose time is not known exactly, by a time zone or in UTC. */
        WindowMomentRequest: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate?: string;
            /** @description Approximate time of birth on the local clock of the birthplace, written as HH:MM. Send it only with `plusMinusMinutes`. */
            birthtime?: string;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. */
            timeZone?: string;
            /** @description Latitude of the birthplace. Send it only with `lng`. */
            lat?: number;
            /** @description Longitude of the birthplace, east positive. It gives the mean time that counted before the time zone had a legal standard time. */
            lng?: number;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
            /** @description Local time at which the window begins, written as HH:MM. Send it with `to`. Without `from`, `to` and `birthtime`, the window is the whole local day. */
            from?: string;
            /** @description Local time at which the window ends (exclusive), written as HH:MM, at most 24:00. Send it with `from`. */
            to?: string;
            /** @description Number of minutes by which `birthtime` may be wrong, in either direction. Send it with `birthtime`. */
            plusMinusMinutes?: number;
            /** @description First moment of the window in UTC, in place of the date, the time zone and the hours: YYYY-MM-DDTHH:MM:SSZ; seconds are optional. */
            fromUtc?: string;
            /** @description End of the window in UTC (exclusive), at most 48 hours after `fromUtc`. */
            toUtc?: string;
        };
        /** @description A moment and, to compare its transits with a chart, a birth. Send all of the birth or none of it: `birthdate` and `birthtime` with one of `location`, `lat` and `lng`, or `timeZone`; or `utc` alone. */
        TransitRequest: {
            /** @description The moment in UTC, written as YYYY-MM-DDTHH:MM:SSZ; seconds are optional. Without it: the moment of the request. */
            at?: string;
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate?: string;
            /** @description Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC. */
            birthtime?: string;
            /** @description Birthplace as "City, Country", whose coordinates and time zone the service looks up. */
            location?: string;
            /** @description Latitude of the birthplace in degrees; positive north of the equator. Send it with `lng` in place of `location`. */
            lat?: number;
            /** @description Longitude of the birthplace in degrees; positive east of Greenwich. Send it with `lat` in place of `location`. */
            lng?: number;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. Send it in place of `location`, or with `lat` and `lng`, whose zone it replaces. */
            timeZone?: string;
            /** @description The moment of birth in UTC, in place of all other fields of the birth: YYYY-MM-DDTHH:MM:SSZ; seconds are optional, and may have three decimals. */
            utc?: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
        };
        /** @description The transits of a moment and, with a birth, their effect on its chart. */
        TransitResult: {
            /**
             * Format: date-time
             * @description The moment of the transits.
             */
            at: string;
            /** @description Gate and line of each of the thirteen bodies. */
            activations: {
                /** @description Gate and line of the Sun, the strongest influence in a chart. */
                sun: string;
                /** @description Gate and line of the Earth, always opposite the Sun. */
                earth: string;
                /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                northNode: string;
                /** @description Gate and line of the Moon's south node, always opposite the north node. */
                southNode: string;
                /** @description Gate and line of the Moon. */
                moon: string;
                /** @description Gate and line of Mercury. */
                mercury: string;
                /** @description Gate and line of Venus. */
                venus: string;
                /** @description Gate and line of Mars. */
                mars: string;
                /** @description Gate and line of Jupiter. */
                jupiter: string;
                /** @description Gate and line of Saturn. */
                saturn: string;
                /** @description Gate and line of Uranus. */
                uranus: string;
                /** @description Gate and line of Neptune. */
                neptune: string;
                /** @description Gate and line of Pluto. */
                pluto: string;
            };
            /** @description The active gates, each once. */
            gates: string[];
            /** @description The channels that these gates form by themselves, sorted as text. */
            channelsShort: string[];
            /** @description The centers that these channels define, from A to Z. */
            centers: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
            /** @description The next change of each body, in the order of the activations. */
            next: {
                /**
                 * @description Body that changes.
                 * @enum {string}
                 */
                body: "sun" | "earth" | "northNode" | "southNode" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                /** @description Instant of the change; null if there is none before the year 2200. */
                at: string | null;
                /** @description Gate and line before the change. */
                from: string;
                /** @description Gate and line after the change; null like `at`. */
                to: string | null;
            }[];
            /** @description With a birth: the channels of chart and transits together, each in exactly one list. */
            channels?: {
                /** @description Channels of which the chart has both gates. */
                personal: string[];
                /** @description Channels of which the chart has one gate and a transit adds the other. */
                completed: string[];
                /** @description Channels of which the chart has neither gate. */
                transitOnly: string[];
            };
            /** @description With a birth: the gates of the transits that the chart has too. */
            gatesReinforced?: string[];
            /** @description With a birth: the centers that chart and transits together define, but the chart does not. */
            centersGained?: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
        };
        /** @description A span of time and, to see what the sky adds to a chart, a birth. Send all of the birth or none of it: `birthdate` and `birthtime` with one of `location`, `lat` and `lng`, or `timeZone`; or `utc` alone. */
        TransitChangesRequest: {
            /** @description Start of the span in UTC, written as YYYY-MM-DDTHH:MM:SSZ; seconds are optional. */
            from: string;
            /** @description End of the span (exclusive), in the same form: at most 1,830 days after `from`, five years. */
            to: string;
            /**
             * @description Finest unit whose boundaries count: `gate`, the default, or `line`.
             * @enum {string}
             */
            level?: "gate" | "line";
            /** @description The bodies that count: these alone are the sky, for channels and centers too. Without this field: all, and stations of all but the nodes, which turn 54 times a year. */
            bodies?: ("sun" | "earth" | "northNode" | "southNode" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto")[];
            /** @description The kinds of changes to list. Those of channels and centers need a birth. Without this field: all that are possible. */
            kinds?: ("enters" | "station" | "channel-begins" | "channel-ends" | "center-begins" | "center-ends")[];
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate?: string;
            /** @description Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC. */
            birthtime?: string;
            /** @description Birthplace as "City, Country", whose coordinates and time zone the service looks up. */
            location?: string;
            /** @description Latitude of the birthplace in degrees; positive north of the equator. Send it with `lng` in place of `location`. */
            lat?: number;
            /** @description Longitude of the birthplace in degrees; positive east of Greenwich. Send it with `lat` in place of `location`. */
            lng?: number;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. Send it in place of `location`, or with `lat` and `lng`, whose zone it replaces. */
            timeZone?: string;
            /** @description The moment of birth in UTC, in place of all other fields of the birth: YYYY-MM-DDTHH:MM:SSZ; seconds are optional, and may have three decimals. */
            utc?: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
        };
        /** @description What changes in the sky, and with a birth in what it adds to the chart: up to 5,000 changes. */
        TransitChangesResult: {
            /** @description The state at `from`, which the changes continue. */
            start: {
                /** @description Gate and line of each body that counts. */
                activations: {
                    /** @description Gate and line of the Sun, the strongest influence in a chart. */
                    sun?: string;
                    /** @description Gate and line of the Earth, always opposite the Sun. */
                    earth?: string;
                    /** @description Gate and line of the Moon's north node, where the Moon's path crosses the Sun's path going north. */
                    northNode?: string;
                    /** @description Gate and line of the Moon's south node, always opposite the north node. */
                    southNode?: string;
                    /** @description Gate and line of the Moon. */
                    moon?: string;
                    /** @description Gate and line of Mercury. */
                    mercury?: string;
                    /** @description Gate and line of Venus. */
                    venus?: string;
                    /** @description Gate and line of Mars. */
                    mars?: string;
                    /** @description Gate and line of Jupiter. */
                    jupiter?: string;
                    /** @description Gate and line of Saturn. */
                    saturn?: string;
                    /** @description Gate and line of Uranus. */
                    uranus?: string;
                    /** @description Gate and line of Neptune. */
                    neptune?: string;
                    /** @description Gate and line of Pluto. */
                    pluto?: string;
                };
                /** @description With a birth: the channels that the sky adds to the chart. */
                channels?: {
                    /** @description The two gates of a channel, the lower one first. */
                    channel: string;
                    /**
                     * @description `completed`: the chart has one gate of the channel, the sky the other. `transitOnly`: the chart has neither.
                     * @enum {string}
                     */
                    how: "completed" | "transitOnly";
                    /** @description The bodies in the gates that the chart lacks, at that instant: others may take over while the channel holds. */
                    bodies: ("sun" | "earth" | "northNode" | "southNode" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto")[];
                }[];
                /** @description With a birth: the centers that the sky adds to the chart. */
                centers?: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
            };
            /** @description The changes in order of time. */
            changes: ({
                /**
                 * Format: date-time
                 * @description First millisecond of the new state.
                 */
                at: string;
                /**
                 * @description A body enters a gate or line.
                 * @constant
                 */
                kind: "enters";
                /**
                 * @description Body that moves.
                 * @enum {string}
                 */
                body: "sun" | "earth" | "northNode" | "southNode" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                /** @description Gate and line before the change. */
                from: string;
                /** @description Gate and line after the change. */
                to: string;
                /**
                 * @description `backward` if the body is retrograde.
                 * @enum {string}
                 */
                direction: "forward" | "backward";
            } | {
                /**
                 * Format: date-time
                 * @description First millisecond of the new state.
                 */
                at: string;
                /**
                 * @description A body turns.
                 * @constant
                 */
                kind: "station";
                /**
                 * @description Body that moves.
                 * @enum {string}
                 */
                body: "sun" | "earth" | "northNode" | "southNode" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto";
                /**
                 * @description The new direction.
                 * @enum {string}
                 */
                turns: "retrograde" | "direct";
                /** @description Apparent longitude at the station, degrees. */
                longitudeDeg: number;
            } | {
                /**
                 * Format: date-time
                 * @description First millisecond of the new state.
                 */
                at: string;
                /**
                 * @description The sky begins or ceases to make a channel.
                 * @enum {string}
                 */
                kind: "channel-begins" | "channel-ends";
                /** @description The two gates of a channel, the lower one first. */
                channel: string;
                /**
                 * @description `completed`: the chart has one gate of the channel, the sky the other. `transitOnly`: the chart has neither.
                 * @enum {string}
                 */
                how: "completed" | "transitOnly";
                /** @description The bodies in the gates that the chart lacks, at that instant: others may take over while the channel holds. */
                bodies: ("sun" | "earth" | "northNode" | "southNode" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto")[];
            } | {
                /**
                 * Format: date-time
                 * @description First millisecond of the new state.
                 */
                at: string;
                /**
                 * @description The sky begins or ceases to define a center.
                 * @enum {string}
                 */
                kind: "center-begins" | "center-ends";
                /**
                 * @description The center.
                 * @enum {string}
                 */
                center: "Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat";
            })[];
        };
        /** @description A birth, the kinds of returns and a span of time. Tell the birth by `birthdate` and `birthtime` with one of `location`, `lat` and `lng`, or `timeZone`; or by `utc` alone. */
        ReturnsRequest: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate?: string;
            /** @description Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC. */
            birthtime?: string;
            /** @description Birthplace as "City, Country", whose coordinates and time zone the service looks up. */
            location?: string;
            /** @description Latitude of the birthplace in degrees; positive north of the equator. Send it with `lng` in place of `location`. */
            lat?: number;
            /** @description Longitude of the birthplace in degrees; positive east of Greenwich. Send it with `lat` in place of `location`. */
            lng?: number;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. Send it in place of `location`, or with `lat` and `lng`, whose zone it replaces. */
            timeZone?: string;
            /** @description The moment of birth in UTC, in place of all other fields of the birth: YYYY-MM-DDTHH:MM:SSZ; seconds are optional, and may have three decimals. */
            utc?: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
            /** @description Kinds of returns. `north-node-true` is the true North Node over its place at birth, and `uranus-opposition` Uranus opposite to it. Without this field: `jupiter`, `saturn`, `chiron`, `uranus-opposition`. */
            kinds?: ("solar" | "lunar" | "jupiter" | "saturn" | "chiron" | "uranus-opposition" | "north-node-true")[];
            /** @description Start of the span in UTC, written as YYYY-MM-DDTHH:MM:SSZ; seconds are optional. Without it: birth. A moment before birth is accepted: passes before birth are then listed, too. */
            from?: string;
            /** @description End of the span (exclusive), in the same form. Without it: 90 years after birth. */
            to?: string;
        };
        /** @description The moments at which bodies come back to their places at birth: up to 1,000 passes, or up to 50 with `include=charts`. A span with more passes gets the error `RESULT_TOO_LARGE`. */
        ReturnsResult: {
            /** @description The passes between `from` and `to`, in order of time. A pass is an instant at which a body crosses the longitude that it had at birth (for `uranus-opposition`, the opposite one), moving forward or backward. With `include=charts`, each has the `chart` of its instant. */
            returns: {
                /**
                 * @description Kind of return.
                 * @enum {string}
                 */
                kind: "solar" | "lunar" | "jupiter" | "saturn" | "chiron" | "uranus-opposition" | "north-node-true";
                /**
                 * Format: date-time
                 * @description Instant at which the body reaches the longitude that it had at birth; for `uranus-opposition`, the opposite one.
                 */
                at: string;
                /**
                 * @description Direction of the body at that instant: forward (`direct`) or backward.
                 * @enum {string}
                 */
                direction: "direct" | "retrograde";
                /** @description True for the first pass of a return. False for its later passes: a body that turns retrograde near the longitude passes it three times or more. False also for a pass soon after birth, when the body turns back over its birth position: that is not a return. If the first pass of a return is before `from`, only its later passes are listed, and all of them are false. */
                isFirst: boolean;
                /** @description The chart of that instant, only with `include=charts`. */
                chart?: components["schemas"]["ChartResult"];
            }[];
            /** @description Kinds whose search stopped at the end of 2199, where positions end. This happens only if you send no `to`; otherwise the list is empty. A `to` after 2199 gets `INVALID_MOMENT`. */
            outOfRange: ("solar" | "lunar" | "jupiter" | "saturn" | "chiron" | "uranus-opposition" | "north-node-true")[];
        };
        /** @description The births of 2 people. */
        CompositeRequest: {
            /** @description The births of 2 people. The response names them by their index, 0 first. */
            people: components["schemas"]["Person"][];
        };
        /** @description The charts of two people together. Each channel is in exactly one of the four lists. */
        CompositeResult: {
            /** @description Channels of which each person has one gate. */
            electromagnetic: string[];
            /** @description Channels that both people have whole. */
            companionship: string[];
            /** @description Channels that one person has whole, and of which the other has no gate. */
            dominance: {
                /** @description The two gates of a channel, the lower one first. */
                channel: string;
                /**
                 * @description Index of the person who has the whole channel.
                 * @enum {number}
                 */
                person: 0 | 1;
            }[];
            /** @description Channels that one person has whole, and of which the other has one gate. */
            compromise: {
                /** @description The two gates of a channel, the lower one first. */
                channel: string;
                /**
                 * @description Index of the person who has the whole channel.
                 * @enum {number}
                 */
                person: 0 | 1;
            }[];
            /** @description The nine centers, each in exactly one list. */
            centers: {
                /** @description Centers that only the first person has defined. */
                a: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                /** @description Centers that only the second person has defined. */
                b: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                /** @description Centers that both people have defined. */
                both: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                /** @description Centers that only both people together define. */
                bridged: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                /** @description Centers that not even both people together define, with active gates or without. */
                open: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
            };
            /** @description Number of defined centers, then of the others, of both people together. */
            theme: string;
            /** @description The definition of each person, and of both together. */
            definition: {
                /**
                 * @description Definition of the first person.
                 * @enum {string}
                 */
                a: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
                /**
                 * @description Definition of the second person.
                 * @enum {string}
                 */
                b: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
                /**
                 * @description Definition of both people together.
                 * @enum {string}
                 */
                union: "No Definition" | "Single Definition" | "Split Definition" | "Triple Split Definition" | "Quad Split Definition";
            };
            /**
             * @deprecated
             * @description Deprecated: use `bridgingGates` or `joiningChannels`. Gates that the person lacks, of channels with a way from each end to a part, not both to the same one.
             */
            bridging: {
                /** @description Gates of the second person in channels that join parts of the first. */
                a: string[];
                /** @description Gates of the first person in channels that join parts of the second. */
                b: string[];
            };
            /** @description Gates that each alone join separate parts of the other person's definition, sorted by number. */
            bridgingGates: {
                /** @description Gates of the second person that each join parts of the first. */
                a: string[];
                /** @description Gates of the first person that each join parts of the second. */
                b: string[];
            };
            /** @description Channels by which the other person joins separate parts of the person's definition, alone or one after another. Each lies on a path from one part to another, through centers that the person does not have defined. */
            joiningChannels: {
                /** @description Channels that join parts of the first person. */
                a: string[];
                /** @description Channels that join parts of the second person. */
                b: string[];
            };
            /** @description The gates of both people, each once. */
            gates: string[];
            /** @description The channels of both people together, sorted as text. */
            channelsShort: string[];
        };
        /** @description The births of 3 to 5 people. */
        PentaRequest: {
            /** @description The births of 3 to 5 people. The response names them by their index, 0 first. */
            people: components["schemas"]["Person"][];
        };
        /** @description The penta of three to five people. */
        PentaResult: {
            /** @description The twelve gates, row by row. */
            gates: {
                /**
                 * @description Number of one of the penta's twelve gates.
                 * @enum {number}
                 */
                gate: 31 | 8 | 33 | 7 | 1 | 13 | 15 | 2 | 46 | 5 | 14 | 29;
                /**
                 * @description Row: 1 Throat, 2 and 3 G, 4 Sacral.
                 * @enum {number}
                 */
                row: 1 | 2 | 3 | 4;
                /**
                 * @description Column of the gate.
                 * @enum {string}
                 */
                column: "left" | "middle" | "right";
                /** @description The people who have the gate; empty for a gap. */
                people: number[];
            }[];
            /** @description The channels whose two gates somebody has. */
            channels: {
                /** @description The two gates of a channel, the lower one first. */
                channel: string;
                /**
                 * @description Half of the penta.
                 * @enum {string}
                 */
                half: "upper" | "lower";
                /** @description Everybody who has one of its gates. */
                people: number[];
            }[];
            /** @description The gates that nobody has, sorted by number. */
            gaps: number[];
        };
        /** @description The births of 2 to 20 people. */
        GroupRequest: {
            /** @description The births of 2 to 20 people. The response names them by their index, 0 first. */
            people: components["schemas"]["Person"][];
        };
        /** @description The charts of 2 to 20 people together. */
        GroupResult: {
            /** @description Every gate that somebody has, sorted by number. */
            gates: {
                /** @description Number of a gate, 1 to 64. */
                gate: number;
                /** @description The people who have the gate. */
                people: number[];
            }[];
            /** @description The channels of all gates together, sorted as text. */
            channelsShort: string[];
            /** @description The centers that these channels define, from A to Z. */
            centers: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
        };
        /** @description A birth. Send `birthdate` and `birthtime` with one of `location`, `lat` and `lng`, or `timeZone`; or send `utc` alone. If you send a `location` and coordinates, the coordinates count. */
        Person: {
            /** @description Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD. */
            birthdate?: string;
            /** @description Time of birth on the local clock of the birthplace, 00:00 to 23:59, written as HH:MM. Do not convert it to UTC. */
            birthtime?: string;
            /** @description Birthplace as "City, Country", whose coordinates and time zone the service looks up. */
            location?: string;
            /** @description Latitude of the birthplace in degrees; positive north of the equator. Send it with `lng` in place of `location`. */
            lat?: number;
            /** @description Longitude of the birthplace in degrees; positive east of Greenwich. Send it with `lat` in place of `location`. */
            lng?: number;
            /** @description Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case. Send it in place of `location`, or with `lat` and `lng`, whose zone it replaces. */
            timeZone?: string;
            /** @description The moment of birth in UTC, in place of all other fields of the birth: YYYY-MM-DDTHH:MM:SSZ; seconds are optional, and may have three decimals. */
            utc?: string;
            /**
             * @description For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.
             * @enum {string}
             */
            disambiguation?: "compatible" | "earlier" | "later" | "reject";
        };
        /** @description A part of the window during which one member of the chart, such as `type`, keeps one value. A value that returns has several spans. */
        WindowSpan: {
            /**
             * Format: date-time
             * @description Start of the span (inclusive).
             */
            fromUtc: string;
            /**
             * Format: date-time
             * @description End of the span (exclusive).
             */
            toUtc: string;
            /** @description `fromUtc` on the local clock of the birthplace, with its offset: `+02:00`, or `+00:19:32` if it has seconds, which JavaScript's `Date` cannot read. For calculations, use the time in UTC. */
            fromLocal: string;
            /** @description `toUtc` on the local clock of the birthplace, with its offset: `+02:00`, or `+00:19:32` if it has seconds, which JavaScript's `Date` cannot read. For calculations, use the time in UTC. */
            toLocal: string;
        };
        /** @description A body's longitude and its place on the wheel, returned for each activation with `include=longitudes`. */
        Longitude: {
            /** @description Apparent geocentric longitude in degrees, true ecliptic and equinox of date. */
            longitudeDeg: number;
            /**
             * @description Sign of the tropical zodiac.
             * @enum {string}
             */
            sign: "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";
            /** @description Degrees from the start of the sign, below 30. */
            degreeInSign: number;
            /** @description Speed in degrees a day; negative if the body is retrograde. */
            speedDegPerDay: number;
            /** @description True if the body moves backward. */
            isRetrograde: boolean;
            /** @description Gate at this longitude. */
            gate: number;
            /** @description Line of the gate. */
            line: number;
            /** @description Color of the line. */
            color: number;
            /** @description Tone of the color. */
            tone: number;
            /** @description Base of the tone. */
            base: number;
        };
        /** @description The fixing of an activation's line, returned with `include=fixings`. A body can fix the line, so that it shows its strong side (`exalted`) or its difficult one (`detriment`): the body that activates the line, or a body on the same line of a gate at the other end of a channel. */
        Fixing: {
            /** @description State of the line; null if no body fixes it, `juxtaposed` if it is exalted and in detriment at once. */
            state: ("exalted" | "detriment" | "juxtaposed") | null;
            /** @description True if sources disagree on the bodies that fix this line. */
            isContested: boolean;
        };
        /** @description With `include=definitionDetails`: the parts of the definition, and what would join them. */
        DefinitionDetails: {
            /** @description The separate parts of the definition. */
            parts: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[][];
            /** @description For a split definition: `small` if one gate would join its parts, otherwise `wide`. Null for others. */
            splitKind: ("small" | "wide") | null;
            /** @description Missing gates that would each join parts by themselves. */
            bridgingGates: string[];
            /** @description Channels that would join two parts and have no gate in the chart. */
            bridgingChannels: string[];
            /** @description Active gates outside the defined channels. */
            hangingGates: string[];
        };
        /** @description With `include=centerDetails`: the nine centers, each in exactly one list. */
        CenterDetails: {
            /** @description The defined centers, by the side that defines them. */
            defined: {
                /** @description Centers that the personality side defines alone. */
                personality: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                /** @description Centers that the design side defines alone. */
                design: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
                /** @description Centers that each side defines, or only both together. */
                both: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
            };
            /** @description Centers with an active gate, but without a defined channel. */
            undefined: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
            /** @description Centers without any active gate. Pictures also call those of `undefined` open. */
            open: ("Ajna" | "Ego" | "G" | "Head" | "Root" | "Sacral" | "Solar Plexus" | "Spleen" | "Throat")[];
        };
        /** @description With `include=crossDetails`: the incarnation cross in parts. */
        CrossDetails: {
            /**
             * @description Angle of the cross.
             * @enum {string}
             */
            angle: "Right Angle" | "Left Angle" | "Juxtaposition";
            /** @description Name of the cross, as in `incarnationCross`. */
            name: string;
            /** @description Number among the crosses of that name and angle, 1 to 4; null if the name is used once. */
            number: number | null;
            /** @description Gates of the personality Sun and Earth, then of the design Sun and Earth. */
            gates: number[];
            /**
             * @description Quarter of the wheel that contains the personality Sun.
             * @enum {string}
             */
            quarter: "Initiation" | "Civilization" | "Duality" | "Mutation";
        };
        /** @description Place that was found for `location`, returned with `include=birth`. If the request gave coordinates, it has only `lat` and `lng`; absent if it gave none. */
        BirthPlace: {
            /** @description Name of the city, town or village. */
            name?: string;
            /** @description Name of the first-level division; empty if unknown. */
            region?: string;
            /** @description Name of the country; empty if unknown. */
            country?: string;
            /** @description Former city whose coordinates these are. */
            formerName?: string;
            /** @description Latitude in degrees; positive north of the equator. */
            lat: number;
            /** @description Longitude in degrees; positive east of Greenwich. */
            lng: number;
        };
        /** @description An arrow of the chart, returned for four activations with `include=variables`, and the names of its color and tone. */
        Variable: {
            /**
             * @description Direction of the arrow, by the tone.
             * @enum {string}
             */
            direction: "left" | "right";
            /** @description Color of the activation. */
            color: number;
            /** @description Tone of the activation. */
            tone: number;
            /** @description Base of the activation. */
            base: number;
            /** @description Only of `designSun`: the same as `determination` of the chart. */
            determination?: string;
            /** @description Only of `designSun`: the same as `cognition` of the chart. */
            cognition?: string;
            /** @description Only of `designNode`: the same as `environment` of the chart. */
            environment?: string;
            /** @description Only of `personalitySun`: the same as `motivation` of the chart. */
            motivation?: string;
            /** @description Only of `personalitySun`: the same as `transference` of the chart. */
            transference?: string;
            /** @description Only of `personalityNode`: the same as `perspective` of the chart. */
            perspective?: string;
            /** @description Only of `personalityNode`: the same as `distraction` of the chart. */
            distraction?: string;
        };
        /** @description The places whose names begin with a text. */
        PlacesResult: {
            /** @description Matching places, the likeliest first. */
            places: {
                /** @description Name of the city, town or village. */
                name: string;
                /** @description Name of the state, province or region in English; empty if unknown. */
                region: string;
                /** @description Name of the country in English. */
                country: string;
                /** @description Latitude in degrees; positive north of the equator. */
                lat: number;
                /** @description Longitude in degrees; positive east of Greenwich. */
                lng: number;
                /** @description Name of the time zone in the IANA database. */
                zone: string;
                /** @description Number of inhabitants; 0 if unknown. */
                population: number;
                /** @description Former city whose coordinates these are; absent for a place of today. */
                formerName?: string;
            }[];
        };
        /** @description The account that an API key belongs to. */
        AccountResult: {
            /** @description Name of the account's plan, such as `developer`. */
            plan: string;
            /**
             * @description Operations that the plan includes.
             * @enum {string}
             */
            tier: "basic" | "advanced";
            /** @description The credits that the account has left. */
            credits: {
                /** @description Credits that the account has left. */
                remaining: number;
                /** @description The credits of this month. */
                allocation: {
                    /** @description Credits of this month that are left. They are spent first. */
                    left: number;
                    /** @description Credits that this month began with. */
                    monthly: number;
                    /**
                     * Format: date-time
                     * @description Time at which the credits of the next month replace those that are left.
                     */
                    renewsAt: string;
                };
                /** @description Credits left that never expire. */
                granted: number;
            };
            /** @description Limits of the account's requests. */
            limits: {
                /** @description Requests that the account may make in a minute. */
                requestsPerMinute: number;
                /** @description Maximum number of births in a batch. */
                batchSize: number;
            };
            /** @description The API key of the request. */
            key: {
                /** @description Name of the key. */
                name: string;
                /** @description First characters of the key, which all keys share. */
                prefix: string;
                /** @description Last four characters of the key. */
                lastFour: string;
                /**
                 * Format: date-time
                 * @description Time at which the key was created.
                 */
                createdAt: string;
            };
        };
        /** @description The response to a failed request of version 2. */
        FailureEnvelope: {
            /**
             * Format: date-time
             * @description When this response was created.
             */
            timestamp: string;
            /**
             * @description False: the request failed.
             * @constant
             */
            success: false;
            /** @description The outcome in one or two short sentences, for people to read. */
            message: string;
            /**
             * @description The reason for the failure. Branch on this code, not on the message.
             * @enum {string}
             */
            errorCode: "API_KEY_MISSING" | "API_KEY_INVALID" | "ACCOUNT_INACTIVE" | "ACCESS_DENIED" | "CREDITS_EXHAUSTED" | "RATE_LIMIT_EXCEEDED" | "REQUEST_TOO_LARGE" | "RESULT_TOO_LARGE" | "INVALID_BIRTHDATE" | "INVALID_BIRTHTIME" | "INVALID_BIRTH" | "INVALID_WINDOW" | "INVALID_LOCATION" | "INVALID_LATITUDE" | "INVALID_LONGITUDE" | "INVALID_TIME_ZONE" | "INVALID_DISAMBIGUATION" | "LOCAL_TIME_AMBIGUOUS" | "LOCAL_TIME_SKIPPED" | "GEOCODE_LOCATION_NOT_FOUND" | "GEOCODE_KEY_MISSING" | "GEOCODE_KEY_INVALID" | "GEOCODE_RATE_LIMITED" | "GEOCODE_UNAVAILABLE" | "GEOCODE_TIMEOUT" | "INVALID_QUERY" | "INVALID_REQUEST_BODY" | "UNSUPPORTED_MEDIA_TYPE" | "INVALID_MOMENT" | "INVALID_PEOPLE" | "INVALID_BIRTHS" | "INVALID_KINDS" | "INVALID_LEVEL" | "INVALID_BODIES" | "INVALID_INCLUDE" | "INVALID_PICTURE" | "NOT_ACCEPTABLE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "BAD_REQUEST" | "REQUEST_TIMEOUT" | "REQUEST_HEADERS_TOO_LARGE" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_KEY_IN_USE" | "SERVICE_UNAVAILABLE" | "INTERNAL_ERROR" | "CHART_GENERATION_FAILED" | "TIMEZONE_LOOKUP_FAILED";
            /**
             * @description Empty on failure.
             * @constant
             */
            type: "";
            /** @description Null on failure. */
            data: null;
        };
        /** @description Query parameters of /v2/charts. */
        ChartsQuery: {
            /** @description Members to add to the result, separated by commas. */
            include?: ("longitudes" | "design" | "fixings" | "definitionDetails" | "centerDetails" | "crossDetails" | "birth" | "variables")[];
            /**
             * @description Colors of a picture. `print` is for paper. Ignored for JSON.
             * @enum {unknown}
             */
            theme?: "light" | "dark" | "print";
            /** @description Width of a PNG in pixels; the height follows. Ignored for SVG, which fits any size, and for JSON. */
            width?: number;
        };
        /** @description Query parameters of /v2/returns. */
        ReturnsQuery: {
            /** @description Members to add to the result, separated by commas. */
            include?: "charts"[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type LocationRequest = components['schemas']['LocationRequest'];
export type ChartResult = components['schemas']['ChartResult'];
export type ChartSimpleResult = components['schemas']['ChartSimpleResult'];
export type CoordinatesRequest = components['schemas']['CoordinatesRequest'];
export type MomentRequest = components['schemas']['MomentRequest'];
export type ChartBatchRequest = components['schemas']['ChartBatchRequest'];
export type ChartBatchResult = components['schemas']['ChartBatchResult'];
export type WindowRequest = components['schemas']['WindowRequest'];
export type ChartWindowResult = components['schemas']['ChartWindowResult'];
export type WindowCoordinatesRequest = components['schemas']['WindowCoordinatesRequest'];
export type WindowMomentRequest = components['schemas']['WindowMomentRequest'];
export type TransitRequest = components['schemas']['TransitRequest'];
export type TransitResult = components['schemas']['TransitResult'];
export type TransitChangesRequest = components['schemas']['TransitChangesRequest'];
export type TransitChangesResult = components['schemas']['TransitChangesResult'];
export type ReturnsRequest = components['schemas']['ReturnsRequest'];
export type ReturnsResult = components['schemas']['ReturnsResult'];
export type CompositeRequest = components['schemas']['CompositeRequest'];
export type CompositeResult = components['schemas']['CompositeResult'];
export type PentaRequest = components['schemas']['PentaRequest'];
export type PentaResult = components['schemas']['PentaResult'];
export type GroupRequest = components['schemas']['GroupRequest'];
export type GroupResult = components['schemas']['GroupResult'];
export type Person = components['schemas']['Person'];
export type WindowSpan = components['schemas']['WindowSpan'];
export type Longitude = components['schemas']['Longitude'];
export type Fixing = components['schemas']['Fixing'];
export type DefinitionDetails = components['schemas']['DefinitionDetails'];
export type CenterDetails = components['schemas']['CenterDetails'];
export type CrossDetails = components['schemas']['CrossDetails'];
export type BirthPlace = components['schemas']['BirthPlace'];
export type Variable = components['schemas']['Variable'];
export type PlacesResult = components['schemas']['PlacesResult'];
export type AccountResult = components['schemas']['AccountResult'];
export type FailureEnvelope = components['schemas']['FailureEnvelope'];
export type ChartsQuery = components['schemas']['ChartsQuery'];
export type ReturnsQuery = components['schemas']['ReturnsQuery'];
