import { may } from "@/lib/domain/staff/permissions";
import { actorOf, type StaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/**
 * Writes down that somebody opened what is known of a customer, on the page of a booking, on the customer's own or
 * while booking for a caller, and whether the identity number was shown there. Whoever sees it masked has opened
 * nothing.
 */
export async function writeOpenedCustomer(
  session: StaffSession,
  customerId: string,
  opened:
    | { booking: string; as_customer?: true }
    | { page: "customer"; identity?: true }
    | { page: "caller" },
): Promise<void> {
  if (!may(session.staff.role, "field.name")) return;
  await inTransaction((tx) =>
    audit(tx, {
      by: actorOf(session),
      event: "customer_opened",
      subject: { kind: "customer", id: customerId },
      data: opened,
    }),
  );
}
