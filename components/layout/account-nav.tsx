import { listAccountLinks } from "@/components/layout/header/list-account-links";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** Where in the account a page is, by the route that its menu names. */
export type AccountPlace =
  | "reservations"
  | "messages"
  | "myServices"
  | "favourites"
  | "waitingList"
  | "profile"
  | "changePassword";

interface AccountNavProps {
  locale: Locale;
  current: AccountPlace;
}

/** The parts of the account in one line, which phones swipe; requests and reservations are one screen. */
export async function AccountNav({ locale, current }: AccountNavProps) {
  const t = await translatorOf(locale, "layout");
  const links = listAccountLinks(locale, (key) => t(key)).filter(({ key }) => key !== "requests");
  return (
    <nav aria-label={t("account")} className="border-line border-b bg-sand">
      <ul className="container-page flex gap-x-1 overflow-x-auto [scrollbar-width:none]">
        {links.map(({ key, label, href }) => (
          <li key={key} className="shrink-0">
            <SiteLink
              href={href}
              aria-current={key === current ? "page" : undefined}
              className="account-link"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
