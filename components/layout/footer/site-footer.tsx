import { hasWidgets } from "@/components/layout/consent/has-widgets";
import { FooterBar } from "@/components/layout/footer/footer-bar";
import type { NavLink } from "@/components/layout/header/nav-link";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { Addresses } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";

export interface SiteFooterProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
}

const COMPANY = ["about", "blog", "faq", "contact"] as const;
/** Year of first publication: static pages must not bake in "today". */
export const FOUNDING_YEAR = 2026;

/** Every place and type is two clicks from everywhere. */
export async function SiteFooter({ locale, addresses, frame }: SiteFooterProps) {
  const [t, consent] = await Promise.all([translatorOf(locale, "layout"), translatorOf(locale, "consent")]);
  const { brand, logo, phone, email, whatsapp, address, social } = frame;
  const places = frame.places.map(({ label, slug }) => ({
    label,
    href: pathFor("boatsByPlace", locale, { slug }),
  }));
  const types = frame.types.map(({ label, slug }) => ({
    label,
    href: pathFor("boatsByType", locale, { slug }),
  }));
  const company = COMPANY.map((name) => ({ label: t(name), href: pathFor(name, locale) }));
  const { rules = [], others = [] } = Object.groupBy(frame.pages, ({ type }) =>
    type === "policy" || type === "contract" ? "rules" : "others",
  );
  const pageLink = ({ label, slug, type, forOwners }: SiteFrame["pages"][number]): NavLink => ({
    label: forOwners ? t("partner") : label,
    href: pathFor("page", locale, { type, slug }),
  });
  return (
    <FooterBar
      cookieSettings={hasWidgets() ? consent("settings") : null}
      view={{
        locale,
        brand,
        logo,
        phone,
        email,
        whatsapp,
        address,
        social: social.map(({ name, href }) => ({ name, href })),
        addresses,
        labels: {
          slogan: t("slogan"),
          whatsapp: t("whatsapp"),
          company: t("company"),
          rights: t("rights", { brand, year: String(FOUNDING_YEAR) }),
          times_note: t("times_note"),
        },
        columns: [
          { title: t("places"), links: places },
          { title: t("types"), links: types },
          { title: t("company"), links: [...company, ...others.map(pageLink)] },
          { title: t("legal"), links: rules.map(pageLink) },
        ],
      }}
    />
  );
}
