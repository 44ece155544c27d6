import * as v from "valibot";
import { uuid } from "@/lib/contracts/fields";
import { paymentAnswer } from "@/lib/contracts/payments";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/http/endpoint";
import { getPaymentResult } from "@/lib/server/payments/get-payment-result";

export const GET = endpoint({
  params: v.object({ id: uuid }),
  answer: paymentAnswer,
  session: "optional",
  handle: async ({ params, session }) => {
    const payment = await getPaymentResult(params.id, session);
    return payment ? accept(payment) : refuse("not_found");
  },
});
