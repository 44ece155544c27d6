import { FOUNDING_YEAR, type SiteFooterProps } from "@/components/layout/footer/site-footer";
import { LinkList } from "@/components/layout/header/link-list";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

/** Help and the rules, for the pages that lead to a payment. */
export async function SlimFooter({ locale, frame }: SiteFooterProps) {
  const t = await translatorOf(locale, "layout");
  const { brand, phone, email, pages } = frame;
  const rules = pages
    .filter(({ type }) => type === "policy" || type === "contract")
    .map(({ label, slug, type }) => ({ label, href: pathFor("page", locale, { type, slug }) }));
  return (
    <footer className="mt-auto bg-navy text-sm text-white">
      <div className="container-page grid gap-4 py-6">
        <nav aria-label={t("company")}>
          <ul className="foot-links flex flex-wrap gap-x-6 gap-y-1">
            {phone && (
              <li>
                <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </li>
            )}
            <LinkList links={rules} />
          </ul>
        </nav>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-white/85">
          <span>{t("rights", { brand, year: String(FOUNDING_YEAR) })}</span>
          <span>{t("times_note")}</span>
        </p>
      </div>
    </footer>
  );
}
