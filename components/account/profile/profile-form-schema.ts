import * as v from "valibot";
import { likelyDialCode } from "@/components/account/profile/likely-dial-code";
import type { ProfileBody, UserResponse } from "@/lib/contracts/accounts/user";
import { dialCode, email, lineOf, personName, phone, tripDay } from "@/lib/contracts/fields";
import { GENDERS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";

const empty = v.literal("");

/** The contract's rules for a form, where what is left out is an empty text. */
export const profileFormSchema = v.strictObject({
  name: personName(80),
  surname: personName(80),
  email,
  dial_code: dialCode,
  phone: v.lazy((typed) => (typed === "" ? empty : phone)),
  birthdate: v.lazy((typed) => (typed === "" ? empty : tripDay)),
  address: v.lazy((typed) => (typed === "" ? empty : lineOf(200))),
  city: v.lazy((typed) => (typed === "" ? empty : lineOf(80))),
  country: v.lazy((typed) => (typed === "" ? empty : lineOf(80))),
  gender: v.picklist(["", ...GENDERS]),
  locale: v.picklist(LOCALES),
});
export type ProfileValues = v.InferInput<typeof profileFormSchema>;

/** What the form shows: the number without its country code, which has a field of its own. */
export function profileValues(user: UserResponse): ProfileValues {
  const code = user.dial_code ?? likelyDialCode(user.locale);
  const number = user.phone ?? "";
  return {
    name: user.name,
    surname: user.surname,
    email: user.pending_email ?? user.email,
    dial_code: code,
    phone: number.startsWith(code) ? number.slice(code.length) : number,
    birthdate: user.birthdate ?? "",
    address: user.address ?? "",
    city: user.city ?? "",
    country: user.country ?? "",
    gender: user.gender ?? "",
    locale: user.locale,
  };
}

/** What is sent: an emptied field takes its value away; a number cannot be taken away, only changed. */
export function profileBodyOf(values: ProfileValues): ProfileBody {
  const { dial_code, phone: number, gender, ...rest } = values;
  const orNull = (text: string) => (text.trim() === "" ? null : text);
  return {
    ...rest,
    ...(number.trim() === "" ? {} : { dial_code, phone: number }),
    birthdate: orNull(rest.birthdate),
    address: orNull(rest.address),
    city: orNull(rest.city),
    country: orNull(rest.country),
    gender: gender === "" ? null : gender,
  };
}
