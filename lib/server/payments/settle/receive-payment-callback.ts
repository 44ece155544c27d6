import { serverEnv } from "@/lib/config/env.server";
import { pathFor } from "@/lib/routes/path-for";
import { currentTime } from "@/lib/server/db/database-clock";
import { isUnavailable } from "@/lib/server/db/is-unavailable";
import { retryWhileUnavailable } from "@/lib/server/db/retry-while-unavailable";
import { log } from "@/lib/server/log";
import { resultLinkKey } from "@/lib/server/payments/payment-link";
import { findGateway } from "@/lib/server/payments/providers/get-gateway";
import { readProviderBody } from "@/lib/server/payments/settle/read-provider-body";
import { refuseProvider } from "@/lib/server/payments/settle/refuse-provider";
import { settlePayment } from "@/lib/server/payments/settle/settle-payment";

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
    // The returning customer sees the result, even when the session was lost on the way.
    const query = { lang: locale, key: resultLinkKey(id, now) };
    const location = serverEnv().SITE_URL + pathFor("paymentResult", locale, { id }, query);
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    log("error", "payment_callback_failed", { provider, error });
    return refuseProvider(isUnavailable(error) ? "unavailable" : "internal");
  }
}
