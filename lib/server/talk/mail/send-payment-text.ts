import { eq, sql } from "drizzle-orm";
import { waitsForPayment } from "@/lib/domain/payments/waits-for-payment";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { readOrders } from "@/lib/server/booking/orders/read-orders";
import { readReservations } from "@/lib/server/booking/reservations/read-reservations";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { deliverSms } from "@/lib/server/platform/sms/deliver-sms";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { paymentAddress } from "@/lib/server/talk/mail/payment-address";
import { sendOnce } from "@/lib/server/talk/mail/send-once";

/** The job behind a payment link by text message; what is paid, has ended or has no number any more is not sent. */
export async function sendPaymentText(
  { reservationId, orderId, askedAt }: JobPayloads["tell_payment_text"],
  now: Date,
): Promise<void> {
  const offer = orderId ? await readOrder(orderId) : await readTrip(reservationId ?? "");
  if (!offer?.phone || !waitsForPayment(offer, now)) return;
  const { kind, id, phone, locale, expiresAt, name, amountMinor, currency } = offer;
  const [t, { brand }] = await Promise.all([mailTexts(locale), readSiteSettings()]);
  const text = t("payment_text", {
    brand: brand[locale],
    name,
    amount: formatMoney(amountMinor, currency),
    deadline: formatInstant(expiresAt ?? now, locale, "brief"),
    link: paymentAddress({ kind, id, expiresAt: expiresAt?.toISOString() ?? null }, locale),
  });
  const key = `payment_text:${id}:${askedAt}`;
  await sendOnce(key, () => deliverSms({ key, to: phone, text, locale }));
}

async function readTrip(id: string) {
  const [found] = await getDb()
    .select({ locale: reservations.locale, phone: users.phone })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(eq(reservations.id, id));
  if (!found) return null;
  const [record] = await readReservations(getDb(), sql`r.id = ${id}::uuid`, found.locale, 1);
  if (!record) return null;
  const { status, currency, prepaymentMinor: amountMinor, boat, expiresAt } = record;
  return {
    kind: "reservation" as const,
    id,
    ...found,
    status,
    currency,
    amountMinor,
    ...named(boat.name, expiresAt),
  };
}

async function readOrder(id: string) {
  const readIn = async (locale: Locale) => (await readOrders(getDb(), sql`o.id = ${id}::uuid`, locale, 1))[0];
  const record = await readIn(DEFAULT_LOCALE);
  if (!record) return null;
  const { status, currency, totalMinor: amountMinor, service, locale, phone, expiresAt } = record;
  return {
    kind: "order" as const,
    id,
    locale,
    phone,
    status,
    currency,
    amountMinor,
    ...named(service.name[locale], expiresAt),
  };
}

const named = (name: string, expiresAt: string | null) => ({
  name,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});
