import { accept } from "@/lib/domain/shared/outcome";
import { newTripOf } from "@/lib/server/booking/changes/new-trip-of";
import { type StartedChange, startChange } from "@/lib/server/booking/changes/start-change";
import { countedNetworkOf } from "@/lib/server/platform/request/rate-limit";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

const responseOf = ({ id, status, expiresAt, paymentMinor, refundMinor }: StartedChange) => ({
  id,
  status,
  expires_at: expiresAt?.toISOString() ?? null,
  payment: paymentMinor,
  refund: refundMinor,
});

export const POST = endpoint(
  "POST /user/reservations/{id}/changes",
  async ({ params, body, session, locale, now, clientAddress, remember }) => {
    const order = {
      userId: session.userId,
      reservationId: params.id,
      newTrip: newTripOf(body),
      locale,
      expected: {
        totalMinor: body.expected_total,
        paymentMinor: body.expected_payment,
        refundMinor: body.expected_refund,
      },
      clientAddress,
      senderNetwork: countedNetworkOf(clientAddress),
    };
    const started = await startChange(order, now, (tx, change) => remember(tx, responseOf(change)));
    return started.ok ? accept(responseOf(started.value)) : started;
  },
);
