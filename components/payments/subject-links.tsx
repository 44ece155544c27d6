import { useLocale, useTranslations } from "next-intl";
import { RouteLink } from "@/components/layout/route-link";
import type { PaymentSubjectRef } from "@/components/payments/payment-subject";
import { type ButtonLook, buttonClass } from "@/components/ui/button-class";
import type { RouteQuery } from "@/lib/routes/route-params";

interface ShowSubjectProps {
  subject: PaymentSubjectRef;
  look: ButtonLook;
}

/** To the page of what is paid for; links of the area need the session. */
export function ShowSubject({ subject, look }: ShowSubjectProps) {
  const t = useTranslations("payments");
  const locale = useLocale();
  const className = buttonClass(look);
  const id = subject.kind === "change" ? subject.reservationId : subject.id;
  return subject.kind === "order" ? (
    <RouteLink to="myService" locale={locale} params={{ id }} className={className}>
      {t("order.show")}
    </RouteLink>
  ) : (
    <RouteLink to="reservation" locale={locale} params={{ id }} className={className}>
      {t("show_reservation")}
    </RouteLink>
  );
}

/** Where the same can be booked or ordered again. */
export interface AgainLink {
  /** Of the boat or the service. */
  slug: string;
  /** What its page is to offer. */
  query: RouteQuery;
}

/** To where the same can be booked or ordered again; a trip whose change failed stands as it was. */
export function BookAgain({
  kind,
  again: { slug, query },
}: {
  kind: PaymentSubjectRef["kind"];
  again: AgainLink;
}) {
  const t = useTranslations("payments");
  const locale = useLocale();
  if (kind === "change") return null;
  return kind === "order" ? (
    <RouteLink to="service" locale={locale} params={{ slug }} className={buttonClass()}>
      {t("order.again")}
    </RouteLink>
  ) : (
    <RouteLink to="boat" locale={locale} params={{ slug }} query={query} className={buttonClass()}>
      {t("book_again")}
    </RouteLink>
  );
}

/** Back to the payment page; with the key of the mail's link where there is no session. */
export function PayAgain({
  subject: { kind, id },
  linkKey,
}: {
  subject: PaymentSubjectRef;
  linkKey: string | null;
}) {
  const t = useTranslations("payments.result");
  const locale = useLocale();
  return (
    <RouteLink
      to={kind === "order" ? "servicePayment" : "payment"}
      locale={locale}
      params={{ id }}
      query={{ key: linkKey, lang: locale }}
      className={buttonClass()}
    >
      {t("retry")}
    </RouteLink>
  );
}
