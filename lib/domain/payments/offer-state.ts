/** payable: the hold stands · waiting: not yet accepted · expired · paid · closed: rejected or cancelled */
export type OfferState = "payable" | "waiting" | "expired" | "paid" | "closed";
