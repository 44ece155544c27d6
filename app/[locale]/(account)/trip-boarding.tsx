import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { PlaceLocator } from "@/components/map/place-locator";
import { BoardingFacts, BoardingSection } from "@/components/reservations/detail/boarding-section";
import { KeepOffline } from "@/components/reservations/detail/keep-offline";
import type { ReservationResponse } from "@/lib/contracts/reservations";
import type { Locale } from "@/lib/i18n/locales";
import { boardingQr } from "@/lib/server/booking/reservations/documents/boarding-qr";
import { locatorAddress } from "@/lib/server/catalogue/map/locator-address";

interface TripBoardingProps extends Omit<ComponentProps<typeof BoardingFacts>, "captain" | "phone"> {
  locale: Locale;
  number: string;
  boarding: NonNullable<ReservationResponse["boarding"]>;
  /** Addresses of the card and of the calendar file. */
  card: string;
  calendar: string;
  /** Whether the trip is near, so that the code to show stands open. */
  near: boolean;
  /** Path prefix below which the card stays reachable without a connection. */
  scope: string;
}

/**
 * The boarding card on the page of a paid trip or special service: code, meeting point with its map, and a copy for
 * places without signal.
 */
export async function TripBoarding(props: TripBoardingProps) {
  const { locale, number, boarding, card, calendar, near, scope, ...facts } = props;
  const t = await getTranslations({ locale, namespace: "boarding.offline" });
  const { check_code: checkCode, captain, phone, latitude, longitude } = boarding;
  return (
    <BoardingSection
      number={number}
      checkCode={checkCode}
      near={near}
      card={card}
      calendar={calendar}
      facts={<BoardingFacts {...facts} captain={captain} phone={phone} />}
      qr={`data:image/svg+xml,${encodeURIComponent(boardingQr(number, checkCode))}`}
      map={
        <PlaceLocator
          locale={locale}
          name={facts.place}
          src={locatorAddress({ latitude, longitude })}
          latitude={latitude}
          longitude={longitude}
        />
      }
    >
      <KeepOffline
        labels={{
          title: t("title"),
          text: t("text"),
          keep: t("keep"),
          kept: t("kept"),
          remove: t("remove"),
          failed: t("failed"),
        }}
        card={card}
        scope={scope}
      />
    </BoardingSection>
  );
}
