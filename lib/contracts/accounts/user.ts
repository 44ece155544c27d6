import * as v from "valibot";
import { GENDERS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { dialCode, email, lineOf, newPassword, oldPassword, personName, phone, tripDay } from "../fields";

/** The fields of the profile. */
export const userFields = v.object({
  id: v.string(),
  name: v.string(),
  surname: v.string(),
  full_name: v.string(),
  email: v.string(),
  email_verified: v.boolean(),
  /** A new address that takes the place of `email` once it is proven. */
  pending_email: v.nullable(v.string()),
  dial_code: v.nullable(v.string()),
  /** E.164. */
  phone: v.nullable(v.string()),
  phone_verified: v.boolean(),
  birthdate: v.nullable(v.string()),
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  country: v.nullable(v.string()),
  gender: v.nullable(v.picklist(GENDERS)),
  locale: v.picklist(LOCALES),
});
export type UserFields = v.InferOutput<typeof userFields>;

export const userResponse = v.object({
  ...userFields.entries,
  /** Messages of boat owners and the operator that the customer has not opened. */
  unread_messages: v.number(),
});
export type UserResponse = v.InferOutput<typeof userResponse>;

/** Omitted fields stay unchanged; null removes a value. */
export const profileBody = v.strictObject({
  name: v.optional(personName(80)),
  surname: v.optional(personName(80)),
  email: v.optional(email),
  dial_code: v.optional(dialCode),
  phone: v.optional(phone),
  birthdate: v.optional(v.nullable(tripDay)),
  address: v.optional(v.nullable(lineOf(200))),
  city: v.optional(v.nullable(lineOf(80))),
  country: v.optional(v.nullable(lineOf(80))),
  gender: v.optional(v.nullable(v.picklist(GENDERS))),
  locale: v.optional(v.picklist(LOCALES)),
});
export type ProfileBody = v.InferInput<typeof profileBody>;

export const changePasswordBody = v.strictObject({ current_password: oldPassword, password: newPassword });
export type ChangePasswordBody = v.InferInput<typeof changePasswordBody>;
