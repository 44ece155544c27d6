import * as v from "valibot";
import { isTurkishTaxNumber } from "@/lib/domain/payments/tax-number";
import { fieldMessage } from "./field-message";
import { limitedText, lineOf } from "./fields";

/** As people write it on a letterhead: digits apart, letters of foreign numbers in capitals. */
const taxNumber = v.pipe(
  limitedText(60, fieldMessage("tax_number")),
  v.transform((text) => text.replace(/[\s./-]/g, "").toUpperCase()),
  v.nonEmpty(fieldMessage("required")),
  v.regex(/^[A-Z0-9]{4,20}$/, fieldMessage("tax_number")),
);

/**
 * The company that the invoice is made out to. A Turkish one has a tax office and a number whose check digits are
 * right; a foreign one (`tax_office` null) only a number of its country.
 */
export const invoice = v.pipe(
  v.strictObject({
    title: lineOf(160, 2),
    tax_office: v.nullable(lineOf(80, 2)),
    tax_number: taxNumber,
  }),
  v.forward(
    v.partialCheck(
      [["tax_office"], ["tax_number"]],
      ({ tax_office, tax_number }) => tax_office === null || isTurkishTaxNumber(tax_number),
      fieldMessage("tax_number"),
    ),
    ["tax_number"],
  ),
);
export type InvoiceBody = v.InferInput<typeof invoice>;

/** As reservations and orders carry it; null = made out to the customer. */
export const invoiceInBody = v.optional(v.nullable(invoice), null);
export const invoiceInResponse = v.nullable(
  v.object({ title: v.string(), tax_office: v.nullable(v.string()), tax_number: v.string() }),
);
