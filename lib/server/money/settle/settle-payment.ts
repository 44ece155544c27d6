/* From a provider's notification to what it does: the result is asked for, stored once, planned and carried out. */
import { and, eq, sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { PaymentState } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type {
  PaymentGateway,
  ProviderNotification,
  RetrievedPayment,
} from "@/lib/server/money/providers/gateway";
import { UntrustedResponse } from "@/lib/server/money/providers/untrusted-response";
import { applySettlement } from "@/lib/server/money/settle/apply-settlement";
import {
  type NotificationSource,
  recordPaymentEvent,
  recordPaymentNotification,
} from "@/lib/server/money/settle/record-payment-event";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { payments } from "@/lib/server/platform/db/schema/payments";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { log } from "@/lib/server/platform/log";

export interface SettledPayment {
  id: string;
  locale: Locale;
  /** After this notification; still `processing` when the provider has no result yet or did not respond. */
  state: PaymentState;
  /** False when the provider did not respond: nothing is known then. */
  answered: boolean;
  /** True while the provider has the money but still reviews it for fraud. */
  inReview: boolean;
}

/**
 * Brings a payment in step with its provider, however the notification came and however often: the result is asked
 * from the provider, stored, and applied once. Refuses tokens that name no payment of ours and responses that
 * speak about another payment, and logs them. A notification of the provider (`notification`) is stored first.
 */
export async function settlePayment(
  gateway: PaymentGateway,
  token: string,
  source: NotificationSource,
  now: Date,
  notification?: ProviderNotification,
): Promise<Outcome<SettledPayment, "callback_refused">> {
  const { provider } = gateway;
  const [payment] = await getDb()
    .select({ id: payments.id, locale: payments.locale, state: payments.state })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerToken, token)));
  if (!payment) return refused("unknown_token", { provider, source });
  if (notification) await recordPaymentNotification(provider, payment.id, source, notification);
  const result = await askProvider(gateway, token, payment.id);
  if (result === undefined) return accept({ ...payment, answered: false, inReview: false });
  if (result?.paymentId !== payment.id) {
    return refused("foreign_answer", { provider, source, payment_id: payment.id });
  }
  const eventId = await recordPaymentEvent({ provider, token, paymentId: payment.id, source, result });
  const state = await settleOnce(payment.id, result, eventId, now);
  const inReview = result.outcome === "review" && state === "processing";
  return accept({ ...payment, state, answered: true, inReview });
}

/** Undefined when the provider did not respond: nothing is known then, and nothing is changed. */
async function askProvider(
  gateway: PaymentGateway,
  token: string,
  paymentId: string,
): Promise<RetrievedPayment | null | undefined> {
  try {
    return await gateway.retrieve(token, paymentId);
  } catch (error) {
    const untrusted = error instanceof UntrustedResponse;
    log(untrusted ? "error" : "warn", untrusted ? "payment_response_refused" : "payment_result_unknown", {
      payment_id: paymentId,
      error,
    });
    return undefined;
  }
}

async function settleOnce(
  paymentId: string,
  result: RetrievedPayment,
  eventId: number,
  now: Date,
): Promise<PaymentState> {
  const settle = (slotGone: boolean) =>
    inTransaction(async (tx) => {
      const { state, outcome } = await applySettlement(tx, paymentId, result, now, slotGone);
      await tx.execute(
        sql`update payment_events set outcome = ${outcome} where id = ${eventId} and outcome is null`,
      );
      return state;
    });
  try {
    return await settle(false);
  } catch (error) {
    // The exclusion constraint refused the slot: another booking has it, so the payment is refunded.
    if (sqlStateOf(error) === "23P01") return settle(true);
    throw error;
  }
}

function refused(reason: string, about: Record<string, unknown>): Outcome<never, "callback_refused"> {
  log("warn", "payment_notification_refused", { reason, ...about });
  return refuse("callback_refused");
}
