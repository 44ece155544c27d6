import { accept } from "@/lib/domain/shared/outcome";
import { listUserReservations } from "@/lib/server/booking/reservations/reservation-queries";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/reservations", async ({ session, locale, now }) =>
  accept({ items: await listUserReservations(session.userId, locale, now) }),
);
