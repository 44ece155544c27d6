import { asc, inArray, sql } from "drizzle-orm";
import type { AuditEvent } from "@/lib/domain/shared/audit-events";
import { CURRENCIES, type Currency } from "@/lib/domain/shared/vocabulary";
import { getDb } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { owners } from "@/lib/server/platform/db/schema/owners";

const OWNERS_MONEY_EVENTS = [
  "payout_prepared",
  "payout_paid",
  "payout_withdrawn",
  "statement_closed",
  "money_corrected",
] as const satisfies readonly AuditEvent[];

/** What is done with an owner's money, by its audit line. */
export interface OwnersMoneyLine {
  event: (typeof OWNERS_MONEY_EVENTS)[number];
  owner: string;
  minor: number;
  currency: Currency;
  /** The day by which it is due, or the number of a statement or booking. */
  detail: string | null;
}

/** The owners' money in these lines of the audit, by owner. */
export async function readOwnersMoney(audit: readonly string[]): Promise<OwnersMoneyLine[]> {
  const lines = await getDb()
    .select({ event: auditEvents.event, data: auditEvents.data })
    .from(auditEvents)
    .where(inArray(auditEvents.id, audit.map(Number)))
    .orderBy(asc(auditEvents.id));
  const found = lines.flatMap(({ event, data }) => {
    const known = OWNERS_MONEY_EVENTS.find((one) => one === event);
    return known ? [{ event: known, data }] : [];
  });
  const names = await namesOf(found.map(({ data }) => String(data.ownerId)));
  return found.map(({ event, data }) => ({
    event,
    owner: names.get(String(data.ownerId)) ?? "",
    minor: Number(event === "statement_closed" ? data.closingMinor : data.amountMinor),
    currency: CURRENCIES.find((currency) => currency === data.currency) ?? "TRY",
    detail: detailOf(data),
  }));
}

function detailOf({ dueOn, number, reference }: Record<string, unknown>): string | null {
  const detail = dueOn ?? number ?? reference;
  return typeof detail === "string" ? detail : null;
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await getDb()
    .select({ id: owners.id, name: sql<string>`coalesce(${owners.legalName}, ${owners.name})` })
    .from(owners)
    .where(inArray(owners.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
