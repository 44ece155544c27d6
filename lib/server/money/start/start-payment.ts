import { serverEnv } from "@/lib/config/env.server";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import { type BuyerDetails, getBuyer, saveBuyer } from "@/lib/server/booking/contracts/buyer";
import {
  type AcceptedContract,
  checkAcceptedContracts,
} from "@/lib/server/booking/contracts/check-accepted-contracts";
import { hasReadDisclosure, keepDisclosure } from "@/lib/server/booking/contracts/disclosure";
import { readContracts } from "@/lib/server/booking/contracts/list-filled-contracts";
import { listStartedContracts } from "@/lib/server/booking/contracts/list-started-contracts";
import type { GatewayOrder, HostedPage } from "@/lib/server/money/providers/gateway";
import { getGateway } from "@/lib/server/money/providers/registry";
import { extendHold } from "@/lib/server/money/start/extend-hold";
import { LOCK_PAYABLE } from "@/lib/server/money/start/lock-payable";
import { openPayment } from "@/lib/server/money/start/open-payment";
import type { PayableRefusal } from "@/lib/server/money/start/payable";
import { settleOpenPayment } from "@/lib/server/money/start/settle-open-payment";
import { splitBasket } from "@/lib/server/money/start/split-basket";
import { storePage } from "@/lib/server/money/start/store-page";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { log } from "@/lib/server/platform/log";

export interface PaymentStart {
  userId: string;
  subject: PaymentSubject;
  acceptedContracts: readonly AcceptedContract[];
  /** Whether the payer states to have read how personal data is handled; asked of an account that has not yet. */
  hasReadDisclosure: boolean;
  /** Null = as the account knows it. */
  buyer: BuyerDetails | null;
  locale: Locale;
  clientAddress: string;
}

export interface StartedPayment {
  id: string;
  redirectUrl: string;
}

export type PaymentStartRefusal =
  | PayableRefusal
  | "invalid_input"
  | "consent_required"
  | "contracts_not_accepted"
  | "contracts_changed"
  | "identity_number_required"
  | "payment_in_review"
  | "provider_unavailable";

/**
 * Opens the provider's hosted page for a held trip's pre-payment, for an order, or for the difference of a changed
 * trip. The payment is committed before the provider is called, and repeated under the same id when it did not respond,
 * so that no failure leads to a second charge. Refuses what is another customer's (as unknown), expired holds and
 * unaccepted or changed contracts or an unread disclosure. `remember` stores the response for a repeated
 * Idempotency-Key.
 */
export async function startPayment(
  start: PaymentStart,
  now: Date,
  remember: (tx: Tx, started: StartedPayment) => Promise<void> = async () => undefined,
): Promise<Outcome<StartedPayment, PaymentStartRefusal>> {
  await settleOpenPayment(start.subject, start.userId, now);
  const prepared = await inTransaction((tx) => prepare(tx, start, now));
  if (!prepared.ok) return prepared;
  const { order, redirectUrl } = prepared.value;
  const open = redirectUrl ?? (await openPage(order));
  if (!open) return refuse("provider_unavailable", { payment_id: order.paymentId });
  const started = await inTransaction(async (tx) => {
    const stored = typeof open === "string" ? open : await storePage(tx, order.paymentId, open);
    const value = { id: order.paymentId, redirectUrl: stored };
    await remember(tx, value);
    return value;
  });
  return accept(started);
}

async function openPage(order: GatewayOrder): Promise<HostedPage | null> {
  try {
    return await getGateway().initialise(order);
  } catch (error) {
    log("warn", "payment_page_not_opened", { payment_id: order.paymentId, error });
    return null;
  }
}

async function prepare(
  tx: Tx,
  start: PaymentStart,
  now: Date,
): Promise<Outcome<{ order: GatewayOrder; redirectUrl: string | null }, PaymentStartRefusal>> {
  const { userId, subject, locale } = start;
  const known = await getBuyer(tx, userId, { lock: true });
  const locked = await LOCK_PAYABLE[subject.kind](tx, subject.id, { userId, locale });
  if (!locked.ok) return locked;
  const payable = locked.value;
  const { record, number, amountMinor, currency } = payable;

  const identityNumber = start.buyer?.identityNumber ?? known.identityNumber;
  const buyer = { ...known, ...start.buyer, identityNumber };
  if (!buyer.address || !buyer.city || !buyer.country) return refuse("invalid_input", { field: "buyer" });
  const { provider, needsIdentityNumber } = getGateway();
  if (needsIdentityNumber && !buyer.identityNumber) return refuse("identity_number_required");
  const fill = await readContracts(tx, record, locale, now);
  const stated = await fill(buyer);
  const shown = await fill(known);
  const begun = await listStartedContracts(tx, subject, stated);
  const contracts = checkAcceptedContracts([stated, shown, begun], start.acceptedContracts);
  if (!contracts.ok) return contracts;
  const mustKeep = !(await hasReadDisclosure(tx, userId));
  if (mustKeep && !start.hasReadDisclosure) return refuse("consent_required", { field: "disclosure_read" });
  const extended = await extendHold(payable.hold, now);
  if (!extended.ok) return extended;
  if (mustKeep) await keepDisclosure(tx, start, now);
  if (start.buyer) await saveBuyer(tx, userId, start.buyer);
  const opened = await openPayment(tx, payable, {
    provider,
    locale,
    contracts: contracts.value,
    clientAddress: start.clientAddress,
    now,
  });
  if (!opened.ok) return opened;
  const { id: paymentId, redirectUrl } = opened.value;
  const { SITE_URL } = serverEnv();
  const order = {
    paymentId,
    number,
    amountMinor,
    currency,
    locale,
    buyer: { ...buyer, clientAddress: start.clientAddress },
    items: splitBasket(payable),
    callbackUrl: `${SITE_URL}/api/v1/payments/callback/${provider}`,
    webhookUrl: `${SITE_URL}/api/v1/payments/webhook/${provider}`,
  };
  return accept({ order, redirectUrl });
}
