import { LOCALE_FACTS, LOCALES, type Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";
import { followRel } from "@/lib/routes/follow-rel";

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
