import { calculatePrice } from "@/lib/server/catalogue/boats/calculate-price";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /vehicles/calculate-price", ({ body, locale, now }) =>
  calculatePrice(body, locale, now),
);
