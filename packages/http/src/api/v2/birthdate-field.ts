import * as v from "valibot";
import { isBirthDate } from "../../charts/birth-data.js";
import { text } from "../endpoint/request-fields.js";

export const birthdateField: v.GenericSchema<string> = v.pipe(
  text({
    description: "Local date of the birth, in the years 1800 to 2199.",
    pattern: "^\\d{4}-\\d{2}-\\d{2}$",
    examples: ["1990-09-05"],
  }),
  v.check(isBirthDate),
);
