import type {
  GatewayOrder,
  GatewayRefund,
  HostedPage,
  PaymentGateway,
  RetrievedPayment,
} from "@/lib/server/payments/gateway";
import {
  isSignedByTestGateway,
  SIGNATURE_HEADER,
  signForTestGateway,
} from "@/lib/server/payments/test-gateway/signature";
import { testGatewayAddress } from "@/lib/server/payments/test-gateway-address";

/** The embedded default provider: the local test gateway, spoken to over HTTP like any other. */
export const testGatewayClient: PaymentGateway = {
  provider: "test",
  initialise: async (order: GatewayOrder) => required(await call<HostedPage>("initialise", order)),
  retrieve: (token: string) => call<RetrievedPayment>("retrieve", { token }),
  refund: async (refund: GatewayRefund) =>
    required(await call<{ providerRefundId: string }>("refund", refund)),
  readCallback: (form: URLSearchParams) => {
    const token = form.get("token");
    return token && isSignedByTestGateway(`callback:${token}`, form.get("signature")) ? token : null;
  },
  readWebhook: (body: string, headers: Headers) => {
    if (!isSignedByTestGateway(body, headers.get(SIGNATURE_HEADER))) return null;
    const { token } = JSON.parse(body) as { token?: unknown };
    return typeof token === "string" ? token : null;
  },
};

async function call<T>(name: string, body: unknown): Promise<T | null> {
  const text = JSON.stringify(body);
  const response = await fetch(`${testGatewayAddress()}/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signForTestGateway(text) },
    body: text,
  });
  const answer = await response.text();
  if (!response.ok || !isSignedByTestGateway(answer, response.headers.get(SIGNATURE_HEADER))) {
    throw new Error(`The test gateway answered ${response.status} to ${name}`);
  }
  return JSON.parse(answer) as T | null;
}

function required<T>(answer: T | null): T {
  if (answer === null) throw new Error("The test gateway refused the call");
  return answer;
}
