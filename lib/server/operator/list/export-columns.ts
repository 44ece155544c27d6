import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { SalesFigure } from "@/lib/server/operator/figures/read-sales";
import { type CsvColumn, csvAmount, csvInstant } from "@/lib/server/operator/list/csv";
import type { ListedBoat } from "@/lib/server/operator/list/list-all-boats";
import type { ListedAuditEvent } from "@/lib/server/operator/list/list-audit-events";
import type { ListedBooking } from "@/lib/server/operator/list/list-bookings";
import type { PaymentRow, RefundRow } from "@/lib/server/operator/list/list-money";

/** The columns of the file of all bookings: what the page shows, as the role may see it. */
export async function bookingCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<ListedBooking>[]> {
  const [t, list, reservations, orders] = await Promise.all([
    translatorOf(locale, "console_bookings"),
    translatorOf(locale, "console_list"),
    translatorOf(locale, "reservations"),
    translatorOf(locale, "orders"),
  ]);
  return [
    { label: t("number"), text: ({ number }) => number },
    { label: t("kind"), text: ({ kind }) => t(`kinds.${kind}`) },
    {
      label: t("departure"),
      text: ({ startsAt, hasHours }) => csvInstant(startsAt).slice(0, hasHours ? undefined : 10),
    },
    { label: t("boat"), text: ({ boatCode }) => boatCode ?? "" },
    { label: t("persons"), text: ({ personCount }) => `${personCount ?? ""}` },
    { label: t("customer"), text: ({ customerName }) => showField(role, "field.name", customerName) },
    {
      label: t("status"),
      text: (row) =>
        row.kind === "reservation" ? reservations(`status.${row.status}`) : orders(`status.${row.status}`),
    },
    { label: list("currency"), text: ({ currency }) => currency },
    { label: t("total"), text: ({ totalMinor }) => csvAmount(totalMinor) },
    { label: t("paid"), text: ({ paidMinor }) => csvAmount(paidMinor) },
    { label: t("remainder"), text: ({ remainingMinor }) => csvAmount(remainingMinor) },
    { label: t("made"), text: ({ createdAt }) => csvInstant(createdAt) },
  ];
}

/** The columns of the file of all boats. */
export async function boatCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<ListedBoat>[]> {
  const [t, list] = await Promise.all([
    translatorOf(locale, "console_boats"),
    translatorOf(locale, "console_list"),
  ]);
  return [
    { label: t("code"), text: ({ code }) => code },
    { label: t("name"), text: ({ name }) => name },
    { label: t("port"), text: ({ port }) => port },
    { label: t("type"), text: ({ type }) => type },
    { label: t("status_label"), text: ({ status }) => t(`status.${status}`) },
    { label: t("owner"), text: ({ ownerName }) => showField(role, "field.name", ownerName) },
    { label: list("currency"), text: ({ currency }) => currency },
    { label: t("from"), text: ({ fromMinor }) => (fromMinor === null ? "" : csvAmount(fromMinor)) },
    { label: t("per"), text: ({ fromKind }) => (fromKind ? t(`kind.${fromKind}`) : "") },
    { label: t("pictures"), text: ({ pictureCount }) => `${pictureCount}` },
    { label: t("updated"), text: ({ updatedAt }) => csvInstant(updatedAt) },
  ];
}

/** The columns of the file of payments. */
export async function paymentCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<PaymentRow>[]> {
  const [t, list] = await Promise.all([
    translatorOf(locale, "console_payments"),
    translatorOf(locale, "console_list"),
  ]);
  return [
    { label: t("booking"), text: ({ number }) => number },
    { label: t("customer"), text: ({ customerName }) => showField(role, "field.name", customerName) },
    { label: list("currency"), text: ({ currency }) => currency },
    { label: t("amount"), text: ({ amountMinor }) => csvAmount(amountMinor) },
    { label: t("state"), text: ({ state, inReview }) => (inReview ? t("in_review") : t(`states.${state}`)) },
    { label: t("answer"), text: ({ failureCode }) => failureCode ?? "" },
    { label: t("provider"), text: ({ provider }) => provider },
    { label: t("provider_id"), text: ({ providerPaymentId }) => providerPaymentId ?? "" },
    { label: t("made"), text: ({ createdAt }) => csvInstant(createdAt) },
    { label: t("settled"), text: ({ settledAt }) => csvInstant(settledAt) },
    { label: t("payable_until"), text: ({ payableUntil }) => csvInstant(payableUntil) },
  ];
}

/** The columns of the file of refunds. */
export async function refundCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<RefundRow>[]> {
  const [t, list] = await Promise.all([
    translatorOf(locale, "console_payments"),
    translatorOf(locale, "console_list"),
  ]);
  return [
    { label: t("booking"), text: ({ number }) => number },
    { label: t("customer"), text: ({ customerName }) => showField(role, "field.name", customerName) },
    { label: list("currency"), text: ({ currency }) => currency },
    { label: t("amount"), text: ({ amountMinor }) => csvAmount(amountMinor) },
    { label: t("state"), text: ({ state }) => t(`refund_states.${state}`) },
    { label: t("attempts"), text: ({ attempts }) => `${attempts}` },
    { label: t("answer"), text: ({ failureCode }) => failureCode ?? "" },
    { label: t("reason"), text: ({ reason }) => reason },
    { label: t("made"), text: ({ createdAt }) => csvInstant(createdAt) },
    { label: t("done"), text: ({ doneAt }) => csvInstant(doneAt) },
  ];
}

/** The columns of the file of the audit. */
export async function auditCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<ListedAuditEvent>[]> {
  const t = await translatorOf(locale, "console");
  const shown = (text: string) => (text.includes("@") ? showField(role, "field.email", text) : text);
  return [
    { label: t("audit.when"), text: ({ at }) => csvInstant(at) },
    { label: t("audit.who"), text: ({ actorName, actorId }) => actorName ?? shown(actorId ?? "") },
    { label: t("audit.kind_label"), text: ({ actorKind }) => t(`audit.actor.${actorKind}`) },
    { label: t("audit.what"), text: ({ event }) => t(`audit.event.${event}`) },
    {
      label: t("audit.about"),
      text: ({ subjectKind, subjectId, subjectName }) =>
        subjectName && subjectKind === "customer"
          ? showField(role, "field.name", subjectName)
          : (subjectName ?? shown(subjectId)),
    },
    { label: t("audit.details"), text: ({ reason, data }) => reason ?? JSON.stringify(data) },
  ];
}

const FIGURES = { byMonth: "month", byPort: "port", byBoat: "boat" } as const;

/** The columns of the file of a table of the figures. */
export async function salesCsv(
  locale: Locale,
  table: keyof typeof FIGURES,
): Promise<CsvColumn<SalesFigure>[]> {
  const t = await translatorOf(locale, "console_figures");
  return [
    { label: t(FIGURES[table]), text: ({ name }) => (table === "byMonth" ? name.slice(0, 7) : name) },
    { label: t("trips"), text: ({ trips }) => `${trips}` },
    ...CURRENCIES.map((currency) => ({
      label: t("revenue_in", { currency }),
      text: ({ revenue }: SalesFigure) => csvAmount(revenue[currency] ?? 0),
    })),
    { label: t("sailed_days"), text: ({ sailedDays }) => `${sailedDays}` },
    { label: t("boat_days"), text: ({ boatDays }) => `${boatDays}` },
  ];
}
