import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { localized } from "@/lib/contracts/fields";

/** Finds the boat with a code, as people type it. */
export const findByNoQuery = v.object({
  vehicle_number: v.pipe(
    v.string(fieldMessage("required")),
    v.trim(),
    v.nonEmpty(fieldMessage("required")),
    v.maxLength(40, fieldMessage("max_length", 40)),
  ),
});
export const findByNoResponse = v.object(localized("slug"));
