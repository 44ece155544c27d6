import type { QuoteAnswer } from "@/lib/contracts/quote";

/** A free trip of four hours, as the API quotes it. */
export const SAMPLE_QUOTE: QuoteAnswer = {
  currency: "TRY",
  start_date: "2026-12-01T10:00",
  end_date: "2026-12-01T14:00",
  lines: [
    { code: "trip", label: "Boat rental", unit: "hour", quantity: 4, unit_price: 850_000, amount: 3_400_000 },
  ],
  total_price: 3_400_000,
  prepayment: 680_000,
  remaining: 2_720_000,
  accepted_on_board: ["cash", "credit_card"],
  possible: [{ usage_rule_id: 1, label: "Red wine on cushions", amount: 500_000 }],
  available: true,
  nearest_free_times: [],
};
