import { LOCALES } from "@/lib/i18n/locales";
import type {
  GatewayOrder,
  GatewayRefund,
  GatewayRefundResponse,
  HostedPage,
  PaymentGateway,
  ProviderNotification,
  RetrievedPayment,
} from "@/lib/server/money/providers/gateway";
import { raceWithTimeout } from "@/lib/server/money/providers/race-with-timeout";
import {
  isSignedByTestGateway,
  SIGNATURE_HEADER,
  signForTestGateway,
} from "@/lib/server/money/providers/test-gateway/signature";
import { testGatewayAddress } from "@/lib/server/money/providers/test-gateway/test-gateway-address";
import { refuseInPreview } from "@/lib/server/platform/db/pool";

/** The embedded default provider: the local test gateway, spoken to over HTTP like any other. */
export const testGatewayClient: PaymentGateway = {
  provider: "test",
  pageLocales: LOCALES,
  needsIdentityNumber: false,
  initialise: async (order: GatewayOrder) => ({
    ...required(await call<Omit<HostedPage, "expiresAt">>("initialise", order)),
    expiresAt: null,
  }),
  retrieve: (token: string) => call<RetrievedPayment>("retrieve", { token }),
  refund: async (refund: GatewayRefund) => required(await call<GatewayRefundResponse>("refund", refund)),
  readCallback: (form: URLSearchParams) => {
    const token = form.get("token");
    return token && isSignedByTestGateway(`callback:${token}`, form.get("signature"))
      ? notificationOf(token)
      : null;
  },
  readWebhook: (body: string, headers: Headers) => {
    if (!isSignedByTestGateway(body, headers.get(SIGNATURE_HEADER))) return null;
    const { token } = JSON.parse(body) as { token?: unknown };
    return typeof token === "string" ? notificationOf(token) : null;
  },
};

const notificationOf = (token: string): ProviderNotification => ({ token, reference: token, content: {} });

async function call<T>(name: string, body: unknown): Promise<T | null> {
  refuseInPreview("the payment provider");
  const text = JSON.stringify(body);
  const response = await raceWithTimeout(
    fetch(`${testGatewayAddress()}/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signForTestGateway(text) },
      body: text,
    }).then(async (response) => ({ response, text: await response.text() })),
  );
  const signature = response.response.headers.get(SIGNATURE_HEADER);
  if (!response.response.ok || !isSignedByTestGateway(response.text, signature)) {
    throw new Error(`The test gateway answered ${response.response.status} to ${name}`);
  }
  return JSON.parse(response.text) as T | null;
}

function required<T>(response: T | null): T {
  if (response === null) throw new Error("The test gateway refused the call");
  return response;
}
