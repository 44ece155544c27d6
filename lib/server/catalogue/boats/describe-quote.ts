import { sql } from "drizzle-orm";
import type { QuoteResponse } from "@/lib/contracts/boats/quote";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import type { Locale } from "@/lib/i18n/locales";
import { nameLines } from "@/lib/server/catalogue/boats/name-lines";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";

type DescribedQuote = Omit<QuoteResponse, "sunset" | "available" | "nearest_free_times" | "adjusted_date">;

/** A quote in the form of the API, with the names of its lines and possible charges in one language. */
export async function describeQuote(db: Db, quote: Quote, locale: Locale): Promise<DescribedQuote> {
  const serviceIds = quote.lines.flatMap(({ serviceId }) => (serviceId === null ? [] : [serviceId]));
  const [nameLine, ruleNames] = await Promise.all([
    nameLines(db, serviceIds),
    readRuleNames(
      db,
      quote.possible.map(({ usageRuleId }) => usageRuleId),
      locale,
    ),
  ]);
  return {
    currency: quote.currency,
    start_date: quote.startsAt,
    end_date: quote.endsAt,
    lines: quote.lines.map((line) => ({
      code: line.code,
      label: nameLine(line)[locale],
      unit: line.unit,
      quantity: line.quantity,
      unit_price: line.unitPriceMinor,
      amount: line.amountMinor,
    })),
    total_price: quote.totalMinor,
    prepayment: quote.prepaymentMinor,
    remaining: quote.remainingMinor,
    accepted_on_board: quote.acceptedOnBoard,
    possible: quote.possible.map(({ usageRuleId, amountMinor }) => ({
      usage_rule_id: usageRuleId,
      label: ruleNames.get(usageRuleId) ?? "",
      amount: amountMinor,
    })),
  };
}

async function readRuleNames(db: Db, ids: number[], locale: Locale): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select u.id, ${localizedSql(sql`u.name`, locale)} as name from usage_rules u
    where u.id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
