import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IslandMessages } from "@/components/layout/island-messages";
import { LoginPrompt } from "@/components/payments/login-prompt";
import { PayForm } from "@/components/payments/pay-form";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { PaymentStateNotice } from "@/components/payments/payment-state-notice";
import type { PaymentSubjectRef } from "@/components/payments/payment-subject";
import type { AgainLink } from "@/components/payments/subject-links";
import type { FilledContract } from "@/lib/contracts/payments";
import type { CardPage } from "@/lib/domain/payments/card-page";
import type { OfferState } from "@/lib/domain/payments/offer-state";
import type { Locale } from "@/lib/i18n/locales";

interface Offer {
  state: OfferState;
  subject: PaymentSubjectRef;
  again: AgainLink;
  /** What is paid now, as people read it. */
  amount: string;
  buyer: { address: string; city: string; country: string; identity_number: string | null };
}

interface PaymentScreenProps {
  locale: Locale;
  /** Null for other visitors. */
  offer: Offer | null;
  contracts: readonly FilledContract[];
  cardPage: CardPage;
  /** Whether the signed-in customer is the one who pays. */
  signedIn: boolean;
  /** From the mail's link: pays without a login. */
  linkKey: string | null;
  /** This address, to come back to after login. */
  here: string;
  /** Steps and deadline of the reservation or order that is paid for, and its kind. */
  heading: ReactNode;
  summary: ReactNode;
}

/** The offer with its price, address and contracts and the way to the card page; or why there is nothing to pay. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { locale, offer, contracts, cardPage, signedIn, linkKey, here, heading, summary } = props;
  const t = useTranslations("payments");
  if (!offer) {
    return (
      <PaymentNotice
        look="waiting"
        title={t("login_title")}
        action={<LoginPrompt label={t("login_action")} next={here} />}
      >
        <p>{t("login_text")}</p>
      </PaymentNotice>
    );
  }
  const { state, subject, again, amount, buyer } = offer;
  if (state !== "payable") {
    return <PaymentStateNotice state={state} subject={subject} again={again} signedIn={signedIn} />;
  }
  return (
    <>
      {heading}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="md:order-2">{summary}</div>
        <IslandMessages locale={locale} nouns={["payments", "validation"]}>
          <PayForm
            subject={subject}
            amount={amount}
            buyer={buyer}
            cardPage={cardPage}
            linkKey={signedIn ? null : linkKey}
            contracts={contracts.map(({ kind, version, title, text, hash }) => ({
              kind,
              version,
              title,
              text,
              hash,
            }))}
          />
        </IslandMessages>
      </div>
    </>
  );
}
