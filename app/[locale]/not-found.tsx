import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { MissingScreen } from "@/components/layout/missing-screen";
import type { Locale } from "@/lib/i18n/locales";

interface NotFoundProps {
  params: Promise<{ locale: Locale }>;
}

/** Also the metadata of the missing page, see there; Next adds `noindex` itself. */
export async function generateMetadata({ params }: NotFoundProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "not_found" });
  return { title: t("meta_title") };
}

/** For the moment between a page's disappearance and the middleware's learning of it. */
export default async function NotFound() {
  return (
    <main id="content">
      <MissingScreen locale={await getLocale()} />
    </main>
  );
}
