import type { Disambiguation } from "chart-core/birth-moment";
import * as v from "valibot";
import type { ChosenDisambiguation } from "../../charts/birth-data.js";
import { timeZoneNamed } from "../../charts/time-zone-name.js";
import { Failure } from "../../errors/failure.js";

/**
 * Creates the schema of the field `timeZone`, which gives the name as the zone table spells it.
 *
 * @param advice Sentences that follow its description.
 */
export function timeZoneField(advice = ""): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.metadata({
      description: `Time zone of the birthplace: a name of the IANA database, such as Europe/Amsterdam, in upper or lower case.${advice}`,
      examples: ["Europe/Amsterdam"],
    }),
    v.check((name) => timeZoneNamed(name) !== undefined),
    v.transform((name) => timeZoneNamed(name) ?? name),
  );
}

const DISAMBIGUATIONS: readonly Disambiguation[] = ["compatible", "earlier", "later", "reject"];

/** Schema of the field `disambiguation`; the default gives undefined. */
export const DISAMBIGUATION_FIELDS: {
  readonly disambiguation: v.GenericSchema<unknown, ChosenDisambiguation | undefined>;
} = {
  disambiguation: v.optional(
    v.pipe(
      v.picklist(DISAMBIGUATIONS),
      v.description(
        "For a `birthtime` that the clocks showed twice or skipped: `compatible` (the default) takes the first one, or moves " +
          "forward by the gap; `earlier` and `later` take that one of the two moments; `reject` answers with an error.",
      ),
      v.transform((choice) => (choice === "compatible" ? undefined : choice)),
    ),
  ),
};

/** Failure of a time zone beside a location, which has one already. */
export const ZONE_BESIDE_LOCATION: Failure = new Failure("INVALID_TIME_ZONE", {
  message:
    "The field timeZone cannot be sent with location, which has a time zone of its own. Send one of the two, or timeZone " +
    "with lat and lng.",
});
