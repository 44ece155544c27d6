import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { limitedText, localized } from "@/lib/contracts/fields";

/** Finds the boat with a code, as people type it. */
export const findByNoQuery = v.object({
  vehicle_number: v.pipe(limitedText(40), v.trim(), v.nonEmpty(fieldMessage("required"))),
});
export const findByNoResponse = v.object(localized("slug"));
