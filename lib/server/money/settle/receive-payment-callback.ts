import { and, eq, gt, isNull, or } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { pathFor } from "@/lib/routes/path-for";
import { resultLinkKey } from "@/lib/server/money/payment-link";
import { findGateway } from "@/lib/server/money/providers/registry";
import { refuseProvider } from "@/lib/server/money/settle/refuse-provider";
import { settlePayment } from "@/lib/server/money/settle/settle-payment";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { getDb } from "@/lib/server/platform/db/pool";
import { retryWhileUnavailable } from "@/lib/server/platform/db/retry-while-unavailable";
import { payments } from "@/lib/server/platform/db/schema/payments";
import { log } from "@/lib/server/platform/log";
import { outageLocale, outagePage } from "@/lib/server/platform/outage/outage-page";
import { readLimitedBody } from "@/lib/server/platform/request/read-limited-body";

/** A webhook may settle the payment before the browser is back. */
const RETURN_MINUTES = 10;

/**
 * The customer's browser comes back from the hosted page by a cross-site form POST: cookies are ignored, the form only
 * says which payment to ask the provider about. Responds 303 to the result page, whatever the result, also when the
 * database comes back only after some seconds: the browser cannot send that form again. 400 to what the provider did
 * not sign or we do not know.
 */
export async function receivePaymentCallback(request: Request, provider: string): Promise<Response> {
  const gateway = findGateway(provider);
  const body = gateway && (await readLimitedBody(request.body))?.toString("utf8");
  const notification = body ? gateway.readCallback(new URLSearchParams(body)) : null;
  if (!gateway || !body || !notification) {
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
    return respondWithRetryPage(request, body, isUnavailable(error) ? 503 : 500);
  }
}

/**
 * Whether this is the first browser that comes back for the payment, while its result is news: the form that it sends
 * may be repeated later by anyone who has seen it.
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

/** The customer comes from the bank: a page whose button sends the same form again, which is safe at any time. */
async function respondWithRetryPage(request: Request, body: string, status: 503 | 500): Promise<Response> {
  const page = await outagePage({
    locale: outageLocale(request.headers.get("accept-language")),
    kind: "payment",
    form: { action: new URL(request.url).pathname, fields: new URLSearchParams(body) },
  });
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "5",
  };
  return new Response(page, { status, headers });
}
