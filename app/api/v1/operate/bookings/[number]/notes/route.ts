import { accept, refuse } from "@/lib/domain/shared/outcome";
import { findBooking } from "@/lib/server/operator/find-booking";
import { writeStaffNote } from "@/lib/server/people/staff/staff-notes";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /operate/bookings/{number}/notes", async ({ session, params, body }) => {
  const booking = await findBooking(params.number);
  if (!booking) return refuse("not_found");
  await writeStaffNote(booking, body.text, actorOf(session));
  return accept(null);
});
