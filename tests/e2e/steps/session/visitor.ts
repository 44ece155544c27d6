import { test } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import ar from "@/messages/ar.json";
import en from "@/messages/en.json";
import tr from "@/messages/tr.json";

const MESSAGES = { tr, en, ar } as const;

/** What the site says in a language: tests find elements by their labels, as people do. */
export function textsOf(locale: Locale): typeof tr {
  return MESSAGES[locale];
}

export interface Visitor {
  locale: Locale;
  phone: boolean;
  /** Days from today on which this visitor sails, so that no two visitors want the same hours. */
  daysAhead: number;
}

export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

/** Where the visitors of each language are: the pages say Istanbul's time and day all the same. */
export const ZONES = {
  tr: "America/Los_Angeles",
  en: "Asia/Kolkata",
  ar: "Europe/Istanbul",
} as const satisfies Record<Locale, string>;

/** Of the whole run: a test that goes over midnight keeps its days. */
const STARTED = Date.now();

/** Half a year, in whole weeks. */
const REPEATED_DAYS_LATER = 26 * 7;

/** The day on which the visitor sails, in Istanbul; later when the test is repeated: its first try may have booked. */
export function tripDayFor({ daysAhead }: Visitor): string {
  const istanbul = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Istanbul" });
  const days = daysAhead + (isRepeated() ? REPEATED_DAYS_LATER : 0);
  return istanbul.format(STARTED + days * 86_400_000);
}

function isRepeated(): boolean {
  try {
    return test.info().retry > 0;
  } catch {
    // Outside of a test, where a file is only read.
    return false;
  }
}

let count = 0;

/** An address that is not registered yet. */
export function newEmail(): string {
  count += 1;
  return `visitor-${process.pid}-${Date.now()}-${count}@example.com`;
}

/** A number that no other customer has: open holds are counted by it. */
export function newPhone(): string {
  return `+90 532 ${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
}
