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

/** The day on which the visitor sails, in Istanbul. */
export function tripDayFor({ daysAhead }: Visitor): string {
  const istanbul = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Istanbul" });
  return istanbul.format(STARTED + daysAhead * 86_400_000);
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
