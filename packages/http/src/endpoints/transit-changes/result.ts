import { BODIES, CENTERS } from "chart-core";
import * as v from "valibot";
import { GATE_LINE_SCHEMAS } from "../../api/chart-json/activation-schemas.js";
import { CHART_SCHEMAS } from "../../api/chart-json/chart-schemas.js";
import { channelId, described, instant } from "../base/described.js";

/** Maximum number of changes of a response. */
export const MAX_CHANGES = 5000;

/** Maximum number of changes, in words. */
export const CHANGES: string = `${MAX_CHANGES.toLocaleString("en")} changes`;

const at = instant("First millisecond of the new state.");
const body = described(v.picklist(BODIES), "Body that moves.");
const gateLine = (description: string) => described(v.string(), description);
const how = described(
  v.picklist(["completed", "transitOnly"]),
  "`completed`: the chart has one gate of the channel, the sky the other. `transitOnly`: the chart has neither.",
);
const bodies = described(
  v.array(described(v.picklist(BODIES), "Name of a body.")),
  "The bodies in the gates that the chart lacks, at that instant: others may take over while the channel holds.",
);

const entry = described(
  v.object({
    at,
    kind: described(v.literal("enters"), "A body enters a gate or line."),
    body,
    from: gateLine("Gate and line before the change."),
    to: gateLine("Gate and line after the change."),
    direction: described(v.picklist(["forward", "backward"]), "`backward` if the body is retrograde."),
  }),
  "A body that enters a gate or, with `level: line`, a line.",
);

const station = described(
  v.object({
    at,
    kind: described(v.literal("station"), "A body turns."),
    body,
    turns: described(v.picklist(["retrograde", "direct"]), "The new direction."),
    longitudeDeg: described(
      v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
      "Apparent longitude at the station, degrees.",
    ),
  }),
  "A body that turns retrograde or direct.",
);

const channelChange = described(
  v.object({
    at,
    kind: described(
      v.picklist(["channel-begins", "channel-ends"]),
      "The sky begins or ceases to make a channel.",
    ),
    channel: channelId,
    how,
    bodies,
  }),
  "A channel that the chart lacks, and that begins or ends.",
);

const centerChange = described(
  v.object({
    at,
    kind: described(
      v.picklist(["center-begins", "center-ends"]),
      "The sky begins or ceases to define a center.",
    ),
    center: described(v.picklist(CENTERS), "The center."),
  }),
  "A center that the chart lacks, and that begins or ends.",
);

export const TransitChangesResultSchema: v.GenericSchema = described(
  v.object({
    start: described(
      v.object({
        activations: described(
          v.partial(v.object(GATE_LINE_SCHEMAS)),
          "Gate and line of each body that counts.",
        ),
        channels: v.optional(
          described(
            v.array(
              described(
                v.object({ channel: channelId, how, bodies }),
                "A channel that the chart lacks and the sky makes.",
              ),
            ),
            "With a birth: the channels that the sky adds to the chart.",
          ),
        ),
        centers: v.optional(
          described(CHART_SCHEMAS.centers, "With a birth: the centers that the sky adds to the chart."),
        ),
      }),
      "The state at `from`, which the changes continue.",
    ),
    changes: described(
      v.array(
        described(v.union([entry, station, channelChange, centerChange]), "A change; `kind` says which."),
      ),
      "The changes in order of time.",
    ),
  }),
  `What changes in the sky, and with a birth in what it adds to the chart: up to ${CHANGES}.`,
);
