import { findGateway } from "@/lib/server/money/providers/registry";
import { refuseProvider } from "@/lib/server/money/settle/refuse-provider";
import { settlePayment } from "@/lib/server/money/settle/settle-payment";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { log } from "@/lib/server/platform/log";
import { readLimitedBody } from "@/lib/server/platform/request/read-limited-body";

/**
 * Receives a notification that the provider sends; it is only a reason to ask for the result. Anything
 * but 204 makes it call again.
 */
export async function receivePaymentWebhook(request: Request, provider: string): Promise<Response> {
  const gateway = findGateway(provider);
  const body = gateway && (await readLimitedBody(request.body))?.toString("utf8");
  const notification = body ? gateway.readWebhook(body, request.headers) : null;
  if (!gateway || !notification) {
    log("warn", "payment_notification_refused", { reason: "not_signed", provider, source: "webhook" });
    return refuseProvider("callback_refused");
  }
  try {
    const settled = await settlePayment(gateway, notification.token, "webhook", currentTime(), notification);
    if (settled.ok) return new Response(null, { status: 204 });
    return refuseProvider(settled.code);
  } catch (error) {
    log("error", "payment_webhook_failed", { provider, error });
    return refuseProvider(isUnavailable(error) ? "unavailable" : "internal");
  }
}
