import { ChevronDown, Menu, X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { AccountLabels } from "@/components/layout/account-labels";
import { AccountSection } from "@/components/layout/account-section";
import { LanguageLinks } from "@/components/layout/language-links";
import { MainLinks } from "@/components/layout/main-links";
import { RouteLink } from "@/components/layout/route-link";
import type { SiteFrame } from "@/components/layout/site-frame";
import { buttonClass } from "@/components/ui/button-class";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

const ID = "site-menu";
const LINK = "flex min-h-11 items-center rounded-field px-3 font-medium hover:bg-sea-soft";

interface SiteMenuProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
  account: AccountLabels;
}

/** The phone's menu: a native popover, so that it opens before any script has loaded. */
export async function SiteMenu({ locale, addresses, frame, account }: SiteMenuProps) {
  const t = await getTranslations({ locale });
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-label={t("common.menu")}
        className={buttonClass({ variant: "ghost", size: "icon" })}
      >
        <Menu aria-hidden size={24} />
      </button>
      <div
        id={ID}
        popover="auto"
        className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(88vw,360px)] overflow-y-auto bg-white p-4 text-ink shadow-card backdrop:bg-ink/55 open:animate-slide-in"
      >
        <div className="mb-2 flex justify-end">
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={t("common.close")}
            className={buttonClass({ variant: "ghost", size: "icon" })}
          >
            <X aria-hidden size={24} />
          </button>
        </div>
        <nav aria-label={t("common.menu")} className="grid gap-1">
          <MainLinks locale={locale} className={LINK} />
          {frame.services.length > 0 && (
            <details className="group">
              <summary
                className={`${LINK} cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden`}
              >
                {t("layout.services")}
                <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
              </summary>
              <ul className="ms-3 border-line border-s ps-1">
                {frame.services.map(({ label, slug }) => (
                  <li key={slug}>
                    <RouteLink to="service" locale={locale} params={{ slug }} className={LINK}>
                      {label}
                    </RouteLink>
                  </li>
                ))}
                <li>
                  <RouteLink to="services" locale={locale} className={`${LINK} text-sea`}>
                    {t("layout.all_services")}
                  </RouteLink>
                </li>
              </ul>
            </details>
          )}
        </nav>
        <hr className="my-4 border-line" />
        <AccountSection labels={account} menuId={ID} />
        <hr className="my-4 border-line" />
        <LanguageLinks
          locale={locale}
          addresses={addresses}
          className="flex gap-2"
          linkClassName="flex min-h-11 items-center rounded-field border border-line px-4 font-medium"
        />
      </div>
    </div>
  );
}
