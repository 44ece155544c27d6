import type { NavLink } from "@/components/layout/header/nav-link";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

type HeaderLabel = "home_link" | "main_navigation" | "services" | "menu" | "close";

/** The texts and links of the header. */
export interface HeaderView {
  locale: Locale;
  brand: string;
  logo: string | null;
  labels: Readonly<Record<HeaderLabel, string>>;
  home: string;
  main: readonly NavLink[];
  services: readonly NavLink[];
  allServices: NavLink;
  addresses: Addresses;
}
