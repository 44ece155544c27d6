import type { AccountLink } from "@/components/layout/header/account-labels";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

const LINKS = [
  { route: "requests", label: "my_offers" },
  { route: "reservations", label: "my_reservations" },
  { route: "messages", label: "my_messages" },
  { route: "myServices", label: "my_services", desktopOnly: true },
  { route: "favourites", label: "my_favourites" },
  { route: "waitingList", label: "my_waiting_list" },
  { route: "profile", label: "my_profile" },
  { route: "changePassword", label: "security" },
] as const;

type LinkLabel = (typeof LINKS)[number]["label"];

/** The account menu in its order. */
export function listAccountLinks(locale: Locale, label: (key: LinkLabel) => string): AccountLink[] {
  return LINKS.map((link) => ({
    key: link.route,
    label: label(link.label),
    href: pathFor(link.route, locale),
    desktopOnly: "desktopOnly" in link,
  }));
}
