import { createHash } from "node:crypto";
import type { EffectKind } from "@/lib/contracts/console/action";
import type { AuditEvent } from "@/lib/domain/shared/audit-events";
import type { Currency, OccupancyKind, OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type { ChangedValue } from "@/lib/server/operator/effect/changed-values";
import type { RecordChange } from "@/lib/server/operator/effect/customer-records";
import type { ToldWarning } from "@/lib/server/operator/effect/describe-warnings";
import type { OwnersMoneyLine } from "@/lib/server/operator/effect/read-owners-money";

type BookingStatus = ReservationStatus | OrderStatus;

/** What of a booking can become another, beside its status. */
export type BookingField =
  | "boat"
  | "starts_at"
  | "ends_at"
  | "person_count"
  | "total"
  | "prepayment"
  | "remaining"
  | "refunded"
  | "expires_at"
  | "no_show";

/** What an action does, or would do; bookings by their numbers, boats by their codes. */
export interface Effect {
  /** `from` is null for a booking that begins with it. */
  statuses: { booking: string; from: BookingStatus | null; to: BookingStatus }[];
  /**
   * Instants as ISO strings, amounts in minor units, a boat by its code. `from` is null for what was not there, and for
   * everything of a booking that begins with it.
   */
  changes: {
    booking: string;
    field: BookingField;
    from: string | null;
    to: string | null;
    currency: Currency;
  }[];
  /** Money that goes back, by the reason that is stored with it. */
  refunds: { booking: string; minor: number; currency: Currency; reason: string }[];
  times: { change: "freed" | "taken"; boat: string; kind: OccupancyKind; from: Date; until: Date }[];
  /** Refunds that wait for a second person. */
  proposals: { booking: string; minor: number; currency: Currency }[];
  /** What somebody should look at before boats are written. */
  warnings: ToldWarning[];
  /** Of customers that an audit line is about. */
  records: RecordChange[];
  /** Of boats, lists, texts, contracts, templates, addresses and settings: every part that becomes another. */
  values: ChangedValue[];
  /** What is done with owners' money, by owner. */
  ownersMoney: OwnersMoneyLine[];
  /** Messages that leave, now or at a later instant: the job, what it says (of bookings only), about which booking. */
  messages: { job: string; mail: string | null; booking: string | null; at: Date | null }[];
  audit: { event: AuditEvent; subjectKind: string; subjectId: string; reason: string | null }[];
}

/** What an effect says of one thing, in the reader's language. */
export interface EffectLine {
  kind: EffectKind;
  text: string;
}

/** A mail as it would leave now. */
export interface DraftMail {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
}

/** Mails as they would leave now, and how many more there would be. */
export interface Drafts {
  mails: DraftMail[];
  more: number;
}

/** The numbers of the bookings that begin with it. */
export const begunIn = ({ statuses }: Pick<Effect, "statuses">): string[] =>
  statuses.flatMap(({ booking, from }) => (from === null ? [booking] : []));

/** What begins with these has another id each time it is foreseen. */
const BEGINNINGS: readonly AuditEvent[] = [
  "booking_created",
  "customer_made",
  "payout_prepared",
  "statement_closed",
];

/**
 * The same for two effects that differ in nothing but the moment at which they were foreseen: when a message leaves and
 * a deadline ends moves with it, and what begins has another number. What was there before is in it: an act that is
 * sent twice, as after a connection that broke, has another effect the second time.
 */
export function fingerprintOf({ messages, changes, audit, values, ...effect }: Effect): string {
  const told = messages.map(({ job, mail, booking }) => [job, mail, booking]);
  const changed = changes.map((change) => (change.field === "expires_at" ? { ...change, to: null } : change));
  // What is published at once is so at the moment of the confirmation.
  const published = values.map((value) => (value.field === "published_at" ? { ...value, to: null } : value));
  const begun = begunIn(effect);
  const isBegun = audit.some(({ event }) => BEGINNINGS.includes(event));
  const written = isBegun ? audit.map(({ subjectId: _, ...line }) => line) : audit;
  const text = begun.reduce(
    (text, number) => text.replaceAll(number, ""),
    JSON.stringify([effect, written, changed, told, published]),
  );
  return createHash("sha256").update(text).digest("base64url");
}
