import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";

interface NotFoundProps {
  params: Promise<{ locale: Locale }>;
}

/** The title of the page beside it: with the status 404 Next reads it from here, and adds `noindex`. */
export async function generateMetadata({ params }: NotFoundProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "not_found" });
  return { title: t("meta_title") };
}

// Nothing to show: such an element is sent with every page below it, so it is only here.
export default function NotFound() {
  return null;
}
