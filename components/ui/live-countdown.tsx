"use client";

import { useRouter } from "next/navigation";
import { Countdown } from "@/components/ui/countdown";

const SETTLING_MS = 1000;

/** A countdown after which the page loads the current state from the server. */
export function LiveCountdown({ until, now }: { until: string; now: string }) {
  const router = useRouter();
  return <Countdown until={until} now={now} onEnd={() => setTimeout(() => router.refresh(), SETTLING_MS)} />;
}
