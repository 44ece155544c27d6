import * as v from "valibot";
import { LOCALES } from "@/lib/i18n/locales";
import { fieldMessage } from "./field-message";
import { email, emptyTextOf, limitedText, lineOf, personName, phone, rowId } from "./fields";

/** A number as a form without a script sends it. */
const typedNumber = (min: number, max: number, schema: v.GenericSchema<number, number>) =>
  v.pipe(
    limitedText(20, fieldMessage("invalid")),
    v.transform((text) => Number(text.trim().replace(",", ".") || Number.NaN)),
    v.number(fieldMessage("required")),
    v.minValue(min, fieldMessage("min_value", min)),
    v.maxValue(max, fieldMessage("max_value", max)),
    schema,
  );
const typedId = typedNumber(1, 2_147_483_647, rowId);

/** What somebody tells who wants to rent out a boat, as the form of the page sends it. */
export const ownerApplicationForm = v.object({
  name: personName(120, 2),
  email,
  phone,
  boat_name: lineOf(60, 2),
  type: typedId,
  port: typedId,
  length_m: typedNumber(3, 120, v.number()),
  persons: typedNumber(1, 500, v.pipe(v.number(), v.integer(fieldMessage("whole_number")))),
  note: emptyTextOf(600),
  locale: v.picklist(LOCALES),
  notice: v.literal("on", fieldMessage("must_accept")),
});
export type OwnerApplication = v.InferOutput<typeof ownerApplicationForm>;

/** Where the form is posted to, with or without a script. */
export const APPLICATION_ACTION = "/api/v1/owner-applications";
