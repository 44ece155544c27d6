import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { IslandMessages } from "@/components/layout/island-messages";
import { LoginPrompt } from "@/components/payments/login-prompt";
import { PayForm } from "@/components/payments/pay-form";
import { PaymentNotice } from "@/components/payments/payment-notice";
import { PaymentStateNotice } from "@/components/payments/payment-state-notice";
import { CheckoutSteps } from "@/components/reservations/checkout-steps";
import { DeadlineLine } from "@/components/reservations/deadline-line";
import { PriceSummary } from "@/components/reservations/price-summary";
import { SectionCard } from "@/components/reservations/section-card";
import { TripFacts } from "@/components/reservations/trip-facts";
import { formatMoney } from "@/lib/i18n/format-money";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { currentSession } from "@/lib/server/accounts/current-session";
import { getPaymentPage, type PaymentPage } from "@/lib/server/payments/get-payment-page";
import { previewContracts } from "@/lib/server/payments/preview-contracts";
import { PlainPage } from "./plain-page";

interface PaymentScreenProps {
  route: "payment" | "mPayment";
  id: string;
  /** Of the signed link in a mail. */
  linkKey: string | undefined;
}

/** The offer, its price, address and contracts, and the way to the card page. */
export async function PaymentScreen({ route, id, linkKey }: PaymentScreenProps) {
  const locale = await requestLocale();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "payments" });
  const session = await currentSession();
  const page = await getPaymentPage(id, session, locale, new Date(), linkKey);
  const here = pathFor(route, locale, { id }, { key: linkKey });
  if (!page) {
    // Another customer's offer looks like one that does not exist.
    if (session) redirect(pathFor("notFound", locale, null, { lang: locale }));
    return (
      <PlainPage route={route} id={id} locale={locale} title={t("meta_unknown")}>
        <PaymentNotice
          look="waiting"
          title={t("stranger_title")}
          action={<LoginPrompt label={t("stranger_action")} next={here} />}
        >
          <p>{t("stranger_text")}</p>
        </PaymentNotice>
      </PlainPage>
    );
  }
  const { reservation, state, now } = page;
  const { number, status, expires_at } = reservation;
  return (
    <PlainPage route={route} id={id} linkKey={linkKey} locale={locale} title={t("title", { number })}>
      {state === "payable" ? (
        <>
          <CheckoutSteps current="payment" />
          <div className="mb-6">
            <DeadlineLine status={status} expiresAt={expires_at} now={now} />
          </div>
          <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
            <div className="md:order-2">
              <SectionCard title={reservation.vehicle.name}>
                <div className="mb-5">
                  <TripFacts {...reservation} />
                </div>
                <PriceSummary trip={reservation} />
              </SectionCard>
            </div>
            <Payable
              page={page}
              userId={session?.userId ?? null}
              here={here}
              loginLabel={t("login_to_pay")}
            />
          </div>
        </>
      ) : (
        <PaymentStateNotice
          state={status === "request_created" ? "waiting" : state}
          reservationId={reservation.id}
          boatSlug={reservation.vehicle.slug}
          signedIn={session !== null}
        />
      )}
    </PlainPage>
  );
}

interface PayableProps {
  page: PaymentPage;
  userId: string | null;
  here: string;
  loginLabel: string;
}

/** The form for the owner; who came by the link of a mail logs in first. */
async function Payable({ page, userId, here, loginLabel }: PayableProps) {
  const locale = await requestLocale();
  const { reservation, buyer } = page;
  const contracts = userId ? await previewContracts(reservation.id, userId, locale, new Date()) : null;
  if (!contracts?.ok) return <LoginPrompt label={loginLabel} next={here} />;
  return (
    <IslandMessages locale={locale} nouns={["payments", "validation"]}>
      <PayForm
        reservationId={reservation.id}
        amount={formatMoney(reservation.prepayment, reservation.currency)}
        buyer={buyer}
        contracts={contracts.value.map(({ kind, title, text, hash }) => ({ kind, title, text, hash }))}
      />
    </IslandMessages>
  );
}
