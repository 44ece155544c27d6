import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import { findBooking } from "@/lib/server/operator/find-booking";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { resendMail } from "@/lib/server/talk/mail/resend-mail";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** Sends a mail about a booking again; without a mail's name it lists those that were sent. */
export async function resend(kind: BookingKind, { by, args }: OperationInput): Promise<number> {
  const [number = "", mail = "", ...rest] = args;
  if (!number || rest.length > 0) return explain("Give the number and the mail, such as paid.");
  const booking = await findBooking(number);
  if (booking?.kind !== kind) {
    say(`There is no ${kind} ${number}.`);
    return 1;
  }
  const resent = await resendMail(booking, mail, by, currentTime());
  if (resent.ok) {
    say(`The running site sends "${mail}" about ${number} again.`);
    return 0;
  }
  if (resent.code === "mail_outdated") say(`Refused: "${mail}" no longer applies to ${number}.`);
  else {
    const sent = (resent.details?.sent ?? []) as string[];
    say(mail ? `Refused: "${mail}" was not sent within 90 days.` : "Name one of these mails.");
    say(`Sent about ${number}: ${sent.join(", ") || "none"}.`);
  }
  return mail ? 1 : 2;
}
