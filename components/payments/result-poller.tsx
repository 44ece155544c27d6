"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { paymentQuery } from "@/lib/client/api/payments";

/** Polls until the payment is settled, then refreshes the page to show the result. */
export function ResultPoller({ paymentId }: { paymentId: string }) {
  const router = useRouter();
  const { data } = useQuery(paymentQuery(paymentId));
  const settled = data !== undefined && data.state !== "processing";
  useEffect(() => {
    if (settled) router.refresh();
  }, [settled, router]);
  return null;
}
