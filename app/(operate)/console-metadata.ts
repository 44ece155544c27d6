import type { Metadata } from "next";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The head of a page of the console. */
export async function consoleMetadata(
  page:
    | "today"
    | "bookings"
    | "payments"
    | "refunds"
    | "comparison"
    | "figures"
    | "find"
    | "staff"
    | "audit"
    | "grid"
    | "sailings"
    | "reviews"
    | "waiting"
    | "shortlists"
    | "account",
): Promise<Metadata> {
  return { title: (await translatorOf(await requestLocale(), "console"))(`pages.${page}`) };
}
