import type { IyzicoSettings } from "@/lib/config/iyzico-settings";
import type { GatewayOrder, HostedPage } from "@/lib/server/money/providers/gateway";
import type { IyzicoClient } from "@/lib/server/money/providers/iyzico/iyzico-client";
import { toDecimal } from "@/lib/server/money/providers/iyzico/iyzico-decimals";
import { iyzicoLocaleOf } from "@/lib/server/money/providers/iyzico/iyzico-locales";
import { initialiseResponse, readIyzicoResponse } from "@/lib/server/money/providers/iyzico/iyzico-responses";
import { isSameSignature, signIyzicoResponse } from "@/lib/server/money/providers/iyzico/iyzico-signatures";
import { UntrustedResponse } from "@/lib/server/money/providers/untrusted-response";
import { currentTime } from "@/lib/server/platform/db/database-clock";

const DEFAULT_PAGE_SECONDS = 30 * 60;

/**
 * Opens a page of iyzico's checkout form for the order, under our payment's id as conversation and basket. Throws
 * when it was refused or the response is not signed.
 */
export async function initialiseCheckout(
  client: IyzicoClient,
  settings: IyzicoSettings,
  order: GatewayOrder,
): Promise<HostedPage> {
  const request = checkoutRequest(order, settings.identityNumber);
  const response = readIyzicoResponse(initialiseResponse, await client.initialise(request));
  const { token, paymentPageUrl, conversationId, signature, tokenExpireTime } = response;
  if (response.status !== "success" || !token || !paymentPageUrl) {
    throw new Error(`iyzico opened no page: error ${response.errorCode ?? "unknown"}`);
  }
  const signed = signIyzicoResponse([conversationId, token], settings.secretKey);
  if (!isSameSignature(signed, signature) || conversationId !== order.paymentId) {
    throw new UntrustedResponse("iyzico's page is not signed for this payment");
  }
  if (new URL(paymentPageUrl).protocol !== new URL(settings.baseUrl).protocol) {
    throw new UntrustedResponse("iyzico's page is not on a secure address");
  }
  const seconds = tokenExpireTime ?? DEFAULT_PAGE_SECONDS;
  return {
    token,
    redirectUrl: paymentPageUrl,
    expiresAt: new Date(currentTime().getTime() + seconds * 1000),
  };
}

function checkoutRequest(order: GatewayOrder, identityNumber: string | null): object {
  const { buyer, paymentId, amountMinor, currency, locale, items, callbackUrl } = order;
  const contactName = `${buyer.name} ${buyer.surname}`;
  const address = { contactName, address: buyer.address, city: buyer.city, country: buyer.country };
  return {
    locale: iyzicoLocaleOf(locale),
    conversationId: paymentId,
    basketId: paymentId,
    price: toDecimal(amountMinor),
    paidPrice: toDecimal(amountMinor),
    currency,
    paymentGroup: "PRODUCT",
    // Instalments would charge another amount than the one that was accepted.
    enabledInstallments: [1],
    callbackUrl,
    buyer: {
      id: buyer.id,
      name: buyer.name,
      surname: buyer.surname,
      email: buyer.email,
      gsmNumber: buyer.phone ?? undefined,
      identityNumber: buyer.identityNumber ?? identityNumber ?? undefined,
      registrationAddress: buyer.address,
      city: buyer.city,
      country: buyer.country,
      ip: buyer.clientAddress,
    },
    billingAddress: address,
    shippingAddress: address,
    basketItems: items.map((item) => ({
      id: item.id,
      name: item.name,
      category1: "Boat rental",
      itemType: "VIRTUAL",
      price: toDecimal(item.amountMinor),
    })),
  };
}
