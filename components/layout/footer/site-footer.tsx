import { hasWidgets } from "@/components/layout/consent/has-widgets";
import { FooterBar, type FooterView } from "@/components/layout/footer/footer-bar";
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

interface Shared {
  read: Omit<FooterView, "addresses">;
  cookieSettings: string | null;
}

// As in the header: only the addresses differ between the pages of a frame.
const views = new WeakMap<SiteFrame, Shared>();

/** Every place and type is two clicks from everywhere. */
export async function SiteFooter({ locale, addresses, frame }: SiteFooterProps) {
  const view = views.get(frame) ?? (await makeView(locale, frame));
  views.set(frame, view);
  return <FooterBar view={{ ...view.read, addresses }} cookieSettings={view.cookieSettings} />;
}

async function makeView(locale: Locale, frame: SiteFrame): Promise<Shared> {
  const [t, consent] = await Promise.all([translatorOf(locale, "layout"), translatorOf(locale, "consent")]);
  const { brand, logo, phone, email, whatsapp, address } = frame;
  const places = frame.places.map(
    ({ label, slug }): NavLink => [label, pathFor("boatsByPlace", locale, { slug })],
  );
  const types = frame.types.map(
    ({ label, slug }): NavLink => [label, pathFor("boatsByType", locale, { slug })],
  );
  const company = COMPANY.map((name): NavLink => [t(name), pathFor(name, locale)]);
  const pages = frame.pages.map(
    ({ label, slug, type, forOwners }): NavLink => [
      forOwners ? t("partner") : label,
      pathFor("page", locale, { type, slug }),
    ],
  );
  return {
    read: {
      locale,
      brand,
      logo,
      phone,
      email,
      whatsapp,
      address,
      labels: {
        slogan: t("slogan"),
        whatsapp: t("whatsapp"),
        company: t("company"),
        rights: t("rights", { brand, year: String(FOUNDING_YEAR) }),
        times_note: t("times_note"),
      },
      social: frame.social.map(({ name, href }) => [name, href]),
      columns: [
        [t("places"), places],
        [t("types"), types],
        [t("company"), [...company, ...pages]],
      ],
    },
    cookieSettings: hasWidgets() ? consent("settings") : null,
  };
}
