import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { tripRequestOf } from "@/lib/server/boats/trip-request-of";
import { invoiceOf } from "@/lib/server/checkout/invoice-columns";
import { countedNetworkOf } from "@/lib/server/request/rate-limit";
import { type CreatedReservation, createReservation } from "@/lib/server/reservations/create-reservation";

const responseOf = ({ id, number, status, expiresAt }: CreatedReservation) => ({
  id,
  number,
  status,
  expires_at: expiresAt.toISOString(),
});

export const POST = endpoint(
  "POST /reservations",
  async ({ body, session, locale, now, clientAddress, remember }) => {
    const order = {
      userId: session.userId,
      locale,
      boatId: body.vehicle_id,
      request: tripRequestOf(body),
      departurePortId: body.departure_port,
      arrivalPortId: body.arrival_port,
      note: body.note,
      invoice: invoiceOf(body.invoice),
      expectedTotalMinor: body.expected_total,
      senderNetwork: countedNetworkOf(clientAddress),
    };
    const created = await createReservation(order, now, (tx, reserved) => remember(tx, responseOf(reserved)));
    return created.ok ? accept(responseOf(created.value)) : created;
  },
);
