import { accept } from "@/lib/domain/shared/outcome";
import { createdResponse } from "@/lib/server/booking/checkout/created-response";
import { invoiceOf } from "@/lib/server/booking/checkout/invoice-columns";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { tripRequestOf } from "@/lib/server/catalogue/boats/trip-request-of";
import { countedNetworkOf } from "@/lib/server/platform/request/rate-limit";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

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
