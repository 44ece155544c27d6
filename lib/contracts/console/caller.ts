import * as v from "valibot";
import { CALLER_HOLD_HOURS } from "@/lib/domain/reservations/plan-deadline";
import { LINK_WAYS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { tripChoice } from "../boats/quote";
import { email, minor, personName, phone, rowId, textOf, uuid, wholeNumber } from "../fields";
import { actionBody } from "./action";

/** Whoever calls and has no account yet: as a customer states it who registers, without a password. */
export const newCaller = v.strictObject({
  name: personName(60),
  surname: personName(60),
  email,
  phone,
  locale: v.picklist(LOCALES),
});

export const callerAction = actionBody({
  /** Exactly one of both. */
  customer: v.nullable(uuid),
  person: v.nullable(newCaller),
  /** Of a customer whose account has none. */
  phone: v.optional(v.nullable(phone), null),
  ...tripChoice,
  departure_port: rowId,
  note: v.optional(v.nullable(textOf(500)), null),
  hold_hours: wholeNumber(CALLER_HOLD_HOURS.min, CALLER_HOLD_HOURS.max),
  /** How the payment link of a held boat leaves at once. */
  link: v.nullable(v.picklist(LINK_WAYS)),
  /** The total that the caller was told. */
  expected_total: minor,
});

export const paymentLinkAction = actionBody({ way: v.picklist(LINK_WAYS) });
