import { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";

/** How long unused results are kept, in the page and in the browser's storage alike. */
export const RESULTS_KEPT_MS = 86_400_000;

let browserClient: QueryClient | undefined;

/** The one client of a browser's page. Servers make a client per response instead. */
export function pageQueryClient(): QueryClient {
  browserClient ??= createQueryClient();
  return browserClient;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: RESULTS_KEPT_MS,
        retry: (count, error) => count < 2 && !(error instanceof ApiFailure && error.status >= 400),
      },
      mutations: { gcTime: 0 },
    },
  });
}
