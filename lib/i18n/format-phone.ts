import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A stored number as people read it aloud: `+90 532 111 22 33`; a number that fits no country stays as it is. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** The same, never broken into two lines. */
export const phoneOnOneLine = (phone: string) => formatPhone(phone).replaceAll(" ", "\u00a0");
