import { serverEnv } from "@/lib/config/env.server";
import { type IyzicoSettings, iyzicoSettings } from "@/lib/config/iyzico-settings";
import type { PaymentGateway } from "@/lib/server/money/providers/gateway";
import { iyzicoGateway } from "@/lib/server/money/providers/iyzico/iyzico-gateway";
import { testGatewayClient } from "@/lib/server/money/providers/test-gateway/test-gateway-client";

let made: { settings: IyzicoSettings; gateway: PaymentGateway } | undefined;

/**
 * The provider of that name, or null when it is unknown or has no keys; for addresses and payments that name one.
 * Payments of a provider that is no longer the configured one are still settled and refunded.
 */
export function findGateway(provider: string): PaymentGateway | null {
  if (provider === testGatewayClient.provider) return testGatewayClient;
  const settings = provider === "iyzico" ? iyzicoSettings() : null;
  if (!settings) return null;
  if (JSON.stringify(made?.settings) !== JSON.stringify(settings)) {
    made = { settings, gateway: iyzicoGateway(settings) };
  }
  return made?.gateway ?? null;
}

/** The configured provider; throws when it has no keys. */
export function getGateway(): PaymentGateway {
  const { PAYMENT_PROVIDER } = serverEnv();
  const gateway = findGateway(PAYMENT_PROVIDER);
  if (!gateway) throw new Error(`No gateway for PAYMENT_PROVIDER=${PAYMENT_PROVIDER}`);
  return gateway;
}
