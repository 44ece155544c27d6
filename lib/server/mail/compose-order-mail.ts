import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { sumMinor } from "@/lib/domain/shared/money";
import { formatDay, formatInstant, formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatPhone } from "@/lib/i18n/format-phone";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { OrderMail } from "@/lib/server/jobs/job-payloads";
import { lateCause } from "@/lib/server/mail/late-cause";
import { leftToRight } from "@/lib/server/mail/left-to-right";
import type { MailContent } from "@/lib/server/mail/mail-content";
import type { MailTexts } from "@/lib/server/mail/mail-texts";
import type { OrderRecord } from "@/lib/server/orders/read-orders";
import { paymentLinkKey } from "@/lib/server/payments/payment-link";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";

interface Shape {
  to: "customer" | "operator" | "owner";
  button: "pay" | "mine" | "services" | null;
}

/** Who gets each mail about an order, and where its button leads. */
export const ORDER_MAIL_SHAPES = {
  received: { to: "customer", button: "pay" },
  paid: { to: "customer", button: "mine" },
  paid_operator: { to: "operator", button: null },
  paid_owner: { to: "owner", button: null },
  timed_out: { to: "customer", button: "services" },
  cancelled: { to: "customer", button: "mine" },
  cancelled_operator: { to: "operator", button: null },
  cancelled_owner: { to: "owner", button: null },
  paid_late: { to: "customer", button: "services" },
  reminder: { to: "customer", button: "mine" },
} as const satisfies Record<OrderMail, Shape>;

type Facts = NonNullable<MailContent["facts"]>;

/** Where the buttons lead: always with the language of the mail; the payment link pays without a login. */
const LINKS = {
  pay: ({ id, expiresAt }: OrderRecord, lang: Locale) => {
    const key = paymentLinkKey({ kind: "order", id }, expiresAt);
    return absoluteUrl(pathFor("servicePayment", lang, { id }, { key, lang }));
  },
  mine: ({ id }: OrderRecord, lang: Locale) => absoluteUrl(pathFor("myService", lang, { id }, { lang })),
  services: (_: OrderRecord, lang: Locale) => absoluteUrl(pathFor("services", lang, null, { lang })),
} as const;

/** The content of a mail about an order, read at the moment of sending. `name` is the recipient. */
export function composeOrderMail(
  mail: OrderMail,
  order: OrderRecord,
  name: string,
  locale: Locale,
  t: MailTexts,
): MailContent {
  const { to, button }: Shape = ORDER_MAIL_SHAPES[mail];
  const money = (minor: number) => leftToRight(formatMoney(minor, order.currency), locale);
  const refundMinor = sumMinor(order.refunds.map(({ amountMinor }) => amountMinor));
  const values = {
    number: leftToRight(order.number, locale),
    service: order.service.name[locale],
    package: order.package.name[locale],
    day: formatDay(order.serviceDay, locale),
    boat: order.boat?.name ?? "",
    customer: order.customerName,
    deadline: order.expiresAt ? formatInstant(order.expiresAt, locale) : "",
    total: money(order.totalMinor),
    refund: money(refundMinor),
    refunded: refundMinor > 0 ? "yes" : "no",
    days: REFUND_DAYS,
    late: lateCause(order.status),
    checked: order.paymentInReview ? "yes" : "no",
  };
  // A customer who paid twice has the order.
  const way = mail === "paid_late" && values.late === "paid" ? "mine" : button;
  const unpaid = mail === "cancelled" && order.paidAt === null;
  const facts = [
    ...orderFacts(t, order, locale),
    { label: t("order_facts.total"), value: values.total },
    ...(to === "operator" ? customerFacts(t, order, locale) : []),
    ...(refundMinor > 0 && to === "customer" ? [{ label: t("facts.refund"), value: values.refund }] : []),
  ];
  return {
    subject: t(`order_${mail}.subject`, values),
    paragraphs: [
      t("hello", { name }),
      unpaid ? t("order_cancelled_free.body", values) : t(`order_${mail}.body`, values),
    ],
    // What the customer pays is not the owner's business.
    facts: to === "owner" ? orderFacts(t, order, locale) : facts,
    ...(way && { button: { label: t(`order_buttons.${way}`), href: LINKS[way](order, locale) } }),
    ...(mail === "received" && { hint: t("order_received.hint") }),
  };
}

const timeOf = (instant: string, locale: Locale) => formatTripTime(toTripTime(new Date(instant)), locale);

function orderFacts(t: MailTexts, order: OrderRecord, locale: Locale): Facts {
  const { boat, startsAt, endsAt, personCount } = order;
  const facts: Facts = [
    { label: t("facts.number"), value: leftToRight(order.number, locale) },
    { label: t("order_facts.service"), value: order.service.name[locale] },
    { label: t("order_facts.package"), value: order.package.name[locale] },
    { label: t("order_facts.day"), value: formatDay(order.serviceDay, locale, "full") },
  ];
  if (startsAt && endsAt) {
    const value = `${timeOf(startsAt, locale)} – ${timeOf(endsAt, locale)}`;
    facts.push({ label: t("order_facts.hours"), value });
  }
  if (boat) {
    facts.push({ label: t("facts.boat"), value: `${boat.name} (${boat.code})` });
    facts.push({ label: t("facts.port"), value: boat.port });
    if (boat.meetingPoint) facts.push({ label: t("facts.meeting_point"), value: boat.meetingPoint });
  }
  if (personCount !== null) facts.push({ label: t("facts.persons"), value: String(personCount) });
  return facts;
}

function customerFacts(t: MailTexts, order: OrderRecord, locale: Locale): Facts {
  return [
    { label: t("facts.customer"), value: order.customerName },
    { label: t("facts.phone"), value: leftToRight(formatPhone(order.phone), locale) },
    { label: t("facts.email"), value: leftToRight(order.email, locale) },
    ...(order.note ? [{ label: t("order_facts.note"), value: order.note }] : []),
    ...(order.cancelReason ? [{ label: t("facts.reason"), value: order.cancelReason }] : []),
  ];
}
