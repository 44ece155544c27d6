import { createPaymentAnswer, createPaymentBody } from "@/lib/contracts/payments";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/http/endpoint";
import { type StartedPayment, startPayment } from "@/lib/server/payments/start-payment";

const answerOf = ({ id, redirectUrl }: StartedPayment) => ({ id, redirect_url: redirectUrl });

export const POST = endpoint({
  body: createPaymentBody,
  answer: createPaymentAnswer,
  session: "required",
  idempotent: true,
  status: 201,
  handle: async ({ body, session, locale, now, clientAddress, remember }) => {
    if (!body.reservation_id) return refuse("not_found");
    const start = {
      userId: session.userId,
      subject: { kind: "reservation" as const, id: body.reservation_id },
      acceptedContracts: body.accepted_contracts,
      buyer: body.buyer
        ? {
            address: body.buyer.address,
            city: body.buyer.city,
            country: body.buyer.country,
            identityNumber: body.buyer.identity_number ?? null,
          }
        : null,
      locale,
      clientAddress,
    };
    const started = await startPayment(start, now, (tx, page) => remember(tx, answerOf(page)));
    return started.ok ? accept(answerOf(started.value)) : started;
  },
});
