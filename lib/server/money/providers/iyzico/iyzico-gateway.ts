import type { IyzicoSettings } from "@/lib/config/iyzico-settings";
import type { PaymentGateway } from "@/lib/server/money/providers/gateway";
import { initialiseCheckout } from "@/lib/server/money/providers/iyzico/initialise-checkout";
import { iyzicoClient } from "@/lib/server/money/providers/iyzico/iyzico-client";
import { IYZICO_LOCALES } from "@/lib/server/money/providers/iyzico/iyzico-locales";
import { readIyzicoWebhook } from "@/lib/server/money/providers/iyzico/read-iyzico-webhook";
import { refundItems } from "@/lib/server/money/providers/iyzico/refund-items";
import { retrieveCheckout } from "@/lib/server/money/providers/iyzico/retrieve-checkout";

const TOKEN = /^[\w-]{8,200}$/;

/** iyzico's checkout form, through its official SDK. */
export function iyzicoGateway(settings: IyzicoSettings): PaymentGateway {
  const client = iyzicoClient(settings);
  return {
    provider: "iyzico",
    pageLocales: IYZICO_LOCALES,
    needsIdentityNumber: settings.identityNumber === null,
    initialise: (order) => initialiseCheckout(client, settings, order),
    retrieve: (token, paymentId) => retrieveCheckout(client, settings, token, paymentId),
    refund: (refund) => refundItems(client, settings, refund),
    // iyzico signs no form: it says which page came back, and the response to our question is signed.
    readCallback: (form) => {
      const token = form.get("token") ?? "";
      return TOKEN.test(token) ? { token, reference: token, content: {} } : null;
    },
    readWebhook: (body, headers) => readIyzicoWebhook(body, headers, settings.secretKey),
  };
}
