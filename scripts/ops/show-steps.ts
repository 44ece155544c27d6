import { formatInstant } from "@/lib/i18n/format-date";
import { OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/db/pool";
import { say } from "@/scripts/server/say";

/** What happened to a reservation or order, its payments and refunds, in order. */
export async function showSteps(kind: "reservation" | "order", id: string): Promise<void> {
  const history =
    kind === "order" ? "service_order_history where order_id" : "reservation_history where reservation_id";
  const column = kind === "order" ? "service_order_id" : "reservation_id";
  const { rows } = await getPool().query(
    `select at, event || ' by ' || actor || coalesce(': ' || reason, '') as what from ${history} = $1
     union all select created_at, 'payment ' || state || coalesce(' (' || failure_code || ')', '')
       from payments where ${column} = $1
     union all select f.created_at, 'refund ' || f.state || ' ' || f.amount_minor || ' ' || f.reason
       from refunds f join payments p on p.id = f.payment_id where p.${column} = $1
     union all select created_at, 'change asked: ' || to_char(old_starts_at at time zone 'Europe/Istanbul', $2)
         || ' → ' || to_char(starts_at at time zone 'Europe/Istanbul', $2) || ', pays ' || payment_minor || ', gets ' || refund_minor
       from reservation_changes where reservation_id = $1
     union all select ended_at, 'change ' || status || coalesce(': ' || reason, '')
       from reservation_changes where reservation_id = $1 and ended_at is not null
     order by 1`,
    [id, "YYYY-MM-DD HH24:MI"],
  );
  for (const { at, what } of rows) say(`  ${formatInstant(at, OPERATOR_LOCALE, "short")}  ${what}`);
}

/** Says whom the invoice of a reservation or an order is made out to, when it is a company. */
export function showInvoice(row: {
  invoice_title: string | null;
  invoice_tax_office: string | null;
  invoice_tax_number: string | null;
}): void {
  if (!row.invoice_title) return;
  const office = row.invoice_tax_office ?? "abroad";
  say(`invoice to ${row.invoice_title}, tax office ${office}, tax number ${row.invoice_tax_number}`);
}
