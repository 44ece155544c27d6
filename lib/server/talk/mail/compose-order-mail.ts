import { ownerStateOfOrder } from "@/lib/domain/orders/order-owner-state";
import { orderStart } from "@/lib/domain/orders/order-start";
import { REFUND_DAYS } from "@/lib/domain/payments/refund-days";
import type { OrderMail } from "@/lib/domain/shared/booking-mails";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { sumMinor } from "@/lib/domain/shared/money";
import { formatDay, formatInstant, formatTripTime } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { formatPhone } from "@/lib/i18n/format-phone";
import { leftToRight } from "@/lib/i18n/left-to-right";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { lifecycleOfOrder } from "@/lib/server/booking/orders/describe-order";
import type { OrderRecord } from "@/lib/server/booking/orders/read-orders";
import { boardingCode } from "@/lib/server/booking/reservations/documents/boarding-code";
import { absoluteUrl } from "@/lib/server/reading/seo/absolute-url";
import { invoiceFacts } from "@/lib/server/talk/mail/facts/invoice-facts";
import { policyFacts } from "@/lib/server/talk/mail/facts/policy-facts";
import { refundFacts } from "@/lib/server/talk/mail/facts/refund-facts";
import { boatPicture, directionsToOrder } from "@/lib/server/talk/mail/layout/directions-sections";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { cancelledBy, latePaymentCause } from "@/lib/server/talk/mail/mail-causes";
import type { MailTexts } from "@/lib/server/talk/mail/mail-texts";
import { paymentAddress } from "@/lib/server/talk/mail/payment-address";
import { ownerLink } from "@/lib/server/talk/owner-links/owner-link";

interface Shape {
  to: "customer" | "operator" | "owner";
  button: "pay" | "mine" | "services" | "answer" | "owner" | null;
}

/** The recipient of each mail about an order, and where its button leads. */
export const ORDER_MAIL_SHAPES = {
  requested: { to: "customer", button: "mine" },
  request_to_owner: { to: "owner", button: "answer" },
  accepted: { to: "customer", button: "pay" },
  payment_link: { to: "customer", button: "pay" },
  rejected: { to: "customer", button: "services" },
  withdrawn_owner: { to: "owner", button: null },
  lapsed_owner: { to: "owner", button: null },
  received: { to: "customer", button: "pay" },
  paid: { to: "customer", button: "mine" },
  paid_operator: { to: "operator", button: null },
  paid_owner: { to: "owner", button: "owner" },
  timed_out: { to: "customer", button: "services" },
  cancelled: { to: "customer", button: "mine" },
  cancelled_operator: { to: "operator", button: null },
  cancelled_owner: { to: "owner", button: null },
  paid_late: { to: "customer", button: "services" },
  reminder: { to: "customer", button: "mine" },
} as const satisfies Record<OrderMail, Shape>;

/** Reasons set by the system; the others were typed by people. */
const CODED_REASON = /^[a-z_]+$/;

type Facts = NonNullable<MailContent["facts"]>;

/** Where the buttons lead: always with the language of the mail; the payment link pays without a login. */
const LINKS = {
  pay: ({ id, expiresAt }: OrderRecord, lang: Locale) =>
    paymentAddress({ kind: "order", id, expiresAt }, lang),
  mine: ({ id }: OrderRecord, lang: Locale) => absoluteUrl(pathFor("myService", lang, { id }, { lang })),
  services: (_: OrderRecord, lang: Locale) => absoluteUrl(pathFor("services", lang, null, { lang })),
} as const;

const linkOf = (way: NonNullable<Shape["button"]>, order: OrderRecord, lang: Locale, address: string) =>
  way === "answer" || way === "owner" ? ownerLink(order.id, address, lang) : LINKS[way](order, lang);

/** The content of a mail about an order, read at the moment of sending. The reader's address opens an owner's link. */
export function composeOrderMail(
  mail: OrderMail,
  order: OrderRecord,
  reader: { name: string; address: string },
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
    who: whoCancelled(order),
    how: ownerStateOfOrder(order.status, order.history, order.paidAt !== null),
    late: latePaymentCause(order.status),
    blocked: order.boat?.blocked ? "yes" : "no",
    checked: order.paymentInReview ? "yes" : "no",
  };
  // A customer who paid twice has the order.
  const way = mail === "paid_late" && values.late === "paid" ? "mine" : button;
  const unpaid = mail === "cancelled" && order.paidAt === null;
  const facts = [
    ...orderFacts(t, order, locale),
    { label: t("order_facts.total"), value: values.total },
    ...(to === "operator" ? customerFacts(t, order, locale) : []),
    ...(mail === "paid" ? policyOf(t, order, locale) : []),
    ...(mail === "rejected" && order.cancelReason && !CODED_REASON.test(order.cancelReason)
      ? [{ label: t("facts.reason"), value: order.cancelReason }]
      : []),
    ...(refundMinor > 0 && to === "customer" ? refundFacts(t, values.refund, order.refunds, locale) : []),
  ];
  return {
    subject: t(`order_${mail}.subject`, values),
    paragraphs: [
      t("hello", { name: reader.name }),
      unpaid ? t("order_cancelled_free.body", values) : t(`order_${mail}.body`, values),
    ],
    ...(to === "customer" && boatPicture({ name: values.service, mediaKey: order.service.mediaKey })),
    ...((mail === "paid" || mail === "reminder") && directionsToOrder(t, order, locale)),
    // What the customer pays is not the owner's business.
    facts: to === "owner" ? [...orderFacts(t, order, locale), ...guestFacts(mail, t, order, locale)] : facts,
    ...(way && {
      button: { label: t(`order_buttons.${way}`), href: linkOf(way, order, locale, reader.address) },
    }),
    ...((mail === "received" || mail === "accepted") && { hint: t("order_received.hint") }),
    ...(mail === "request_to_owner" && { hint: t("request_to_owner.hint") }),
  };
}

