import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { buttonClass } from "@/components/ui/button-class";

const LOOKS = { expired: "expired", paid: "success", waiting: "waiting", closed: "danger" } as const;

interface PaymentStateNoticeProps {
  /** Why there is nothing to pay. */
  state: keyof typeof LOOKS;
  reservationId: string;
  boatSlug: string;
  /** Links of the area need the session. */
  signedIn: boolean;
}

/** An offer that cannot be paid: expired, paid, not yet accepted, or closed. */
export function PaymentStateNotice({ state, reservationId, boatSlug, signedIn }: PaymentStateNoticeProps) {
  const t = useTranslations("payments");
  const locale = useLocale();
  const again = state === "expired" || state === "closed";
  return (
    <PaymentNotice
      look={LOOKS[state]}
      title={t(`${state}_title`)}
      action={
        <>
          {again && (
            <RouteLink to="boat" locale={locale} params={{ slug: boatSlug }} className={buttonClass()}>
              {t("book_again")}
            </RouteLink>
          )}
          {signedIn && (
            <RouteLink
              to="reservation"
              locale={locale}
              params={{ id: reservationId }}
              className={buttonClass({ variant: again ? "outline" : "primary" })}
            >
              {t("show_reservation")}
            </RouteLink>
          )}
        </>
      }
    >
      <p>{t(`${state}_text`)}</p>
    </PaymentNotice>
  );
}
