import * as v from "valibot";
import { foldIban, isIban } from "@/lib/domain/owners/iban";
import { isCompanyNumber, isIdentityNumber } from "@/lib/domain/payments/tax-number";
import { OWNER_KINDS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { fieldMessage } from "./field-message";
import { email, limitedText, lineOf, phone, tripDay } from "./fields";

const optional = <S extends v.GenericSchema>(schema: S, message = fieldMessage("invalid")) =>
  v.optional(v.union([v.literal(""), schema], message), "");
const digitsOf = (max: number) =>
  v.pipe(
    limitedText(max, fieldMessage("invalid")),
    v.transform((text) => text.replace(/[\s./-]/g, "")),
  );

/** Who an owner is, as the law asks for it; what is empty is not known yet. */
const IDENTITY_FIELDS = {
  kind: v.picklist(OWNER_KINDS, fieldMessage("required")),
  legal_name: optional(lineOf(200, 2), fieldMessage("min_length", 2)),
  tax_office: optional(lineOf(80, 2), fieldMessage("min_length", 2)),
  tax_number: optional(
    v.pipe(digitsOf(60), v.toUpperCase(), v.regex(/^[A-Z0-9]{4,20}$/, fieldMessage("tax_number"))),
    fieldMessage("tax_number"),
  ),
  mersis: optional(v.pipe(digitsOf(60), v.regex(/^\d{16}$/, fieldMessage("mersis"))), fieldMessage("mersis")),
  address: optional(lineOf(300, 10), fieldMessage("min_length", 10)),
  kep: optional(email, fieldMessage("email")),
  phone: optional(phone, fieldMessage("phone")),
  tax_residence: v.pipe(
    limitedText(10, fieldMessage("invalid")),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{2}$/, fieldMessage("invalid")),
  ),
  /** Empty keeps the one that is stored. */
  identity_number: optional(
    v.pipe(digitsOf(60), v.check(isIdentityNumber, fieldMessage("identity_number"))),
    fieldMessage("identity_number"),
  ),
  /** Empty keeps the one that is stored. */
  iban: optional(
    v.pipe(
      limitedText(60, fieldMessage("iban")),
      v.transform(foldIban),
      v.check(isIban, fieldMessage("iban")),
    ),
    fieldMessage("iban"),
  ),
};

/** What staff may change of an owner beside the identity. */
export const OWNER_FIELDS = {
  ...IDENTITY_FIELDS,
  name: lineOf(120, 2),
  email,
  locale: v.picklist(LOCALES, fieldMessage("required")),
};

/** What an owner tells about the own identity. */
const ownerIdentity = v.object(IDENTITY_FIELDS);
export type OwnerIdentity = v.InferOutput<typeof ownerIdentity>;

/** The same as a form of the owner, where numbers of Türkiye have their check digits. */
export const identityForm = v.pipe(
  ownerIdentity,
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

/** A paper beside its file: the kind, and the boat where it is one of hers, behind a colon. */
export const paperForm = v.object({
  kind: v.pipe(
    limitedText(60, fieldMessage("invalid")),
    v.regex(/^[a-z_]+(:\d{1,9})?$/, fieldMessage("required")),
  ),
  number: optional(lineOf(60)),
  valid_until: optional(tripDay),
});

/** That the text with this hash was read and accepted. */
export const agreementForm = v.object({
  hash: limitedText(64, fieldMessage("invalid")),
  accepted: v.literal("on", fieldMessage("must_accept")),
});
export type OwnerFields = OwnerIdentity & { name: string; email: string; locale: (typeof LOCALES)[number] };

/** Where the forms behind the link of an invitation are posted to, with or without a script. */
export const joiningAction = (token: string) => `/api/v1/owner-invitations/${token}`;

/** The same on the owner's desk, where the session says whose they are. */
export const DESK_FORMS_ACTION = "/api/v1/owner-desk/forms";
