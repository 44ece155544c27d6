import { getTranslations } from "next-intl/server";
import { BoatContent } from "@/app/[locale]/(site)/boat/[slug]/boat-content";
import { Providers } from "@/components/account/auth/providers";
import { bookingLabels } from "@/components/boats/detail/boat-page-labels";
import { directionOf, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import type { BoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";

interface MirroredBoatProps {
  locale: Locale;
  found: Omit<BoatPage, "similar">;
  /** What is said where something live stands on her page, in the language of the reader. */
  live: string;
  reader: Locale;
}

/** A boat's page as customers read it, without what asks the site for dates and prices: that knows no draft. */
export async function MirroredBoat({ locale, found, live, reader }: MirroredBoatProps) {
  const { boat, slugs } = found;
  const [frame, t, quote] = await Promise.all([
    getSiteFrame(locale),
    translatorOf(locale, "boats"),
    getTranslations({ locale, namespace: "quote" }),
  ]);
  const path = pathFor("boat", locale, { slug: slugs[locale] });
  const crumbs = [
    { name: t("home"), path: pathFor("home", locale) },
    { name: t("all_boats"), path: pathFor("boats", locale) },
    { name: boat.city.name, path: pathFor("boatsByPlace", locale, { slug: boat.city.slug }) },
    { name: boat.name, path },
  ];
  const { from, amount, unit, reserve } = bookingLabels(quote, boat, locale, t("close"));
  const note = (
    <p lang={reader} dir={directionOf(reader)} className="rounded-card bg-white p-4 text-muted text-sm">
      {live}
    </p>
  );
  return (
    <Providers locale={locale}>
      <BoatContent
        {...{ locale, found, crumbs }}
        url={absoluteUrl(path)}
        whatsapp={frame.whatsapp}
        calendar={note}
      >
        <aside className="grid content-start gap-4 pt-4 md:col-start-2 md:row-start-2 md:pt-8">
          <div className="grid gap-3 rounded-card border border-line bg-white p-5">
            {amount && (
              <p>
                {from} <bdi className="tabular font-bold text-2xl text-navy">{amount}</bdi> {unit}
              </p>
            )}
            <p className="font-semibold text-muted">{reserve}</p>
          </div>
          {note}
        </aside>
      </BoatContent>
    </Providers>
  );
}
