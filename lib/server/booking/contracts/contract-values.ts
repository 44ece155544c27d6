import { createTranslator } from "next-intl";
import { toTripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import { formatDay, formatTripTime } from "@/lib/i18n/format-date";
import { formatList } from "@/lib/i18n/format-list";
import { formatMoney } from "@/lib/i18n/format-money";
import { leftToRight } from "@/lib/i18n/left-to-right";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { Invoice } from "@/lib/server/booking/checkout/invoice-columns";
import type { Buyer } from "@/lib/server/booking/contracts/buyer";
import type {
  ORDER_PLACEHOLDERS,
  SHARED_PLACEHOLDERS,
  TRIP_PLACEHOLDERS,
  ValuesOf,
} from "@/lib/server/booking/contracts/contract-placeholders";
import type { OrderRecord } from "@/lib/server/booking/orders/read-orders";
import { lineText, type SayTimes } from "@/lib/server/booking/reservations/line-text";
import type { ReservationRecord } from "@/lib/server/booking/reservations/read-reservations";

/** The record of a booking, with what its contracts need. */
export type BookingRecord = ReservationRecord | OrderRecord;

/** The kind of booking, which decides the templates of its contracts. */
export const bookingKindOf = (record: BookingRecord): BookingKind =>
  "serviceDay" in record ? "order" : "reservation";

/** The values of all placeholders of a contract about this reservation or order, in the language of the text. */
export async function contractValues(
  record: BookingRecord,
  buyer: Buyer,
  seller: Readonly<Record<string, string>>,
  locale: Locale,
  now: Date,
): Promise<Record<string, string>> {
  const t = await contractTexts(locale);
  const address = [buyer.address, buyer.city, buyer.country].filter(Boolean).join(", ");
  const shared: ValuesOf<typeof SHARED_PLACEHOLDERS> = {
    number: record.number,
    date: formatDay(tripDayOf(now), locale),
    buyer_name: `${buyer.name} ${buyer.surname}`,
    buyer_address: address || t("contracts.address_stated_at_payment"),
    buyer_email: buyer.email,
    buyer_phone: buyer.phone ?? "–",
    buyer_invoice: invoiceLine(record.invoice, t),
  };
  const own = "serviceDay" in record ? orderValues(record, t, locale) : tripValues(record, t, locale);
  const values = { ...seller, ...shared, ...own };
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, inOrder(text, locale)]));
}

/** Telephone numbers, amounts and addresses keep their order inside of Arabic sentences. */
const inOrder = (text: string, locale: Locale) =>
  /\p{Script=Arabic}|^\d*$/u.test(text) ? text : leftToRight(text, locale);

/** The recipient of the invoice. */
function invoiceLine(invoice: Invoice | null, t: ContractTexts): string {
  if (!invoice) return t("contracts.invoice.buyer");
  const { title, taxOffice, taxNumber: number } = invoice;
  return taxOffice
    ? t("contracts.invoice.company", { title, office: taxOffice, number })
    : t("contracts.invoice.foreign", { title, number });
}

type ContractTexts = Awaited<ReturnType<typeof contractTexts>>;

async function contractTexts(locale: Locale) {
  return createTranslator({ locale, messages: await loadMessages(locale) });
}

const timeOf = (instant: string, locale: Locale) => formatTripTime(toTripTime(new Date(instant)), locale);

/** What a cancellation gives back, all steps in one sentence. */
function policyTerms(record: BookingRecord, t: ContractTexts, locale: Locale): string {
  if (record.policySteps.length === 0) return t("contracts.policy.none");
  const kind = bookingKindOf(record);
  const steps = record.policySteps.map(({ daysBefore, percent }) =>
    t("contracts.policy.step", { kind, percent, days: daysBefore, hours: daysBefore * 24 }),
  );
  return t("contracts.policy.terms", { steps: formatList(steps, locale) });
}

function tripValues(
  record: ReservationRecord,
  t: ContractTexts,
  locale: Locale,
): ValuesOf<typeof TRIP_PLACEHOLDERS> {
  const money = (minor: number) => leftToRight(formatMoney(minor, record.currency), locale);
  const times: SayTimes = (unit, count) => t(`contracts.${unit}`, { count });
  return {
    boat_name: record.boat.name,
    boat_code: record.boat.code,
    boat_owner: record.ownerIdentity ?? record.ownerName,
    start: timeOf(record.startsAt, locale),
    end: timeOf(record.endsAt, locale),
    persons: String(record.personCount),
    departure_port: record.departurePort.name,
    arrival_port: record.arrivalPort?.name ?? record.departurePort.name,
    lines: [
      ...record.lines.map((line) => `- ${lineText(line, locale, times)}: ${money(line.amountMinor)}`),
      ...differenceLines(record, t, money).map((line) => `- ${line}`),
    ].join("\n"),
    total: formatMoney(record.totalMinor, record.currency),
    prepayment: formatMoney(record.prepaymentMinor, record.currency),
    remaining: formatMoney(record.remainingMinor, record.currency),
    possible:
      record.possible.length > 0
        ? record.possible
            .map(({ name, amount_minor }) => `- ${name[locale]}: ${money(amount_minor)}`)
            .join("\n")
        : t("contracts.no_possible"),
    on_board: formatList(
      record.acceptedOnBoard.map((type) => t(`payment_methods.${type}`)),
      locale,
    ),
    policy: t("contracts.policy.named", {
      name: t(`boats.policy.name.${record.cancellationPolicy}`),
      terms: policyTerms(record, t, locale),
    }),
  };
}

/** What became of the money when the trip was changed; nothing for a trip as it was booked. */
function differenceLines(
  { change }: ReservationRecord,
  t: ContractTexts,
  money: (minor: number) => string,
): string[] {
  if (!change) return [];
  const { oldPrepaymentMinor, paymentMinor, refundMinor } = change;
  return [
    t("contracts.changed.paid_before", { amount: money(oldPrepaymentMinor) }),
    ...(paymentMinor > 0 ? [t("contracts.changed.payment", { amount: money(paymentMinor) })] : []),
    ...(refundMinor > 0 ? [t("contracts.changed.refund", { amount: money(refundMinor) })] : []),
  ];
}

function orderValues(
  record: OrderRecord,
  t: ContractTexts,
  locale: Locale,
): ValuesOf<typeof ORDER_PLACEHOLDERS> {
  const { boat, startsAt, endsAt, personCount } = record;
  const span = [startsAt, endsAt].flatMap((at) => (at ? [timeOf(at, locale)] : [])).join(" – ");
  const chosen = t("contracts.order.boat_chosen");
  return {
    service_name: record.service.name[locale],
    package_name: record.package.name[locale],
    package_content: record.package.description,
    service_day: formatDay(record.serviceDay, locale, "full"),
    service_hours: span || t("contracts.order.hours_agreed"),
    service_boat: boat
      ? `${boat.name} (${boat.code}), ${boat.port}`
      : record.place
        ? `${record.place.name}; ${chosen}`
        : chosen,
    persons: personCount === null ? t("contracts.order.persons_package") : String(personCount),
    customer_name: record.customerName,
    total: formatMoney(record.totalMinor, record.currency),
    policy: policyTerms(record, t, locale),
  };
}
