"use client";

import { useEffect } from "react";
import { type ComparedBoatName, setComparison } from "@/lib/client/session/compare-store";

/** Makes what the page compares the selection of the lists, so that both agree. */
export function SyncComparison({ boats }: { boats: readonly ComparedBoatName[] }) {
  useEffect(() => setComparison(boats), [boats]);
  return null;
}
