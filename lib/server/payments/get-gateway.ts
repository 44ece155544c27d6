import { serverEnv } from "@/lib/config/env.server";
import type { PaymentGateway } from "@/lib/server/payments/gateway";
import { testGatewayClient } from "@/lib/server/payments/test-gateway-client";

const GATEWAYS = new Map<string, PaymentGateway>([[testGatewayClient.provider, testGatewayClient]]);

/** The provider of that name, or null; for addresses that name one. */
export function findGateway(provider: string): PaymentGateway | null {
  return GATEWAYS.get(provider) ?? null;
}

/** The configured provider; throws when this version does not speak to it. */
export function getGateway(): PaymentGateway {
  const { PAYMENT_PROVIDER } = serverEnv();
  const gateway = findGateway(PAYMENT_PROVIDER);
  if (!gateway) throw new Error(`No gateway for PAYMENT_PROVIDER=${PAYMENT_PROVIDER}`);
  return gateway;
}
