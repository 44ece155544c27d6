import { type ServerEnv, serverEnv } from "@/lib/config/env.server";
import { iyzicoSettings } from "@/lib/config/iyzico-settings";
import type { PaymentGateway } from "@/lib/server/money/providers/gateway";
import { iyzicoGateway } from "@/lib/server/money/providers/iyzico/iyzico-gateway";
import { testGatewayClient } from "@/lib/server/money/providers/test-gateway/test-gateway-client";

/** The payment providers by their names in PAYMENT_PROVIDER; null while one has no keys. */
const PROVIDERS = {
  test: () => testGatewayClient,
  iyzico: withSettings(iyzicoSettings, iyzicoGateway),
} as const satisfies Record<ServerEnv["PAYMENT_PROVIDER"], () => PaymentGateway | null>;

/** Makes the gateway again only when its settings have changed. */
function withSettings<Settings>(read: () => Settings | null, make: (settings: Settings) => PaymentGateway) {
  let made: { key: string; gateway: PaymentGateway } | undefined;
  return (): PaymentGateway | null => {
    const settings = read();
    if (!settings) return null;
    const key = JSON.stringify(settings);
    if (made?.key !== key) made = { key, gateway: make(settings) };
    return made.gateway;
  };
}

const isProvider = (name: string): name is keyof typeof PROVIDERS => Object.hasOwn(PROVIDERS, name);

/**
 * The provider of that name, or null when it is unknown or has no keys; for addresses and payments that name one.
 * Payments of a provider that is no longer the configured one are still settled and refunded.
 */
export function findGateway(provider: string): PaymentGateway | null {
  return isProvider(provider) ? PROVIDERS[provider]() : null;
}

/** The configured provider; throws when it has no keys. */
export function getGateway(): PaymentGateway {
  const { PAYMENT_PROVIDER } = serverEnv();
  const gateway = findGateway(PAYMENT_PROVIDER);
  if (!gateway) throw new Error(`No gateway for PAYMENT_PROVIDER=${PAYMENT_PROVIDER}`);
  return gateway;
}
