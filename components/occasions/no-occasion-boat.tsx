import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { occasionQuery } from "@/components/occasions/occasion-query";
import { buttonClass } from "@/components/ui/button-class";
import { SiteLink } from "@/components/ui/site-link";
import type { OccasionChoice } from "@/lib/domain/occasions/read-occasion-query";
import type { WiderOccasion } from "@/lib/domain/occasions/wider-occasion";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

interface NoOccasionBoatProps extends WiderOccasion {
  locale: Locale;
  slug: string;
  choice: OccasionChoice;
}

/** Says why no boat was found, and links to changed choices that find one. */
export function NoOccasionBoat(props: NoOccasionBoatProps) {
  const { locale, slug, choice, capacity, anyHour, days, cities } = props;
  const t = useTranslations("occasions.none");
  const hrefOf = (change: Partial<OccasionChoice>) =>
    pathFor("occasion", locale, { slug }, occasionQuery({ ...choice, ...change }, choice.lines));
  const tooMany = choice.personCount > capacity;
  return (
    <section aria-labelledby="no-boat" className="grid gap-4 rounded-card border border-line bg-white p-6">
      <h2 id="no-boat" className="text-xl">
        {t("title")}
      </h2>
      {tooMany && <p>{capacity > 0 ? t("too_many", { count: capacity }) : t("no_boats")}</p>}
      <p>{t("text")}</p>
      {(anyHour || (tooMany && capacity > 0)) && (
        <p className="flex flex-wrap gap-3">
          {anyHour && <Way href={hrefOf({ startHour: null })}>{t("any_hour")}</Way>}
          {tooMany && capacity > 0 && (
            <Way href={hrefOf({ personCount: capacity })}>{t("fewer", { count: capacity })}</Way>
          )}
        </p>
      )}
      {days.length > 0 && (
        <Ways title={t("days")}>
          {days.map((day) => (
            <Way key={day} href={hrefOf({ day })}>
              {formatDay(day, locale, "full")}
            </Way>
          ))}
        </Ways>
      )}
      {cities.length > 0 && (
        <Ways title={t("cities")}>
          {cities.map(({ id, name }) => (
            <Way key={id} href={hrefOf({ place: { kind: "city", id } })}>
              {name}
            </Way>
          ))}
        </Ways>
      )}
      <p>
        <RouteLink
          to="contact"
          locale={locale}
          className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
        >
          {t("contact")}
        </RouteLink>
      </p>
    </section>
  );
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-base">{title}</h3>
      <p className="flex flex-wrap gap-3">{children}</p>
    </div>
  );
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink href={href} rel="nofollow" className={buttonClass({ variant: "outline" })}>
      {children}
    </SiteLink>
  );
}

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
