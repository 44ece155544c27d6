import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { tripRequestOf } from "@/lib/server/boats/trip-request-of";
import { createdResponse } from "@/lib/server/checkout/created-response";
import { invoiceOf } from "@/lib/server/checkout/invoice-columns";
import { countedNetworkOf } from "@/lib/server/request/rate-limit";
import { createReservation } from "@/lib/server/reservations/create-reservation";

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
    const created = await createReservation(order, now, (tx, reserved) =>
      remember(tx, createdResponse(reserved)),
    );
    return created.ok ? accept(createdResponse(created.value)) : created;
  },
);
