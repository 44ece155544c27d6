import type { Metadata } from "next";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The pages whose title is their name in the menu. */
type TitledPage =
  | "account"
  | "audit"
  | "boats"
  | "bookings"
  | "calendars"
  | "catalogue"
  | "comparison"
  | "contents"
  | "contracts"
  | "figures"
  | "find"
  | "grid"
  | "inbox"
  | "owners"
  | "papers"
  | "packages"
  | "owners_money"
  | "payments"
  | "rates"
  | "redirects"
  | "refunds"
  | "reviews"
  | "roads"
  | "sailings"
  | "settings"
  | "shortlists"
  | "staff"
  | "templates"
  | "today"
  | "waiting";

/** The head of a page of the console. */
export async function consoleMetadata(page: TitledPage): Promise<Metadata> {
  return { title: (await translatorOf(await requestLocale(), "console"))(`pages.${page}`) };
}
