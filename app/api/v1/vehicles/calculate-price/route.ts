import { quoteAnswer, quoteBody } from "@/lib/contracts/quote";
import { calculatePrice } from "@/lib/server/boats/calculate-price";
import { endpoint } from "@/lib/server/http/endpoint";

export const POST = endpoint({
  body: quoteBody,
  answer: quoteAnswer,
  session: "none",
  limit: { name: "calculate_price", points: 60, seconds: 60, shared: true },
  handle: ({ body, locale, now }) => calculatePrice(body, locale, now),
});
