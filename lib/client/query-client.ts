import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import { QueryClient } from "@tanstack/react-query";
import type { PersistQueryClientOptions } from "@tanstack/react-query-persist-client";
import { ApiFailure } from "@/lib/client/api-failure";
import { CLIENT_ENV } from "@/lib/config/env.client";

/** Nothing else of what was fetched is written to the browser's storage. */
const PERSISTED = new Set(["active-user", "favorites", "app"]);
const ONE_DAY_MS = 86_400_000;

/** Keeps results as long as the storage does, else the storage would lose them at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: ONE_DAY_MS,
        retry: (count, error) => count < 2 && !(error instanceof ApiFailure && error.status >= 400),
      },
      mutations: { gcTime: 0 },
    },
  });
}

/** Damaged or foreign content of the storage is thrown away; blocked storage is as good as none. */
export function persistOptions(): Omit<PersistQueryClientOptions, "queryClient"> {
  return {
    persister: createSyncStoragePersister({ storage: browserStorage(), key: "palamar" }),
    maxAge: ONE_DAY_MS,
    buster: CLIENT_ENV.buildId,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ queryKey, state }) =>
        state.status === "success" && PERSISTED.has(String(queryKey[0])),
      shouldDehydrateMutation: () => false,
    },
  };
}

function browserStorage(): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
