import * as v from "valibot";
import { CONTRACT_KINDS, PAYMENT_STATES } from "@/lib/domain/shared/vocabulary";
import { currency, instant, limitedText, lineOf, minor, uuid } from "./fields";

export const contractPreviewQuery = v.union([
  v.object({ reservation: uuid }),
  v.object({ order: uuid }),
  v.object({ change: uuid }),
]);

/** A filled contract: what is shown, accepted, stored and mailed is this text. */
const filledContract = v.object({
  kind: v.picklist(CONTRACT_KINDS),
  version: v.string(),
  title: v.string(),
  /** Markdown. */
  text: v.string(),
  /** SHA-256 of the text, hex. */
  hash: v.string(),
});
export type FilledContract = v.InferOutput<typeof filledContract>;
export const contractsResponse = v.object({ items: v.array(filledContract) });

/** Entered once and kept with the account. */
export const buyer = v.strictObject({
  address: lineOf(200, 5),
  city: lineOf(80),
  country: lineOf(80),
  identity_number: v.optional(v.nullable(lineOf(20))),
});

/** What is paid, and by whom. */
const payable = {
  reservation_id: v.optional(uuid),
  service_order_id: v.optional(uuid),
  /** The difference of a changed trip. */
  change_id: v.optional(uuid),
  /** From the signed link of the mail: allows payment without a login. */
  key: v.optional(limitedText(100)),
};

export const createPaymentBody = v.strictObject({
  ...payable,
  accepted_contracts: v.pipe(
    v.array(
      v.strictObject({ kind: v.picklist(CONTRACT_KINDS), hash: v.pipe(limitedText(64), v.length(64)) }),
    ),
    v.maxLength(4),
  ),
  buyer: v.optional(buyer),
  disclosure_read: v.pipe(
    v.optional(v.boolean(), false),
    v.description("That the disclosure on personal data was read: of an account that staff has made."),
  ),
});
export type CreatePaymentBody = v.InferInput<typeof createPaymentBody>;

/** More time to pay. */
export const extendHoldBody = v.strictObject(payable);
export type ExtendHoldBody = v.InferInput<typeof extendHoldBody>;

export const holdResponse = v.object({
  /** Until when it is held now. */
  expires_at: instant,
  /** False where it was extended before, or had the time left. */
  extended: v.boolean(),
});
export type HoldResponse = v.InferOutput<typeof holdResponse>;

export const createPaymentResponse = v.object({ id: uuid, redirect_url: v.pipe(v.string(), v.url()) });

export const paymentResponse = v.object({
  id: uuid,
  state: v.picklist(PAYMENT_STATES),
  number: v.string(),
  /** Only for the owning session or signed link. */
  amount: v.optional(minor),
  currency: v.optional(currency),
  failure: v.optional(v.nullable(v.string())),
  /** The provider has the money but still reviews it for fraud: the state stays `processing`, possibly for hours. */
  in_review: v.optional(v.boolean()),
  reservation_id: v.optional(v.nullable(uuid)),
  service_order_id: v.optional(v.nullable(uuid)),
  /** Set where the payment is the difference of a changed trip. */
  change_id: v.optional(v.nullable(uuid)),
});
export type PaymentResponse = v.InferOutput<typeof paymentResponse>;
