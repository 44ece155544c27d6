import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { CoralWave } from "@/components/ui/coral-wave";
import { Icon } from "@/components/ui/icon/icon";
import type { IconName } from "@/components/ui/icon/icon-names";
import { Photo, type PhotoPicture } from "@/components/ui/photo";
import { SiteLink } from "@/components/ui/site-link";
import { isolate } from "@/lib/i18n/isolate";

export interface DepartureTrip {
  /** The boat, or the special service. */
  name: string;
  picture: PhotoPicture | null;
  /** Day and hour, as people read them. */
  when: string;
  place: string | null;
  /** Until the trip. */
  daysLeft: number;
}

/** Pages of the trip that need the customer's session; null where the trip has none. */
export interface DepartureLinks {
  guests: string | null;
  calendar: string | null;
  card: string | null;
}

interface DepartureProps {
  trip: DepartureTrip;
  /** Of the customer; null for who came without a login. */
  firstName: string | null;
  links: DepartureLinks | null;
  /** What has happened, in a sentence. */
  text: string;
}

/** The head of the page that follows a payment: where the journey goes, and the three things to do before it. */
export function Departure({ trip, firstName, links, text }: DepartureProps) {
  const t = useTranslations("payments.departure");
  const tResult = useTranslations("payments.result");
  const tPage = useTranslations("guests.page");
  const tBoarding = useTranslations("boarding");
  const { name, picture, when, place, daysLeft } = trip;
  const facts = [when, place].filter(Boolean);
  return (
    <section aria-live="polite" className="relative isolate overflow-hidden bg-navy text-white">
      {picture && (
        <div className="relative lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:w-3/5">
          <Photo
            picture={picture}
            priority
            sizes="(max-width: 1023px) 100vw, 60vw"
            className="aspect-3/2 size-full max-h-[46vh] lg:absolute lg:inset-0 lg:max-h-none"
          />
          <span aria-hidden className="departure-shade absolute inset-0" />
        </div>
      )}
      <div className="container-page relative grid content-center gap-5 pt-2 pb-10 lg:min-h-105 lg:py-16">
        <div className="grid max-w-xl gap-3">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="circle-check" size={22} className="shrink-0" />
            {tResult("paid_title")}
          </p>
          <h1 className="text-3xl text-white md:text-4xl">
            {firstName ? t("title_name", { name: isolate(firstName) }) : t("title")}
          </h1>
          <CoralWave className="w-44" drawn />
          <p className="font-semibold text-lg md:text-xl">{name}</p>
          <p className="text-lg">
            {facts.join(" · ")}
            {daysLeft >= 0 && <span className="block">{tPage("in_days", { days: daysLeft })}</span>}
          </p>
          <p className="text-white">{text}</p>
        </div>
        {links && (
          <p className="grid gap-3 sm:flex sm:flex-wrap">
            {links.guests && (
              <SiteLink href={links.guests} className={buttonClass({ size: "large" })}>
                <Icon name="users" />
                {t("invite")}
              </SiteLink>
            )}
            {[
              { href: links.calendar, icon: "calendar-plus" as IconName, label: tBoarding("calendar") },
              { href: links.card, icon: "ticket" as IconName, label: tBoarding("title") },
            ].map(({ href, icon, label }) =>
              href ? (
                // A file and a page of its own: no client navigation.
                <a key={icon} href={href} className={buttonClass({ variant: "outline", size: "large" })}>
                  <Icon name={icon} />
                  {label}
                </a>
              ) : null,
            )}
          </p>
        )}
      </div>
    </section>
  );
}
