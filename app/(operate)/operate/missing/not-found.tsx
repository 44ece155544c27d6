import type { Metadata } from "next";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The title of the page beside it: with the status 404 Next reads it from here. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await translatorOf(await requestLocale(), "console");
  return { title: t("reservation.missing_title") };
}

export default function NotFound() {
  return null;
}
