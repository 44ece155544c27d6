"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { LiveOrderForm } from "@/components/orders/order-form-client";
import type { OrderedService } from "@/components/orders/ordered-service";
import { Skeleton } from "@/components/ui/skeleton";
import { useSight } from "@/components/ui/use-in-view";

interface OrderOnSightProps {
  service: OrderedService;
  loading: string;
}

type Form = ComponentType<React.ComponentProps<typeof LiveOrderForm>>;

/** The form's place in the page: the form loads when a visitor comes near, or presses a package's button. */
export function OrderOnSight({ service, loading }: OrderOnSightProps) {
  const [Loaded, setLoaded] = useState<Form | null>(null);
  const [packageId, setPackageId] = useState<number | null>(null);
  const load = useCallback(
    () =>
      void import("@/components/orders/order-form-client").then((module) =>
        setLoaded(() => module.LiveOrderForm),
      ),
    [],
  );
  const place = useSight<HTMLDivElement>(load, 300);
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-package]") : null;
      if (!button) return;
      setPackageId(Number(button.dataset.package));
      load();
    };
    document.addEventListener("click", choose);
    return () => document.removeEventListener("click", choose);
  }, [load]);
  return (
    <div ref={place} className="min-h-[1080px] sm:min-h-[720px]">
      {Loaded ? (
        <Loaded service={service} packageId={packageId} />
      ) : (
        <div role="status">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-[1020px] w-full sm:h-[680px]" />
        </div>
      )}
    </div>
  );
}
