import { useTranslations } from "next-intl";
import { occasionQuery } from "@/components/occasions/occasion-query";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import type { OccasionChoice } from "@/lib/domain/occasions/read-occasion-query";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

interface FewOffersProps {
  locale: Locale;
  slug: string;
  choice: OccasionChoice;
}

/**
 * Below fewer offers than were promised: why, and the wider choices that may bring more; nothing where none is wider.
 */
export function FewOffers({ locale, slug, choice }: FewOffersProps) {
  const t = useTranslations("occasions");
  const wider: { label: string; change: Partial<OccasionChoice> }[] = [];
  if (choice.startHour !== null) wider.push({ label: t("none.any_hour"), change: { startHour: null } });
  if (choice.place !== null) wider.push({ label: t("offers.everywhere"), change: { place: null } });
  if (wider.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-card bg-sand p-5">
      <p>{t("offers.few")}</p>
      <p className="flex flex-wrap gap-3">
        {wider.map(({ label, change }) => (
          <SiteLink
            key={label}
            href={pathFor(
              "occasion",
              locale,
              { slug },
              occasionQuery({ ...choice, ...change }, choice.lines),
            )}
            rel="nofollow"
            className={buttonClass({ variant: "outline" })}
          >
            {label}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
