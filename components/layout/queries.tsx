"use client";

import { QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useState } from "react";
import { createQueryClient, pageQueryClient } from "@/lib/client/session/query-client";

/**
 * The query client for components that fetch. It wraps the customer's area; on public pages each island that
 * fetches brings it along with its own script, so that readers do not load the library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  const [client] = useState(
    () => outer ?? (typeof window === "undefined" ? createQueryClient() : pageQueryClient()),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