/** Where Palamar chooses the boat no owner is named to the customer. */
function whoCancelled({ history, refunds, boat }: OrderRecord) {
  const who = cancelledBy(history, refunds.at(-1)?.reason ?? null);
  return who === "owner" && !boat ? "team" : who;
}

function policyOf(t: MailTexts, order: OrderRecord, locale: Locale): Facts {
  const { policySteps: steps, paidAt, totalMinor: paidMinor, currency } = order;
  const startsAt = orderStart(lifecycleOfOrder(order));
  const rule = {
    steps,
    startsAt,
    since: new Date(paidAt ?? startsAt),
    paidMinor,
    currency,
  };
  return policyFacts(t, rule, locale);
}

/** The clock alone, beside the day; with the day again where it ends on another one. */
function hoursOf(startsAt: string, endsAt: string | null, locale: Locale): string {
  const [from, until] = [startsAt, endsAt].map((at) => at && toTripTime(new Date(at)));
  if (!from || !until) return (from ?? "").slice(11);
  if (from.slice(0, 10) === until.slice(0, 10))
    return leftToRight(`${from.slice(11)}–${until.slice(11)}`, locale);
  return `${formatTripTime(from, locale)} – ${formatTripTime(until, locale)}`;
}

function orderFacts(t: MailTexts, order: OrderRecord, locale: Locale): Facts {
  const { boat, startsAt, endsAt, personCount } = order;
  const facts: Facts = [
    { label: t("order_facts.service"), value: order.service.name[locale] },
    { label: t("order_facts.package"), value: order.package.name[locale] },
    { label: t("order_facts.day"), value: formatDay(order.serviceDay, locale, "full") },
  ];
  if (startsAt) {
    facts.push({ label: t("order_facts.hours"), value: hoursOf(startsAt, endsAt, locale) });
  }
  if (boat) {
    facts.push({ label: t("facts.boat"), value: `${boat.name} (${boat.code})` });
    facts.push({ label: t("facts.port"), value: boat.port });
    if (boat.meetingPoint) facts.push({ label: t("facts.meeting_point"), value: boat.meetingPoint });
  } else if (order.place) {
    const { name, meetingPoint } = order.place;
    facts.push({ label: t("order_facts.place"), value: name });
    if (meetingPoint) facts.push({ label: t("facts.meeting_point"), value: meetingPoint });
    facts.push({ label: t("facts.boat"), value: t("order_boat_later") });
  }
  if (personCount !== null) facts.push({ label: t("facts.persons"), value: String(personCount) });
  facts.push({ label: t("facts.number"), value: leftToRight(order.number, locale) });
  return facts;
}

/** What the owner may know of the guest: the note at once, name and phone once it is paid. */
function guestFacts(mail: OrderMail, t: MailTexts, order: OrderRecord, locale: Locale): Facts {
  const paid = mail === "paid_owner";
  if (!paid && mail !== "request_to_owner") return [];
  return [
    ...(paid
      ? [
          { label: t("facts.customer"), value: order.customerName },
          { label: t("facts.phone"), value: leftToRight(formatPhone(order.phone), locale) },
          { label: t("facts.check_code"), value: leftToRight(boardingCode(order.id), locale) },
        ]
      : []),
    ...(order.note ? [{ label: t("order_facts.note"), value: order.note }] : []),
  ];
}

function customerFacts(t: MailTexts, order: OrderRecord, locale: Locale): Facts {
  return [
    { label: t("facts.customer"), value: order.customerName },
    { label: t("facts.phone"), value: leftToRight(formatPhone(order.phone), locale) },
    { label: t("facts.email"), value: leftToRight(order.email, locale) },
    ...(order.note ? [{ label: t("order_facts.note"), value: order.note }] : []),
    ...invoiceFacts(t, order.invoice, locale),
    ...(order.cancelReason ? [{ label: t("facts.reason"), value: order.cancelReason }] : []),
  ];
}
