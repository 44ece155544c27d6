import { AccountSlot } from "@/components/layout/header/account-slot";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { Logo } from "@/components/layout/header/logo";
import { accountLabelsOf, type SiteHeaderProps } from "@/components/layout/header/site-header";
import { SiteLink } from "@/components/ui/site-link";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

/** Mark, languages and account, for the pages that lead to a payment: no menu and no search beside the one task. */
export async function SlimHeader({ locale, addresses, frame: { brand, logo } }: SiteHeaderProps) {
  const [t, account] = await Promise.all([translatorOf(locale, "layout"), accountLabelsOf(locale)]);
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-line border-b bg-white">
      <div className="container-page flex h-full items-center gap-1 md:gap-2">
        <SiteLink
          href={pathFor("home", locale)}
          aria-label={t("home_link", { brand })}
          className="me-auto flex min-h-11 items-center"
        >
          <Logo brand={brand} src={logo} markInLittleSpace />
        </SiteLink>
        <LanguageLinks locale={locale} addresses={addresses} className="flex" linkClassName="nav-link" />
        <AccountSlot labels={account} />
      </div>
    </header>
  );
}
