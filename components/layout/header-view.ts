import type { AccountLabels } from "@/components/layout/account-labels";
import type { CodeSearchLabels } from "@/components/layout/code-search-labels";
import type { NavLink } from "@/components/layout/nav-link";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

type HeaderWord = "home_link" | "main_navigation" | "services" | "code_search" | "menu" | "close";

/** All that the header shows, made on the server and sent as data: as markup it would travel twice. */
export interface HeaderView {
  locale: Locale;
  brand: string;
  words: Readonly<Record<HeaderWord, string>>;
  home: string;
  main: readonly NavLink[];
  services: readonly NavLink[];
  allServices: NavLink;
  addresses: Addresses;
  account: AccountLabels;
  codeSearch: CodeSearchLabels;
}
