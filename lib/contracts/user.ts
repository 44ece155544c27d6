import * as v from "valibot";
import { GENDERS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";

export const userAnswer = v.object({
  id: v.string(),
  name: v.string(),
  surname: v.string(),
  full_name: v.string(),
  email: v.string(),
  email_verified: v.boolean(),
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
export type UserAnswer = v.InferOutput<typeof userAnswer>;
