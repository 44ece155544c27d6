import { endpoint } from "@/lib/server/api/endpoint";
import { calculatePrice } from "@/lib/server/boats/calculate-price";

export const POST = endpoint("POST /vehicles/calculate-price", ({ body, locale, now }) =>
  calculatePrice(body, locale, now),
);
