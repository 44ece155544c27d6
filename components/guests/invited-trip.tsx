import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RouteLink } from "@/components/layout/route-link";
import { Icon } from "@/components/ui/icon/icon";
import { Ltr } from "@/components/ui/ltr";
import { Photo } from "@/components/ui/photo";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { formatTripTime } from "@/lib/i18n/format-date";
import { phoneOnOneLine } from "@/lib/i18n/format-phone";

interface InvitedTripProps {
  boat: { name: string; code: string; slug: string; picture: Parameters<typeof Photo>[0]["picture"] | null };
  startsAt: string;
  endsAt: string;
  port: { name: string; meetingPoint: string | null };
  arrival: string | null;
  sunset: { at: string; within: boolean };
  captain: { name: string | null; phone: string | null } | null;
  /** Whether the captain's telephone is still to come. */
  captainLater: boolean;
}

/** The boat, when and where it leaves, the sunset, and whom to call. */
export function InvitedTrip({
  boat,
  startsAt,
  endsAt,
  port,
  arrival,
  sunset,
  captain,
  captainLater,
}: InvitedTripProps) {
  const t = useTranslations("boarding");
  const tGuests = useTranslations("guests.page");
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      {boat.picture && (
        <Photo
          picture={boat.picture}
          decorative
          sizes="(max-width: 770px) 100vw, 640px"
          className="aspect-3/2 w-full rounded-field"
        />
      )}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={t("starts")}>{formatTripTime(startsAt, locale, "full")}</Fact>
        <Fact label={t("ends")}>{formatTripTime(endsAt, locale, "full")}</Fact>
        <Fact label={t("meeting_point")}>
          {port.name}
          {port.meetingPoint && <span className="block font-normal text-sm">{port.meetingPoint}</span>}
        </Fact>
        {arrival && <Fact label={t("arrival")}>{arrival}</Fact>}
        <Fact label={t("boat")}>
          <RouteLink
            to="boat"
            locale={locale}
            params={{ slug: boat.slug }}
            className="text-sea-dark underline underline-offset-4"
          >
            {boat.name}
          </RouteLink>
          <span className="block font-normal text-sm">
            {t("boat_code")} <Ltr>{boat.code}</Ltr>
          </span>
        </Fact>
        <Fact label={t("sunset")}>
          <Ltr>{sunset.at.slice(11)}</Ltr>{" "}
          <span className="font-normal text-muted text-sm">
            {sunset.within ? t("sunset_within") : tGuests("sunset_outside")}
          </span>
        </Fact>
        {captain && (
          <Fact label={t(captain.name ? "captain" : "phone")}>
            {captain.name && <bdi className="block">{captain.name}</bdi>}
            {captain.phone && (
              <a
                href={`tel:${captain.phone}`}
                className="inline-flex min-h-11 items-center gap-1.5 text-sea-dark underline underline-offset-4"
              >
                <Icon name="phone" size={16} />
                <Ltr>{phoneOnOneLine(captain.phone)}</Ltr>
              </a>
            )}
          </Fact>
        )}
      </dl>
      {captainLater && (
        <p className="text-muted text-sm">{tGuests("captain_later", { hours: COMING_HOURS_BEFORE_START })}</p>
      )}
      <p className="text-muted text-sm">{t("times_note")}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
