/**
 * By when a refund is on the customer's card at the latest, days: the limit of the regulation on distance contracts.
 */
export const REFUND_DAYS = 14;
