import { quoteBody, quoteResponse } from "@/lib/contracts/boats/quote";
import { endpoint } from "@/lib/server/api/endpoint";
import { calculatePrice } from "@/lib/server/boats/calculate-price";

export const POST = endpoint({
  body: quoteBody,
  response: quoteResponse,
  session: "none",
  limit: { name: "calculate_price", points: 60, seconds: 60, shared: true },
  handle: ({ body, locale, now }) => calculatePrice(body, locale, now),
});
