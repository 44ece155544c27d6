import type {
  GatewayOrder,
  GatewayRefund,
  GatewayRefundResponse,
  RetrievedPayment,
} from "@/lib/server/money/providers/gateway";
import type { GatewayLedger, LedgerEntry } from "@/lib/server/money/providers/test-gateway/gateway-ledger";

const PROVIDER_ID = /^tp_([0-9a-f]{32})$/;
/**
 * The prefix of the provider's ids of demo payments: the gateway does not know them, and accepts their refunds anyway.
 */
export const DEMO_PAYMENT = "tp_demo_";

/** The JSON calls that a shop makes. Null = the gateway does not know what is asked about. */
export const GATEWAY_CALLS: Record<
  string,
  (ledger: GatewayLedger, body: never, origin: string) => Promise<unknown>
> = { initialise, retrieve, refund };

async function initialise(ledger: GatewayLedger, order: GatewayOrder, origin: string) {
  const token = ledger.tokenOf(order.paymentId);
  if (!(await ledger.find(token))) {
    await ledger.save({
      token,
      paymentId: order.paymentId,
      number: order.number,
      amountMinor: order.amountMinor,
      currency: order.currency,
      locale: order.locale,
      callbackUrl: order.callbackUrl,
      webhookUrl: order.webhookUrl,
      outcome: "pending",
      failureCode: null,
      charges: 0,
      silentUntil: 0,
      refunds: [],
    });
  }
  return { token, redirectUrl: `${origin}/pay/${token}` };
}

async function retrieve(
  ledger: GatewayLedger,
  { token }: { token: string },
): Promise<RetrievedPayment | null> {
  const entry = await ledger.find(token);
  return entry && resultOf(entry, Date.now());
}

/** The gateway's response about a payment; while the bank is silent it is pending. */
function resultOf(entry: LedgerEntry, nowMs: number): RetrievedPayment {
  const silent = entry.silentUntil > nowMs;
  return {
    paymentId: entry.paymentId,
    outcome: silent ? "pending" : entry.outcome,
    amountMinor: entry.amountMinor,
    currency: entry.currency,
    providerPaymentId: entry.outcome === "success" ? `tp_${entry.token}` : null,
    failureCode: silent ? null : entry.failureCode,
  };
}

async function refund(ledger: GatewayLedger, asked: GatewayRefund): Promise<GatewayRefundResponse> {
  const done = { state: "done", providerRefundId: `tr_${asked.refundId}` } as const;
  if (asked.providerPaymentId.startsWith(DEMO_PAYMENT)) return done;
  const token = PROVIDER_ID.exec(asked.providerPaymentId)?.[1] ?? "";
  const entry = await ledger.find(token);
  if (entry?.outcome !== "success" || entry.currency !== asked.currency) return refused("unknown_payment");
  if (!entry.refunds.some(({ refundId }) => refundId === asked.refundId)) {
    const returned = entry.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (returned + asked.amountMinor > entry.amountMinor) return refused("more_than_paid");
    entry.refunds.push({ refundId: asked.refundId, amountMinor: asked.amountMinor });
    await ledger.save(entry);
  }
  return done;
}

const refused = (failureCode: string): GatewayRefundResponse => ({
  state: "refused",
  failureCode,
  retryable: false,
});
