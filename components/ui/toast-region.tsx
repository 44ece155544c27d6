"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "sonner";

const TOAST_MILLISECONDS = 3000;

interface ToastRegionProps {
  label: string;
  direction: "ltr" | "rtl";
}

/** The one place where toasts appear: top right in every language, three seconds, paused on hover. */
export function ToastRegion({ label, direction }: ToastRegionProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    let mounted = true;
    import("sonner").then((sonner) => mounted && setToaster(() => sonner.Toaster));
    return () => {
      mounted = false;
    };
  }, []);
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
