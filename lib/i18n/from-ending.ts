import type { Locale } from "@/lib/i18n/locales";

/** By the last digit that is read: bir, iki, üç … dokuz. */
const AFTER_ONES = ["", "den", "den", "ten", "ten", "ten", "dan", "den", "den", "dan"];
/** On, yirmi, otuz … doksan. */
const AFTER_TENS = ["", "dan", "den", "dan", "tan", "den", "tan", "ten", "den", "dan"];
const MILLION = 1_000_000;

/**
 * What is put behind an amount in minor units for "from": nothing in most languages. Turkish has an ending, which
 * goes by the number that is read last: `₺5.600,00` + `’den`, `₺8.410,00` + `’dan`; where there are kuruş, it is they.
 */
export function fromEnding(minor: number, locale: Locale): string {
  return locale === "tr" ? turkishFrom(minor) : "";
}

function turkishFrom(minor: number): string {
  const read = minor % 100 || Math.floor(minor / 100);
  const ending = AFTER_ONES[read % 10] || AFTER_TENS[Math.floor(read / 10) % 10];
  // Yüz and bin take the same; milyon and sıfır the other.
  return `’${ending || (read % MILLION === 0 ? "dan" : "den")}`;
}
