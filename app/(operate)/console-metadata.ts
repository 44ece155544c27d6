import type { Metadata } from "next";
import type { Messages } from "@/lib/i18n/load-messages";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";

/** The head of a page of the console. */
export async function consoleMetadata(page: keyof Messages["console"]["pages"]): Promise<Metadata> {
  return { title: (await translatorOf(await requestLocale(), "console"))(`pages.${page}`) };
}
