import * as v from "valibot";
import { isCompanyNumber } from "@/lib/domain/payments/tax-number";
import { OWNER_ROLES } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { fieldMessage } from "../field-message";
import { email, lineOf, phone, uuid } from "../fields";
import { OWNER_FIELDS } from "../owners";
import { actionBody } from "./action";

/** Why, in the words of staff. */
const reason = lineOf(500);

export const ownerAction = actionBody({});
export const ownerReasonAction = actionBody({ reason });

export const saveOwnerAction = v.pipe(
  actionBody(OWNER_FIELDS),
  v.forward(
    v.partialCheck(
      [["tax_residence"], ["tax_number"]],
      ({ tax_residence, tax_number }) =>
        tax_residence !== "TR" || tax_number === "" || isCompanyNumber(tax_number),
      fieldMessage("tax_number"),
    ),
    ["tax_number"],
  ),
);

const MEMBER = {
  role: v.picklist(OWNER_ROLES, fieldMessage("required")),
  name: lineOf(120, 2),
  email,
  phone: v.optional(v.union([v.literal(""), phone], fieldMessage("phone")), ""),
  locale: v.picklist(LOCALES, fieldMessage("required")),
};
export const addMemberAction = actionBody(MEMBER);
export const changeMemberAction = actionBody({ ...MEMBER, member: uuid });
export const memberAction = actionBody({ member: uuid });
/** By the address by which everybody knows the owner. */
export const giveBoatAction = actionBody({ owner: email, reason });

/** A number that is masked elsewhere. */
export const shownNumber = v.object({ number: v.string() });
export type ShownNumber = v.InferOutput<typeof shownNumber>;
