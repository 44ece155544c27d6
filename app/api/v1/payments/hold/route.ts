import { refuse } from "@/lib/domain/shared/outcome";
import { subjectOfBody } from "@/lib/server/booking/checkout/payment-subject";
import { findPayer } from "@/lib/server/money/find-payer";
import { extendOwnHold } from "@/lib/server/money/start/extend-own-hold";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /payments/hold", async ({ body, session, locale, now }) => {
  const subject = subjectOfBody(body);
  const visitor = { userId: session?.userId ?? null, linkKey: body.key ?? null };
  const userId = subject && (await findPayer(subject, visitor, now));
  if (!subject || !userId) return refuse(session ? "not_found" : "unauthorized");
  return extendOwnHold(subject, { userId, locale }, now);
});
