import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IslandMessages } from "@/components/layout/island-messages";
import { LoginPrompt } from "@/components/payments/login-prompt";
import { type FilledContract, PayForm } from "@/components/payments/pay-form";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { PaymentStateNotice } from "@/components/payments/payment-state-notice";
import type { ReservationAnswer } from "@/lib/contracts/reservations";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";

interface Offer {
  state: "payable" | "expired" | "paid" | "closed";
  reservation: ReservationAnswer;
  buyer: { address: string; city: string; country: string; identity_number: string | null };
}

interface PaymentScreenProps {
  locale: Locale;
  /** Null for strangers. */
  offer: Offer | null;
  /** Null for those who may look but not pay: they came by the link of a mail, without login. */
  contracts: readonly FilledContract[] | null;
  signedIn: boolean;
  /** This address, to come back to after login. */
  here: string;
  /** Steps and deadline of the thing that is paid for, and what it is. */
  heading: ReactNode;
  summary: ReactNode;
}

/** The offer with its price, address and contracts and the way to the card page; or why there is nothing to pay. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { locale, offer, contracts, signedIn, here, heading, summary } = props;
  const t = useTranslations("payments");
  if (!offer) {
    return (
      <PaymentNotice
        look="waiting"
        title={t("stranger_title")}
        action={<LoginPrompt label={t("stranger_action")} next={here} />}
      >
        <p>{t("stranger_text")}</p>
      </PaymentNotice>
    );
  }
  const { state, reservation, buyer } = offer;
  if (state !== "payable") {
    return (
      <PaymentStateNotice
        state={reservation.status === "request_created" ? "waiting" : state}
        reservationId={reservation.id}
        boatSlug={reservation.vehicle.slug}
        signedIn={signedIn}
      />
    );
  }
  return (
    <>
      {heading}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="md:order-2">{summary}</div>
        {contracts ? (
          <IslandMessages locale={locale} nouns={["payments", "validation"]}>
            <PayForm
              reservationId={reservation.id}
              amount={formatMoney(reservation.prepayment, reservation.currency)}
              buyer={buyer}
              contracts={contracts.map(({ kind, title, text, hash }) => ({ kind, title, text, hash }))}
            />
          </IslandMessages>
        ) : (
          <LoginPrompt label={t("login_to_pay")} next={here} />
        )}
      </div>
    </>
  );
}
