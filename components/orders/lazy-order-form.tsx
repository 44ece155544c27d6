"use client";

import { useState } from "react";
import type { OrderedService } from "@/components/orders/ordered-service";
import { useChosenPackage } from "@/components/orders/package-choice";
import { LazyPart, lazyPart } from "@/components/ui/lazy/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useInView } from "@/components/ui/use-in-view";

interface LazyOrderFormProps {
  service: OrderedService;
  loading: string;
}

const orderFormClient = lazyPart(() =>
  import("@/components/orders/order-form").then((module) => module.OrderFormClient),
);

/** The form's place in the page: the form loads when a visitor comes near, or chooses a package. */
export function LazyOrderForm({ service, loading }: LazyOrderFormProps) {
  const [isSeen, setSeen] = useState(false);
  const packageId = useChosenPackage();
  const place = useInView<HTMLDivElement>(() => setSeen(true), 300);
  const isNeeded = isSeen || packageId !== null;
  const waiting = (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-[1300px] w-full sm:h-[900px]" />
    </div>
  );
  return (
    <div ref={place} className="min-h-[1360px] sm:min-h-[940px]">
      {isNeeded ? (
        <LazyPart part={orderFormClient} props={{ service, packageId }} fallback={waiting} />
      ) : (
        waiting
      )}
    </div>
  );
}
