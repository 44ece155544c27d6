import type { Difference } from "@/lib/domain/payments/compare-settlement";
import { accept } from "@/lib/domain/shared/outcome";
import { compareWithProvider } from "@/lib/server/money/settle/compare-with-provider";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

type Side = Difference["here"];

const sideOf = (side: Side) =>
  side && { amount_minor: side.amountMinor, currency: side.currency, day: side.day };

const shown = ({ kind, paymentId, number, here, there }: Difference) => {
  return { kind, payment_id: paymentId, number, here: sideOf(here), there: sideOf(there) };
};

export const POST = endpoint("POST /operate/payments/comparison", async ({ body }) => {
  const compared = await compareWithProvider(body.csv);
  if (!compared.ok) return compared;
  const { from, until, equal, onlyHere, onlyThere, different, unread } = compared.value;
  return accept({
    from,
    until,
    equal,
    only_here: onlyHere.map(shown),
    only_there: onlyThere.map(shown),
    different: different.map(shown),
    unread,
  });
});
