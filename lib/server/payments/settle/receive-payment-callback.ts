import { serverEnv } from "@/lib/config/env.server";
import { pathFor } from "@/lib/routes/path-for";
import { currentTime } from "@/lib/server/db/database-clock";
import { isUnavailable } from "@/lib/server/db/is-unavailable";
import { retryWhileUnavailable } from "@/lib/server/db/retry-while-unavailable";
import { log } from "@/lib/server/log";
import { outageLocale, outagePage } from "@/lib/server/outage/outage-page";
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
    // The returning customer sees the result, even when the session was lost on the way.
    const query = { lang: locale, key: resultLinkKey(id, now) };
    const location = serverEnv().SITE_URL + pathFor("paymentResult", locale, { id }, query);
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    log("error", "payment_callback_failed", { provider, error });
    return apologise(request, body, isUnavailable(error) ? 503 : 500);
  }
}

/** The customer comes from the bank: a page whose button sends the same form again, which is safe at any time. */
async function apologise(request: Request, body: string, status: 503 | 500): Promise<Response> {
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
