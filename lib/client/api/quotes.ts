import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/transport/call-api";
import { type QuoteBody, quoteResponse } from "@/lib/contracts/boats/quote";

/** The live price of a chosen trip. Fails without a toast: the form shows the error. */
export function quoteQuery(body: QuoteBody) {
  return queryOptions({
    queryKey: ["quote", body],
    staleTime: 15_000,
    retry: false,
    queryFn: ({ signal }) =>
      callApi("post", "vehicles/calculate-price", { response: quoteResponse, body, signal }),
  });
}
