"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { LiveOrderForm } from "@/components/services/live-order-form";
import type { OrderedService } from "@/components/services/ordered-service";
import { Skeleton } from "@/components/ui/skeleton";

interface OrderOnSightProps {
  service: OrderedService;
  loading: string;
}

type Form = ComponentType<React.ComponentProps<typeof LiveOrderForm>>;

/** The form's place in the page: the form loads when a visitor comes near, or presses a package's button. */
export function OrderOnSight({ service, loading }: OrderOnSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<Form | null>(null);
  const [packageId, setPackageId] = useState<number | null>(null);
  useEffect(() => {
    const load = () =>
      void import("@/components/services/live-order-form").then((module) =>
        setLoaded(() => module.LiveOrderForm),
      );
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "300px" },
    );
    if (place.current) observer.observe(place.current);
    const choose = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-package]") : null;
      if (!button) return;
      setPackageId(Number(button.dataset.package));
      load();
    };
    document.addEventListener("click", choose);
    return () => {
      observer.disconnect();
      document.removeEventListener("click", choose);
    };
  }, []);
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
