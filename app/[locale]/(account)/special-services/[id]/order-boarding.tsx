import { getTranslations } from "next-intl/server";
import { PlaceLocator } from "@/components/map/place-locator";
import { BoardingFacts, BoardingSection } from "@/components/reservations/detail/boarding-section";
import { KeepOffline } from "@/components/reservations/detail/keep-offline";
import type { OrderResponse } from "@/lib/contracts/services";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { locatorAddress } from "@/lib/server/map/locator-address";
import { boardingQr } from "@/lib/server/reservations/papers/boarding-qr";

interface OrderBoardingProps {
  order: OrderResponse;
  boarding: NonNullable<OrderResponse["boarding"]>;
  locale: Locale;
}

/** The boarding card of a paid special service, as trips have it. */
export async function OrderBoarding({ order, boarding, locale }: OrderBoardingProps) {
  const t = await getTranslations({ locale, namespace: "boarding" });
  const { id, number, currency } = order;
  const { check_code: checkCode, captain, phone, latitude, longitude } = boarding;
  const place = order.place ?? "";
  const card = pathFor("serviceCard", locale, { id });
  return (
    <BoardingSection
      number={number}
      checkCode={checkCode}
      card={card}
      calendar={pathFor("serviceCalendar", locale, { id })}
      facts={
        <BoardingFacts
          place={place}
          meetingPoint={order.meeting_point}
          captain={captain}
          phone={phone}
          contactLater={t("contact_later")}
          remaining={0}
          currency={currency}
          methods=""
        />
      }
      qr={`data:image/svg+xml,${encodeURIComponent(boardingQr(number, checkCode))}`}
      map={
        <PlaceLocator
          locale={locale}
          name={place}
          src={locatorAddress({ latitude, longitude })}
          latitude={latitude}
          longitude={longitude}
        />
      }
    >
      <KeepOffline
        labels={{
          title: t("offline.title"),
          text: t("offline.text"),
          keep: t("offline.keep"),
          kept: t("offline.kept"),
          remove: t("offline.remove"),
          failed: t("offline.failed"),
        }}
        card={card}
        scope={pathFor("myService", locale, { id: "" })}
      />
    </BoardingSection>
  );
}
