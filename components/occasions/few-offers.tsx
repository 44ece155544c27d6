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

/** Below fewer offers than were promised: why, and the wider choices that may bring more; nothing where none is wider. */
export function FewOffers({ locale, slug, choice }: FewOffersProps) {
  const t = useTranslations("occasions");
  const wider: readonly [label: string, change: Partial<OccasionChoice>][] = [
    ...(choice.startHour === null ? [] : [[t("none.any_hour"), { startHour: null }] as const]),
    ...(choice.place === null ? [] : [[t("offers.everywhere"), { place: null }] as const]),
  ];
  if (wider.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-card bg-sand p-5">
      <p>{t("offers.few")}</p>
      <p className="flex flex-wrap gap-3">
        {wider.map(([label, change]) => (
          <SiteLink
            key={label}
            href={pathFor("occasion", locale, { slug }, occasionQuery({ ...choice, ...change }, choice.lines))}
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
