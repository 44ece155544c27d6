import { isTripDay, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { CURRENCIES, type Currency } from "@/lib/domain/shared/vocabulary";

export const SETTLEMENT_KINDS = ["payment", "refund"] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** The columns of a provider's list, in any order and any case of their letters; others are left aside. */
export const SETTLEMENT_COLUMNS = ["payment_id", "amount", "currency", "date", "kind"] as const;

/** What one side knows of a payment or of what went back of it: money that moved on a day of Istanbul. */
export interface SettlementEntry {
  kind: SettlementKind;
  /** The provider's id of the payment. */
  paymentId: string;
  amountMinor: number;
  currency: Currency;
  day: TripDay;
}

/** An entry of ours, with the number of the booking that it is for. */
export type OwnEntry = SettlementEntry & { number: string };

const AMOUNT = /^-?\d{1,3}(?:[.,' ]?\d{3})*(?:[.,]\d{1,2})?$/;

/**
 * An amount as providers write it, in minor units: `1234.5`, `1.234,50`, `1,234.50`, `-10`. Three digits behind a
 * single sign are thousands. Null for anything else.
 */
export function readAmount(text: string): number | null {
  const plain = text.trim();
  if (!AMOUNT.test(plain)) return null;
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const units = whole.replace(/\D/g, "");
  const minor = Number(units) * 100 + Number(cents.padEnd(2, "0"));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** A line of the provider's list; null when it cannot be understood. Refunds may be written below zero. */
export function readSettlementLine(line: Readonly<Record<string, string>>): SettlementEntry | null {
  const cell = (name: (typeof SETTLEMENT_COLUMNS)[number]) => (line[name] ?? "").trim();
  const amountMinor = readAmount(cell("amount"));
  const currency = CURRENCIES.find((one) => one === cell("currency").toUpperCase());
  const kind = SETTLEMENT_KINDS.find((one) => one === cell("kind").toLowerCase());
  const day = cell("date").slice(0, 10);
  const paymentId = cell("payment_id");
  if (!paymentId || !amountMinor || !currency || !kind || !isTripDay(day)) return null;
  return { kind, paymentId, amountMinor, currency, day };
}

/** A payment, or what went back of it, on which the two lists do not agree; null where a side does not know it. */
export interface Difference {
  kind: SettlementKind;
  paymentId: string;
  number: string | null;
  here: { amountMinor: number; currency: Currency; day: TripDay } | null;
  there: { amountMinor: number; currency: Currency; day: TripDay } | null;
}

export interface Comparison {
  equal: number;
  onlyHere: Difference[];
  onlyThere: Difference[];
  different: Difference[];
}

/**
 * Compares both sides payment by payment; several refunds of one payment count as their sum. Of ours, those outside of
 * the days of the provider's list are compared but not missed there.
 */
export function compareSettlement(
  ours: readonly OwnEntry[],
  theirs: readonly SettlementEntry[],
  days: { from: TripDay; until: TripDay },
): Comparison {
  const [here, there] = [sumsOf(ours), sumsOf(theirs)];
  const found: Comparison = { equal: 0, onlyHere: [], onlyThere: [], different: [] };
  for (const key of new Set([...here.keys(), ...there.keys()])) {
    const [mine, other] = [here.get(key), there.get(key)];
    const one = mine ?? other;
    if (!one) continue;
    const difference = {
      kind: one.kind,
      paymentId: one.paymentId,
      number: mine?.number ?? null,
      here: mine ? sideOf(mine) : null,
      there: other ? sideOf(other) : null,
    };
    if (!mine) found.onlyThere.push(difference);
    else if (!other) {
      if (mine.day >= days.from && mine.day <= days.until) found.onlyHere.push(difference);
    } else if (mine.amountMinor === other.amountMinor && mine.currency === other.currency) found.equal += 1;
    else found.different.push(difference);
  }
  return found;
}

const sideOf = ({ amountMinor, currency, day }: SettlementEntry) => ({ amountMinor, currency, day });

function sumsOf(entries: readonly (SettlementEntry & { number?: string })[]) {
  const sums = new Map<string, SettlementEntry & { number?: string }>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.kind, entry.paymentId]);
    const former = sums.get(key);
    sums.set(key, former ? { ...former, amountMinor: former.amountMinor + entry.amountMinor } : entry);
  }
  return sums;
}
