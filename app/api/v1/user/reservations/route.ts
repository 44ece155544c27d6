import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listUserReservations } from "@/lib/server/reservations/reservation-queries";

export const GET = endpoint("GET /user/reservations", async ({ session, locale, now }) =>
  accept({ items: await listUserReservations(session.userId, locale, now) }),
);
