"use client";

import { useEffect } from "react";
import type { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { setFailureReporter } from "@/lib/client/api/transport/failure-reporter";

/** What every page of the desk relies on: an ended session leads to the login, and the mark that it reacts. */
export function DeskClients() {
  useEffect(
    () =>
      setFailureReporter((_path: string, { status }: ApiFailure) => {
        // The login of the page that the server sends instead leads back here.
        if (status === 401) window.location.reload();
      }),
    [],
  );
  useEffect(() => {
    // Browser tests wait for this.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
