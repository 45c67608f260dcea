import { DEFINITIONS } from "chart-core";
import { PENTA_ROWS } from "chart-core/people";
import * as v from "valibot";
import { CHART_SCHEMAS } from "../../api/chart-json/chart-schemas.js";
import { channelId, described, gateNumber, gateText, personIndex } from "../base/described.js";

const channels = (description: string) => described(v.array(channelId), description);
const gates = (description: string) => described(v.array(gateText), description);
const centers = (description: string) => described(CHART_SCHEMAS.centers, description);
const people = (description: string) => described(v.array(personIndex(20)), description);
const pentaPeople = (description: string) => described(v.array(personIndex(5)), description);
const definition = (description: string) => described(v.picklist([...DEFINITIONS]), description);

const owned = (description: string) =>
  described(
    v.array(
      described(
        v.object({
          channel: channelId,
          person: described(v.picklist([0, 1]), "Index of the person who has the whole channel."),
        }),
        "A channel and the person who has it whole.",
      ),
    ),
    description,
  );

export const CompositeResultSchema: v.GenericSchema = described(
  v.object({
    electromagnetic: channels("Channels of which each person has one gate."),
    companionship: channels("Channels that both people have whole."),
    dominance: owned("Channels that one person has whole, and of which the other has no gate."),
    compromise: owned("Channels that one person has whole, and of which the other has one gate."),
    centers: described(
      v.object({
        a: centers("Centers that only the first person has defined."),
        b: centers("Centers that only the second person has defined."),
        both: centers("Centers that both people have defined."),
        bridged: centers("Centers that only both people together define."),
        open: centers("Centers that not even both people together define, with active gates or without."),
      }),
      "The nine centers, each in exactly one list.",
    ),
    theme: described(
      v.pipe(v.string(), v.regex(/^\d-\d$/)),
      "Number of defined centers, then of the others, of both people together.",
    ),
    definition: described(
      v.object({
        a: definition("Definition of the first person."),
        b: definition("Definition of the second person."),
        union: definition("Definition of both people together."),
      }),
      "The definition of each person, and of both together.",
    ),
    bridging: v.pipe(
      v.object({
        a: gates("Gates of the second person in channels that join parts of the first."),
        b: gates("Gates of the first person in channels that join parts of the second."),
      }),
      v.metadata({
        description:
          "Deprecated: use `bridgingGates` or `joiningChannels`. Gates that the person lacks, of channels with a way from each " +
          "end to a part, not both to the same one.",
        deprecated: true,
      }),
    ),
    bridgingGates: described(
      v.object({
        a: gates("Gates of the second person that each join parts of the first."),
        b: gates("Gates of the first person that each join parts of the second."),
      }),
      "Gates that each alone join separate parts of the other person's definition, sorted by number.",
    ),
    joiningChannels: described(
      v.object({
        a: channels("Channels that join parts of the first person."),
        b: channels("Channels that join parts of the second person."),
      }),
      "Channels by which the other person joins separate parts of the person's definition, alone or one after another. Each " +
        "lies on a path from one part to another, through centers that the person does not have defined.",
    ),
    gates: gates("The gates of both people, each once."),
    channelsShort: channels("The channels of both people together, sorted as text."),
  }),
  "The charts of two people together. Each channel is in exactly one of the four lists.",
);

export const PentaResultSchema: v.GenericSchema = described(
  v.object({
    gates: described(
      v.array(
        described(
          v.object({
            gate: described(v.picklist(PENTA_ROWS.flat()), "Number of one of the penta's twelve gates."),
            row: described(v.picklist([1, 2, 3, 4]), "Row: 1 Throat, 2 and 3 G, 4 Sacral."),
            column: described(v.picklist(["left", "middle", "right"]), "Column of the gate."),
            people: pentaPeople("The people who have the gate; empty for a gap."),
          }),
          "A gate of the penta.",
        ),
      ),
      "The twelve gates, row by row.",
    ),
    channels: described(
      v.array(
        described(
          v.object({
            channel: channelId,
            half: described(v.picklist(["upper", "lower"]), "Half of the penta."),
            people: pentaPeople("Everybody who has one of its gates."),
          }),
          "An active channel.",
        ),
      ),
      "The channels whose two gates somebody has.",
    ),
    gaps: described(v.array(gateNumber), "The gates that nobody has, sorted by number."),
  }),
  "The penta of three to five people.",
);

export const GroupResultSchema: v.GenericSchema = described(
  v.object({
    gates: described(
      v.array(
        described(
          v.object({ gate: gateNumber, people: people("The people who have the gate.") }),
          "A gate and the people who have it.",
        ),
      ),
      "Every gate that somebody has, sorted by number.",
    ),
    channelsShort: channels("The channels of all gates together, sorted as text."),
    centers: centers("The centers that these channels define, from A to Z."),
  }),
  "The charts of 2 to 20 people together.",
);
