import { BODIES } from "chart-core";
import * as v from "valibot";
import { GATE_LINE_SCHEMAS } from "../../api/chart-json/activation-schemas.js";
import { CHART_SCHEMAS } from "../../api/chart-json/chart-schemas.js";
import { channelId, described, gateText, instant } from "../base/described.js";

const nextSchema = described(
  v.object({
    body: described(v.picklist(BODIES), "Body that changes."),
    at: described(
      v.nullable(v.string()),
      "Instant of the change; null if there is none before the year 2200.",
    ),
    from: described(v.string(), "Gate and line before the change."),
    to: described(v.nullable(v.string()), "Gate and line after the change; null like `at`."),
  }),
  "The next change of gate or line of a body.",
);

const channels = (description: string) => described(v.array(channelId), description);

export const TransitResultSchema: v.GenericSchema = described(
  v.object({
    at: instant("The moment of the transits."),
    activations: described(v.object(GATE_LINE_SCHEMAS), "Gate and line of each of the thirteen bodies."),
    gates: described(v.array(gateText), "The active gates, each once."),
    channelsShort: channels("The channels that these gates form by themselves, sorted as text."),
    centers: described(CHART_SCHEMAS.centers, "The centers that these channels define, from A to Z."),
    next: described(v.array(nextSchema), "The next change of each body, in the order of the activations."),
    channels: v.optional(
      described(
        v.object({
          personal: channels("Channels of which the chart has both gates."),
          completed: channels("Channels of which the chart has one gate and a transit adds the other."),
          transitOnly: channels("Channels of which the chart has neither gate."),
        }),
        "With a birth: the channels of chart and transits together, each in exactly one list.",
      ),
    ),
    gatesReinforced: v.optional(
      described(v.array(gateText), "With a birth: the gates of the transits that the chart has too."),
    ),
    centersGained: v.optional(
      described(
        CHART_SCHEMAS.centers,
        "With a birth: the centers that chart and transits together define, but the chart does not.",
      ),
    ),
  }),
  "The transits of a moment and, with a birth, their effect on its chart.",
);
