/**
 * payable: the hold stands · in_review: paid, and the provider still looks for fraud · waiting: not yet accepted ·
 * expired · paid · closed: rejected or cancelled
 */
export type OfferState = "payable" | "in_review" | "waiting" | "expired" | "paid" | "closed";
