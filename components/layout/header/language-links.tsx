import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

interface LanguageLinksProps {
  locale: Locale;
  addresses: Addresses;
  className?: string;
  linkClassName?: string;
}

/** The other languages of this very page. Real page loads: `<html lang dir>` and fonts change with them. */
export function LanguageLinks({ locale, addresses, className, linkClassName }: LanguageLinksProps) {
  return (
    <ul className={className}>
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <li key={other}>
          <a
            href={addresses[other]}
            rel={followRel(addresses[other])}
            lang={other}
            hrefLang={other}
            className={linkClassName}
          >
            <bdi>{LOCALE_FACTS[other].name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The `rel` of a link: crawlers follow pages, and the later pages of lists, but no searches; those show what
 * the page without a query shows.
 */
function followRel(address: string): "nofollow" | undefined {
  const query = new URLSearchParams(address.split("#")[0]?.split("?")[1]);
  return [...query.keys()].some((name) => name !== "page") ? "nofollow" : undefined;
}
