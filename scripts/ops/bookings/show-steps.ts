import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { type BookingStep, listSteps } from "@/lib/server/operator/list-steps";
import type { InvoiceLines } from "@/lib/server/operator/read-reservation-sheet";
import { money, when } from "@/scripts/ops/print";
import { say } from "@/scripts/server/say";

/** Prints what happened to a reservation or order, its payments and refunds, in order. */
export async function showSteps(booking: BookingRef): Promise<void> {
  for (const step of await listSteps(booking)) say(`  ${when(step.at)}  ${describe(step)}`);
}

function describe(step: BookingStep): string {
  const { name, actor, staff, reason, note, currency } = step;
  const amount = (minor: number | null) => money({ minor: minor ?? 0, currency });
  switch (step.kind) {
    case "event":
    case "noted":
      return `${name} by ${[actor, staff].filter(Boolean).join(" ")}${reason ? `: ${reason}` : ""}`;
    case "payment":
      return `payment ${name} ${amount(step.amountMinor)}${reason ? ` (${reason})` : ""}`;
    case "refund":
      return `refund ${name} ${amount(step.amountMinor)} ${reason}${note ? `: ${note}` : ""}`;
    case "change_asked": {
      const times = [step.oldStartsAt, step.startsAt].map((at) => at && when(at)).join(" → ");
      return `change asked: ${times}, pays ${amount(step.amountMinor)}, gets ${amount(step.backMinor)}`;
    }
    case "change_ended":
      return `change ${name}${reason ? `: ${reason}` : ""}`;
  }
}

/** Prints whom the invoice of a reservation or an order is made out to, when it is a company. */
export function showInvoice({ invoiceTitle, invoiceTaxOffice, invoiceTaxNumber }: InvoiceLines): void {
  if (!invoiceTitle) return;
  say(
    `invoice to ${invoiceTitle}, tax office ${invoiceTaxOffice ?? "abroad"}, tax number ${invoiceTaxNumber}`,
  );
}
