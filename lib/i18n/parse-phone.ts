import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Of numbers that are typed without a country. */
export const HOME_DIAL_CODE = "+90";

export interface ParsedPhone {
  /** `+905321234567` */
  e164: string;
  /** `+90` */
  dialCode: string;
}

/**
 * A phone number as people type it (0532 …, 532 …, 0090 …, +90 …) in E.164, or null when no such number can
 * exist. Judged by
 * the country's general pattern: a British number behind Türkiye's code is refused, a prefix that was given out
 * yesterday passes. A number that brings
 * its own country wins over the dial code beside it.
 */
export function parsePhone(phone: string, dialCode: string): ParsedPhone | null {
  const typed = phone.trim().replace(/^00(?=[1-9])/, "+");
  // A leading zero is the national prefix; Italian numbers keep theirs.
  const national = dialCode === "+39" ? typed : typed.replace(/^0+/, "");
  const parsed = parsePhoneNumberFromString(typed.startsWith("+") ? typed : `${dialCode}${national}`);
  if (!parsed?.isValid()) return null;
  return { e164: parsed.number, dialCode: `+${parsed.countryCallingCode}` };
}
