// The closed lists of owners' money; the database, contracts and messages are checked against them.

/** By law the owner provides the trip and Palamar brings it about, or Palamar provides it itself. */
export const SELLER_MODELS = ["intermediary", "provider"] as const;
export type SellerModel = (typeof SELLER_MODELS)[number];

/** What a share is taken of: commission and VAT of the price, withholding of what its row says. */
export const MONEY_RATE_KINDS = ["commission", "vat", "withholding"] as const;
export type MoneyRateKind = (typeof MONEY_RATE_KINDS)[number];

/** collected: what the guest paid online · collected_without_vat: the same without VAT · share: after the commission */
export const WITHHOLDING_BASES = ["collected", "collected_without_vat", "share"] as const;
export type WithholdingBase = (typeof WITHHOLDING_BASES)[number];

/**
 * provider: with the payment provider · bank: paid on · owner: due to an owner · owner_goodwill: what the owner gave
 * beside the rules, less what corrections gave the owner · commission, commission_vat: ours · withholding: for the tax
 * office · house: our own sales · goodwill: what we gave beside the rules · guest: still owed to a guest
 */
export const LEDGER_ACCOUNTS = [
  "provider",
  "bank",
  "owner",
  "owner_goodwill",
  "commission",
  "commission_vat",
  "withholding",
  "house",
  "goodwill",
  "guest",
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const LEDGER_EVENTS = [
  "paid",
  "changed",
  "cancelled",
  "refunded",
  "refund_failed",
  "refund_retried",
  "paid_too_late",
  "backfilled",
  "corrected",
  "paid_out",
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/** open: on the list to pay · paid: transferred · withdrawn: not transferred, its money is on the next list */
export const PAYOUT_STATES = ["open", "paid", "withdrawn"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Whose money a refund beside the rules is. */
export const GOODWILL_BEARERS = ["house", "owner"] as const;
export type GoodwillBearer = (typeof GOODWILL_BEARERS)[number];
