import type { Messages as AllMessages } from "@/lib/i18n/load-messages";
import type { Locale as SiteLocale } from "@/lib/i18n/locales";

declare module "next-intl" {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: AllMessages;
  }
}
