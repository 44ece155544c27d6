"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { paymentQuery } from "@/lib/client/api/payments";

/** Asks until the payment is settled, then lets the page show how. */
export function ResultPoller({ paymentId }: { paymentId: string }) {
  const router = useRouter();
  const { data } = useQuery(paymentQuery(paymentId));
  const settled = data !== undefined && data.state !== "processing";
  useEffect(() => {
    if (settled) router.refresh();
  }, [settled, router]);
  return null;
}
