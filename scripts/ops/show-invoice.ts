import { say } from "@/scripts/server/say";

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
