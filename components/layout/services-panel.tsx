import { ChevronDown } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { RouteLink } from "@/components/layout/route-link";
import type { FrameLink } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";

interface ServicesPanelProps {
  locale: Locale;
  services: readonly FrameLink[];
  className: string;
}

/** The special services menu: a native popover under the header, so its links stand in the page as such. */
export async function ServicesPanel({ locale, services, className }: ServicesPanelProps) {
  const t = await getTranslations({ locale, namespace: "layout" });
  return (
    <>
      <button type="button" popoverTarget="services-panel" className={className}>
        {t("services")}
        <ChevronDown aria-hidden size={18} />
      </button>
      <div
        id="services-panel"
        popover="auto"
        className="top-(--header-height) m-0 w-full max-w-none border-line border-b bg-white shadow-card"
      >
        <ul className="container-page grid grid-cols-3 gap-1 py-5">
          {services.map(({ label, slug }) => (
            <li key={slug}>
              <RouteLink
                to="service"
                locale={locale}
                params={{ slug }}
                className="block rounded-field px-3 py-2.5 hover:bg-sea-soft"
              >
                {label}
              </RouteLink>
            </li>
          ))}
          <li>
            <RouteLink
              to="services"
              locale={locale}
              className="block rounded-field px-3 py-2.5 font-semibold text-sea-dark hover:bg-sea-soft"
            >
              {t("all_services")}
            </RouteLink>
          </li>
        </ul>
      </div>
    </>
  );
}
