import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";

/** What a hosted card page is opened for. `paymentId` goes to the provider and must come back with the result. */
export interface GatewayOrder {
  paymentId: string;
  /** The offer number that the customer knows. */
  number: string;
  amountMinor: number;
  currency: Currency;
  locale: Locale;
  buyer: GatewayBuyer;
  /** What is paid for; the amounts add up to `amountMinor`. */
  items: { id: string; name: string; amountMinor: number }[];
  /** Where the provider sends the customer's browser, by a form POST. */
  callbackUrl: string;
  /** Where the provider tells our server by itself. */
  webhookUrl: string;
}

export interface GatewayBuyer {
  id: string;
  name: string;
  surname: string;
  email: string;
  phone: string | null;
  address: string;
  city: string;
  country: string;
  identityNumber: string | null;
  clientAddress: string;
}

export interface HostedPage {
  /** Names the page in callbacks. */
  token: string;
  redirectUrl: string;
}

/** The provider's answer to our own question; the only thing that settles a payment. */
export interface RetrievedPayment {
  paymentId: string;
  outcome: "success" | "failure" | "pending";
  amountMinor: number;
  currency: Currency;
  providerPaymentId: string | null;
  /** Why not, in our words; null unless it failed. */
  failureCode: PaymentFailure | null;
}

export const PAYMENT_FAILURES = ["insufficient_funds", "three_d_failed", "declined", "timeout"] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

export interface GatewayRefund {
  /** Our own; a repeated call with it gives the money back once. */
  refundId: string;
  providerPaymentId: string;
  amountMinor: number;
  currency: Currency;
}

/** A payment provider with a hosted card page; card data never touches us. */
export interface PaymentGateway {
  readonly provider: string;
  /** Opens the hosted page; a repeated call for one payment must not lead to a second charge. */
  initialise(order: GatewayOrder): Promise<HostedPage>;
  /** Null when the provider does not know the token. */
  retrieve(token: string): Promise<RetrievedPayment | null>;
  refund(refund: GatewayRefund): Promise<{ providerRefundId: string }>;
  /** The token of a callback's form; null when it is not the provider's. */
  readCallback(form: URLSearchParams): string | null;
  /** The token of a webhook; null when it is not the provider's. */
  readWebhook(body: string, headers: Headers): string | null;
}
