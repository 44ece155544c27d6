"use client";

import { useEffect, useState } from "react";
import type { OrderedService } from "@/components/orders/ordered-service";
import { LazyPart, lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useSight } from "@/components/ui/use-in-view";

interface OrderOnSightProps {
  service: OrderedService;
  loading: string;
}

const liveOrderForm = lazyPart(() =>
  import("@/components/orders/order-form-client").then((module) => module.LiveOrderForm),
);

/** The form's place in the page: the form loads when a visitor comes near, or presses a package's button. */
export function OrderOnSight({ service, loading }: OrderOnSightProps) {
  const [isWanted, setWanted] = useState(false);
  const [packageId, setPackageId] = useState<number | null>(null);
  const place = useSight<HTMLDivElement>(() => setWanted(true), 300);
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-package]") : null;
      if (!button) return;
      setPackageId(Number(button.dataset.package));
      setWanted(true);
    };
    document.addEventListener("click", choose);
    return () => document.removeEventListener("click", choose);
  }, []);
  const waiting = (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-[1020px] w-full sm:h-[680px]" />
    </div>
  );
  return (
    <div ref={place} className="min-h-[1080px] sm:min-h-[720px]">
      {isWanted ? (
        <LazyPart part={liveOrderForm} props={{ service, packageId }} fallback={waiting} />
      ) : (
        waiting
      )}
    </div>
  );
}
