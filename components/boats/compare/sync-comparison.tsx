"use client";

import { useEffect } from "react";
import { type GatheredBoat, setGathered } from "@/lib/client/session/compare-store";

/** Makes what the page compares the selection of the lists, so that both agree. */
export function SyncComparison({ boats, trip }: { boats: readonly GatheredBoat[]; trip: string }) {
  useEffect(() => setGathered(boats, trip), [boats, trip]);
  return null;
}
