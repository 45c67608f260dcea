import * as v from "valibot";
import { textField } from "../../api/endpoint/request-fields.js";
import { isBirthDate } from "../../charts/birth-data.js";

export const birthdateField: v.GenericSchema<string> = v.pipe(
  textField({
    description:
      "Date of birth on the local calendar of the birthplace, 1800 to 2199, written as YYYY-MM-DD.",
    pattern: "^\\d{4}-\\d{2}-\\d{2}$",
    examples: ["1990-09-05"],
  }),
  v.check(isBirthDate),
);
