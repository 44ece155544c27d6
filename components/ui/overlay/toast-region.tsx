"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { ToasterProps } from "sonner";
import {
  announceToastRegion,
  areToastsWanted,
  subscribeToToastDemand,
  wantToasts,
} from "@/components/ui/overlay/toast-loader";

const TOAST_MILLISECONDS = 3000;

interface ToastRegionProps {
  label: string;
  direction: "ltr" | "rtl";
}

/**
 * The one place where toasts appear: top right in every language, three seconds, paused on hover. It comes with
 * the first touch or key, so that it stands in the page before anything is to be said.
 */
export function ToastRegion({ label, direction }: ToastRegionProps) {
  const wanted = useSyncExternalStore(subscribeToToastDemand, areToastsWanted, () => false);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) window.addEventListener(sign, wantToasts, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wantToasts);
    };
  }, []);
  useEffect(() => {
    if (wanted) void import("sonner").then((sonner) => setToaster(() => sonner.Toaster));
  }, [wanted]);
  useEffect(() => {
    if (Toaster) announceToastRegion();
  }, [Toaster]);
  if (!Toaster) return null;
  return (
    <Toaster
      position="top-right"
      dir={direction}
      duration={TOAST_MILLISECONDS}
      containerAriaLabel={label}
      toastOptions={{
        classNames: {
          toast: "!font-sans !rounded-card !shadow-card !border-line",
          title: "!text-navy !text-sm !font-semibold",
          description: "!text-ink !text-sm",
          error: "[&_[data-icon]]:!text-danger",
          success: "[&_[data-icon]]:!text-success",
        },
      }}
    />
  );
}
