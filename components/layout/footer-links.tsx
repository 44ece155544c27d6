import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import { ROUTES, type RouteEntry } from "@/lib/routes/route-table";

const COMPANY = ["about", "blog", "faq", "contact"] as const;
const PAGE: RouteEntry = ROUTES.page;

interface FooterLinksProps {
  locale: Locale;
  frame: SiteFrame;
  linkClassName: string;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 font-semibold text-base text-white">{title}</h2>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 sm:grid-cols-1">{children}</ul>
    </div>
  );
}

/** The link columns of the footer: every place and type is two clicks from everywhere. */
export async function FooterLinks({ locale, frame, linkClassName }: FooterLinksProps) {
  const t = await getTranslations({ locale, namespace: "layout" });
  const link = { locale, className: linkClassName };
  return (
    <nav aria-label={t("company")} className="grid gap-8 sm:grid-cols-3">
      <Column title={t("places")}>
        {frame.places.map(({ label, slug }) => (
          <li key={slug}>
            <RouteLink {...link} to="boatsByPlace" params={{ slug }}>
              {label}
            </RouteLink>
          </li>
        ))}
      </Column>
      <Column title={t("types")}>
        {frame.types.map(({ label, slug }) => (
          <li key={slug}>
            <RouteLink {...link} to="boatsByType" params={{ slug }}>
              {label}
            </RouteLink>
          </li>
        ))}
      </Column>
      <Column title={t("company")}>
        {COMPANY.filter((name) => (ROUTES[name] satisfies RouteEntry).built).map((name) => (
          <li key={name}>
            <RouteLink {...link} to={name}>
              {t(name)}
            </RouteLink>
          </li>
        ))}
        {PAGE.built &&
          frame.pages.map(({ label, slug, type }) => (
            <li key={slug}>
              <RouteLink {...link} to="page" params={{ type, slug }}>
                {label}
              </RouteLink>
            </li>
          ))}
        {frame.partnerHref && (
          <li>
            <a href={frame.partnerHref} rel="noopener" className={linkClassName}>
              {t("partner")}
            </a>
          </li>
        )}
      </Column>
    </nav>
  );
}
