import { meanScore } from "@/lib/domain/reservations/review-scores";
import { CURRENCIES } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { type CsvColumn, csvAmount, csvInstant } from "@/lib/server/operator/csv";
import type { SalesFigure } from "@/lib/server/operator/figures/read-sales";
import type { ListedBoat } from "@/lib/server/operator/list/list-all-boats";
import type { ListedAuditEvent } from "@/lib/server/operator/list/list-audit-events";
import type { ListedBooking } from "@/lib/server/operator/list/list-bookings";
import type { PaymentRow, RefundRow } from "@/lib/server/operator/list/list-money";
import type { ListedOwner } from "@/lib/server/operator/list/list-owners";
import type { ListedReview } from "@/lib/server/operator/list/list-reviews";
import type { SharedList } from "@/lib/server/operator/list/list-shortlists";
import type { WaitingCustomer } from "@/lib/server/operator/list/list-waiting";

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

/** The columns of the file of owners. */
export async function ownerCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<ListedOwner>[]> {
  const t = await translatorOf(locale, "console_owners");
  return [
    { label: t("field.name"), text: ({ name }) => showField(role, "field.name", name) },
    { label: t("field.kind"), text: ({ kind }) => t(`kind.${kind}`) },
    { label: t("field.state"), text: ({ state }) => t(`state.${state}`) },
    { label: t("field.email"), text: ({ email }) => showField(role, "field.email", email) },
    {
      label: t("field.phone"),
      text: ({ phone }) => (phone ? showField(role, "field.telephone", phone) : ""),
    },
    { label: t("boats"), text: ({ boatCount }) => `${boatCount}` },
    { label: t("waiting_papers"), text: ({ waitingPapers }) => `${waitingPapers}` },
    { label: t("since"), text: ({ createdAt }) => csvInstant(createdAt) },
  ];
}

/** The first columns of payments and of refunds. */
async function moneyCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<PaymentRow | RefundRow>[]> {
  const [t, list] = await Promise.all([
    translatorOf(locale, "console_payments"),
    translatorOf(locale, "console_list"),
  ]);
  return [
    { label: t("booking"), text: ({ number }) => number },
    { label: t("customer"), text: ({ customerName }) => showField(role, "field.name", customerName) },
    { label: list("currency"), text: ({ currency }) => currency },
    { label: t("amount"), text: ({ amountMinor }) => csvAmount(amountMinor) },
  ];
}

/** The columns of the file of payments. */
export async function paymentCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<PaymentRow>[]> {
  const t = await translatorOf(locale, "console_payments");
  return [
    ...(await moneyCsv(locale, role)),
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
  const t = await translatorOf(locale, "console_payments");
  return [
    ...(await moneyCsv(locale, role)),
    { label: t("state"), text: ({ state }) => t(`refund_states.${state}`) },
    { label: t("attempts"), text: ({ attempts }) => `${attempts}` },
    { label: t("answer"), text: ({ failureCode }) => failureCode ?? "" },
    { label: t("reason"), text: ({ reason }) => reason },
    { label: t("made"), text: ({ createdAt }) => csvInstant(createdAt) },
    { label: t("done"), text: ({ doneAt }) => csvInstant(doneAt) },
  ];
}

/** The columns of the file of reviews. */
export async function reviewCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<ListedReview>[]> {
  const t = await translatorOf(locale, "console_reviews");
  return [
    { label: t("when"), text: ({ createdAt }) => csvInstant(createdAt) },
    { label: t("boat_column"), text: ({ boatCode }) => boatCode },
    { label: t("author"), text: ({ authorName }) => showField(role, "field.name", authorName) },
    { label: t("trip"), text: ({ number }) => number ?? t("demo") },
    { label: t("score"), text: ({ scores }) => `${meanScore(scores)}`.replace(".", ",") },
    { label: t("heading"), text: ({ title }) => title },
    { label: t("text"), text: ({ text }) => text },
    { label: t("reply"), text: ({ reply }) => reply ?? "" },
    {
      label: t("state"),
      text: ({ hiddenReason }) => t(hiddenReason === null ? "states.published" : "states.hidden"),
    },
    { label: t("reason"), text: ({ hiddenReason }) => hiddenReason ?? "" },
  ];
}

/** The columns of the file of the waiting lists. */
export async function waitingCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<WaitingCustomer>[]> {
  const [t, area] = await Promise.all([
    translatorOf(locale, "console_waiting"),
    translatorOf(locale, "account_area"),
  ]);
  return [
    { label: t("day"), text: ({ day }) => day },
    { label: t("boat_column"), text: ({ boatCode }) => boatCode },
    { label: t("kind"), text: ({ kind }) => area(`waiting.kind.${kind}`) },
    { label: t("persons"), text: ({ personCount }) => `${personCount}` },
    { label: t("who"), text: ({ name }) => showField(role, "field.name", name) },
    { label: t("email"), text: ({ email }) => (email ? showField(role, "field.email", email) : "") },
    { label: t("since"), text: ({ createdAt }) => csvInstant(createdAt) },
    { label: t("told"), text: ({ notifiedAt }) => csvInstant(notifiedAt) },
  ];
}

/** The columns of the file of the lists that customers share. */
export async function shortlistCsv(locale: Locale, role: StaffRole): Promise<CsvColumn<SharedList>[]> {
  const t = await translatorOf(locale, "console_shortlists");
  return [
    { label: t("when"), text: ({ createdAt }) => csvInstant(createdAt) },
    { label: t("who"), text: ({ name }) => showField(role, "field.name", name) },
    { label: t("email"), text: ({ email }) => showField(role, "field.email", email) },
    { label: t("boats"), text: ({ boats }) => boats.join(", ") },
    { label: t("votes"), text: ({ votes }) => `${votes}` },
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
