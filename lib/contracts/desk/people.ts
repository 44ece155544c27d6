import * as v from "valibot";
import { fieldMessage } from "../field-message";
import { email, limitedText, personName } from "../fields";

export const HELPER_ROLES = ["manager", "captain"] as const;
const MAX_BOATS = 200;

const work = {
  role: v.picklist(HELPER_ROLES, fieldMessage("required")),
  /** Codes of the boats whose trips a captain sees. */
  boats: v.pipe(v.array(limitedText(20)), v.maxLength(MAX_BOATS)),
};
export const deskHelperBody = v.strictObject({ name: personName(120, 2), email, ...work });
export type DeskHelper = v.InferInput<typeof deskHelperBody>;
export const deskHelperWorkBody = v.strictObject(work);
export type DeskHelperWork = v.InferInput<typeof deskHelperWorkBody>;
