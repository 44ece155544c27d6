import { getTranslations } from "next-intl/server";
import { CookieSettingsButton } from "@/components/layout/cookie-settings-button";
import { FooterLinks } from "@/components/layout/footer-links";
import { hasWidgets } from "@/components/layout/has-widgets";
import { LanguageLinks } from "@/components/layout/language-links";
import { Logo } from "@/components/layout/logo";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

interface SiteFooterProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
}

const TEXT_LINK = "inline-flex min-h-7 items-center hover:underline";

export async function SiteFooter({ locale, addresses, frame }: SiteFooterProps) {
  const t = await getTranslations({ locale, namespace: "layout" });
  const consent = await getTranslations({ locale, namespace: "consent" });
  return (
    <footer className="mt-auto bg-navy text-sm text-white">
      <div className="container-page grid gap-x-8 gap-y-10 py-12 md:grid-cols-[1.4fr_3fr]">
        <div className="grid content-start gap-4">
          <Logo brand={frame.brand} inverse />
          <p className="max-w-xs text-white/85">{t("slogan")}</p>
          <address className="grid justify-items-start gap-1 not-italic">
            {frame.phone && (
              <a href={`tel:${frame.phone.replace(/[^+\d]/g, "")}`} className={TEXT_LINK}>
                <bdi dir="ltr">{frame.phone}</bdi>
              </a>
            )}
            {frame.email && (
              <a href={`mailto:${frame.email}`} className={TEXT_LINK}>
                <bdi dir="ltr">{frame.email}</bdi>
              </a>
            )}
            {frame.whatsapp && (
              <a href={`https://wa.me/${frame.whatsapp}`} rel="noopener" className={TEXT_LINK}>
                {t("whatsapp")}
              </a>
            )}
            {frame.address && <p className="max-w-xs text-white/85">{frame.address}</p>}
          </address>
          {frame.social.length > 0 && (
            <ul className="flex flex-wrap gap-x-5">
              {frame.social.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener me" className={TEXT_LINK}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <FooterLinks locale={locale} frame={frame} linkClassName={TEXT_LINK} />
      </div>
      <div className="border-white/15 border-t">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
          <p>{t("rights", { brand: frame.brand, year: String(FOUNDING_YEAR) })}</p>
          <p className="text-white/85">{t("times_note")}</p>
          {hasWidgets() && (
            <CookieSettingsButton className={TEXT_LINK}>{consent("settings")}</CookieSettingsButton>
          )}
          <LanguageLinks
            locale={locale}
            addresses={addresses}
            className="flex gap-4"
            linkClassName={TEXT_LINK}
          />
        </div>
      </div>
    </footer>
  );
}

/** Year of first publication: static pages must not bake in "today". */
const FOUNDING_YEAR = 2026;
