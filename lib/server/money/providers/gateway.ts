import type { PaidItem, RefundPart } from "@/lib/domain/payments/plan-refund-parts";
import type { ProviderResult } from "@/lib/domain/payments/plan-settlement";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type { Buyer } from "@/lib/server/booking/contracts/buyer";

/** What a hosted card page is opened for. `paymentId` goes to the provider and must come back with the result. */
export interface GatewayOrder {
  paymentId: string;
  /** The booking number that the customer knows. */
  number: string;
  amountMinor: number;
  currency: Currency;
  locale: Locale;
  buyer: GatewayBuyer;
  /** What is paid for; each above zero, together `amountMinor`. */
  items: { id: string; name: string; amountMinor: number }[];
  /** Where the provider sends the customer's browser, by a form POST. */
  callbackUrl: string;
  /** The address of the provider's webhook calls. */
  webhookUrl: string;
}

export interface GatewayBuyer extends Buyer {
  clientAddress: string;
}

export interface HostedPage {
  /** Names the page in callbacks. */
  token: string;
  redirectUrl: string;
  /** When the page closes; null = a repeated call opens the same page. */
  expiresAt: Date | null;
}

/** The provider's response to our own question; the only thing that settles a payment. */
export interface RetrievedPayment extends ProviderResult {
  paymentId: string;
  providerPaymentId: string | null;
  /** The reason as one of our codes; null unless it failed. */
  failureCode: PaymentFailure | null;
  /** What refunds are made of later; absent where the provider knows no items. */
  items?: PaidItem[];
}

const PAYMENT_FAILURES = ["insufficient_funds", "three_d_failed", "declined", "timeout"] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

export interface GatewayRefund {
  /** Our own; a repeated call with it gives the money back once. */
  refundId: string;
  paymentId: string;
  providerPaymentId: string;
  amountMinor: number;
  currency: Currency;
  /** Where it comes from, item by item; empty where the provider knows no items. */
  parts: readonly RefundPart[];
  /** True when an earlier call may have arrived: a provider without idempotency is asked before it pays. */
  repeated: boolean;
}

export type GatewayRefundResponse =
  | { state: "done"; providerRefundId: string }
  /** A clear no. `retryable`: the same call may succeed later, for instance once there is money to refund. */
  | { state: "refused"; failureCode: string; retryable: boolean };

/** A notification that the provider sent; only a reason to ask it for the result. */
export interface ProviderNotification {
  token: string;
  /** The id of the message; a repeated one has the same. */
  reference: string;
  /** The content of the message, without card data. */
  content: Readonly<Record<string, unknown>>;
}

/** A payment provider with a hosted card page; card data never touches us. */
export interface PaymentGateway {
  readonly provider: string;
  /** The languages of its card page; where ours is missing, it is shown in English. */
  readonly pageLocales: readonly Locale[];
  /** Whether it takes no payment without the buyer's identity number. */
  readonly needsIdentityNumber: boolean;
  /** Opens the hosted page; a repeated call for one payment must not lead to a second charge. */
  initialise(order: GatewayOrder): Promise<HostedPage>;
  /** Null when the provider does not know the token. */
  retrieve(token: string, paymentId: string): Promise<RetrievedPayment | null>;
  /** Throws when it is unknown whether the money was refunded. */
  refund(refund: GatewayRefund): Promise<GatewayRefundResponse>;
  /** The content of a callback's form; null when it is not the provider's. */
  readCallback(form: URLSearchParams): ProviderNotification | null;
  /** The content of a webhook; null when it is not the provider's. */
  readWebhook(body: string, headers: Headers): ProviderNotification | null;
}
