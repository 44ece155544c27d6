import { and, eq, gt, isNull, or } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { pathFor } from "@/lib/routes/path-for";
import { currentTime } from "@/lib/server/db/database-clock";
import { isUnavailable } from "@/lib/server/db/is-unavailable";
import { getDb } from "@/lib/server/db/pool";
import { retryWhileUnavailable } from "@/lib/server/db/retry-while-unavailable";
import { payments } from "@/lib/server/db/schema/payments";
import { log } from "@/lib/server/log";
import { resultLinkKey } from "@/lib/server/payments/payment-link";
import { findGateway } from "@/lib/server/payments/providers/get-gateway";
import { readProviderBody } from "@/lib/server/payments/settle/read-provider-body";
import { refuseProvider } from "@/lib/server/payments/settle/refuse-provider";
import { settlePayment } from "@/lib/server/payments/settle/settle-payment";

/** A webhook may settle the payment before the browser is back. */
const RETURN_MINUTES = 10;

/**
 * The customer's browser comes back from the hosted page by a cross-site form POST: cookies are ignored,
 * the form only says which payment to ask the provider about. Responds 303 to the result page, whatever the
 * result, also when the database comes back only after some seconds: nobody can send that form again. 400 to what
 * the provider did not sign or we do not know.
 */
export async function receivePaymentCallback(request: Request, provider: string): Promise<Response> {
  const gateway = findGateway(provider);
  const body = gateway && (await readProviderBody(request));
  const notification = body ? gateway.readCallback(new URLSearchParams(body)) : null;
  if (!gateway || !notification) {
    log("warn", "payment_notification_refused", { reason: "not_signed", provider, source: "callback" });
    return refuseProvider("callback_refused");
  }
  try {
    const now = currentTime();
    const settled = await retryWhileUnavailable(() =>
      settlePayment(gateway, notification.token, "callback", now, notification),
    );
    if (!settled.ok) return refuseProvider(settled.code);
    const { id, locale } = settled.value;
    // The returning customer sees the result, even when the session was lost on the way; a repetition opens nothing.
    const key = (await claimReturn(id, now)) ? resultLinkKey(id, now) : null;
    const query = { lang: locale, key };
    const location = serverEnv().SITE_URL + pathFor("paymentResult", locale, { id }, query);
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    log("error", "payment_callback_failed", { provider, error });
    return refuseProvider(isUnavailable(error) ? "unavailable" : "internal");
  }
}

/**
 * Whether this is the first browser that comes back for the payment, while its result is news: the form that it sends
 * may be repeated later by anybody who has seen it.
 */
async function claimReturn(paymentId: string, now: Date): Promise<boolean> {
  const latest = new Date(now.getTime() - RETURN_MINUTES * 60_000);
  const claimed = await getDb()
    .update(payments)
    .set({ returnedAt: now })
    .where(
      and(
        eq(payments.id, paymentId),
        isNull(payments.returnedAt),
        or(isNull(payments.settledAt), gt(payments.settledAt, latest)),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length > 0;
}
