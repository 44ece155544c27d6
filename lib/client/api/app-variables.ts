import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/transport/call-api";
import { appResponse } from "@/lib/contracts/app";
import type { Locale } from "@/lib/i18n/locales";

const ONE_HOUR_MS = 3_600_000;

/** App variables, reused until one hour after they were fetched. */
export function appVariablesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["app", locale],
    staleTime: ONE_HOUR_MS,
    queryFn: ({ signal }) => callApi("get", "app", { response: appResponse, signal }),
  });
}
