import { type SQL, sql } from "drizzle-orm";

/** The company that an invoice is made out to; without a tax office a foreign one. */
export interface Invoice {
  title: string;
  taxOffice: string | null;
  taxNumber: string;
}

/** The invoice of a request body, with the names of the domain. */
export function invoiceOf(
  body: { title: string; tax_office: string | null; tax_number: string } | null,
): Invoice | null {
  return body && { title: body.title, taxOffice: body.tax_office, taxNumber: body.tax_number };
}

/** The invoice as responses carry it. */
export function describeInvoice(invoice: Invoice | null) {
  return invoice && { title: invoice.title, tax_office: invoice.taxOffice, tax_number: invoice.taxNumber };
}

/** How a row of a reservation or an order keeps it. */
export function invoiceColumnsOf(invoice: Invoice | null) {
  return {
    invoiceTitle: invoice?.title ?? null,
    invoiceTaxOffice: invoice?.taxOffice ?? null,
    invoiceTaxNumber: invoice?.taxNumber ?? null,
  };
}

/** The invoice of a row (by its alias) as JSON; null when it is made out to the customer. */
export function invoiceSql(alias: SQL): SQL {
  return sql`case when ${alias}.invoice_title is not null then json_build_object('title', ${alias}.invoice_title,
    'taxOffice', ${alias}.invoice_tax_office, 'taxNumber', ${alias}.invoice_tax_number) end`;
}
