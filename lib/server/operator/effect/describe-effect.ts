import type { EffectKind } from "@/lib/contracts/console/action";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import { describeOwnersMoney } from "@/lib/server/operator/effect/describe-owners-money";
import { describeValues } from "@/lib/server/operator/effect/describe-values";
import { describeWarnings } from "@/lib/server/operator/effect/describe-warnings";
import {
  type BookingField,
  begunIn,
  type Effect,
  type EffectLine,
} from "@/lib/server/operator/effect/effect";

/** The reasons of refunds that the site gives itself. */
const REASONS = [
  "rival_accepted",
  "paid_too_late",
  "cancelled_by_customer",
  "cancelled_by_owner",
  "weather",
  "operator",
  "trip_changed",
] as const;

const AMOUNTS: ReadonlySet<BookingField> = new Set(["total", "prepayment", "remaining", "refunded"]);

const isOrderStatus = (status: ReservationStatus | OrderStatus): status is OrderStatus =>
  status.startsWith("order_");

/** An effect in sentences of that language, without the mails that leave at once: a preview shows their texts. */
export async function describeEffect(effect: Effect, locale: Locale): Promise<EffectLine[]> {
  const [t, reservations, orders] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "reservations"),
    translatorOf(locale, "orders"),
  ]);
  const nameOf = (status: ReservationStatus | OrderStatus) =>
    isOrderStatus(status) ? orders(`status.${status}`) : reservations(`status.${status}`);
  const instant = (at: string | Date) => formatInstant(at, locale, "brief");
  const line = (kind: EffectKind) => (text: string) => ({ kind, text });

  // What begins has no number that could be said before: it gets another one when it is confirmed.
  const begun = new Set(begunIn(effect));
  // A move is a step that keeps the status.
  const changed = effect.statuses.filter(({ from, to }) => from !== to);
  const statuses = changed.map(({ booking, from, to }) =>
    from === null
      ? t("effect.begins", { to: nameOf(to) })
      : t("effect.status", { booking, from: nameOf(from), to: nameOf(to) }),
  );
  const changes = effect.changes.map(({ booking, field, currency, ...values }) => {
    const kind: EffectKind = begun.has(booking) && AMOUNTS.has(field) ? "money" : "change";
    const shown = (value: string | null) => {
      if (field === "no_show") return t(value === null ? "effect.none" : "effect.noted");
      if (value === null) return t("effect.none");
      if (AMOUNTS.has(field)) return formatMoney(Number(value), currency);
      return field === "boat" || field === "person_count" ? value : instant(value);
    };
    const [from, to] = [shown(values.from), shown(values.to)];
    const name = t(`effect.field.${field}`);
    if (begun.has(booking)) return { kind, text: t("effect.has", { field: name, to }) };
    return { kind, text: t("effect.change", { booking, field: name, from, to }) };
  });
  const refunds = effect.refunds.map(({ booking, minor, currency, ...refund }) => {
    const reason = REASONS.find((one) => one === refund.reason);
    const amount = formatMoney(minor, currency);
    return t("effect.refund", { booking, amount, reason: reason ? t(`reservation.reason.${reason}`) : "" });
  });
  const times = effect.times.map(({ change, boat, kind, from, until }) =>
    t(`effect.${change}`, {
      boat,
      kind: t(`effect.occupancy.${kind}`),
      from: instant(from),
      until: instant(until),
    }),
  );
  const records = effect.records.map(({ kind, from, to }) => {
    const what = t(`effect.records.${kind}`);
    return from === to ? t("effect.kept", { what, count: to }) : t("effect.record", { what, from, to });
  });
  const proposals = effect.proposals.map(({ booking, minor, currency }) =>
    t("effect.proposed", { booking, amount: formatMoney(minor, currency) }),
  );
  const later = effect.messages.flatMap(({ booking, at }) =>
    at === null
      ? []
      : [t("effect.later", { booking: booking && !begun.has(booking) ? booking : "", at: instant(at) })],
  );
  const audit = [...Map.groupBy(effect.audit, ({ event }) => event)].map(([event, { length }]) =>
    length === 1 ? t(`audit.event.${event}`) : `${t(`audit.event.${event}`)} × ${length}`,
  );
  return [
    ...(await describeWarnings(effect.warnings, locale)).map(line("warning")),
    ...statuses.map(line("status")),
    ...changes,
    ...proposals.map(line("change")),
    ...(await describeValues(effect.values, locale)).map(line("change")),
    ...refunds.map(line("money")),
    ...(await describeOwnersMoney(effect.ownersMoney, locale)).map(line("money")),
    ...times.map(line("time")),
    ...records.map(line("record")),
    ...later.map(line("message")),
    ...audit.map(line("audit")),
  ];
}
