"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "sonner";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import {
  announceToastRegion,
  TOAST_MILLISECONDS,
  type Toast,
  useToastStore,
  wantToasts,
} from "@/components/ui/overlay/toast-loader";

interface ToastRegionProps {
  label: string;
  direction: "ltr" | "rtl";
}

/**
 * The one place where toasts appear: top right in every language, three seconds, paused on hover. It is rendered on
 * the first touch or key, so that it is in the page before the first message.
 */
export function ToastRegion({ label, direction }: ToastRegionProps) {
  const wanted = useToastStore((state) => state.wanted);
  const plain = useToastStore((state) => state.plain);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) window.addEventListener(sign, wantToasts, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wantToasts);
    };
  }, []);
  useEffect(() => {
    if (wanted)
      void loadInBackground(() => import("sonner")).then((sonner) => setToaster(() => sonner.Toaster));
  }, [wanted]);
  useEffect(() => {
    if (Toaster) announceToastRegion();
  }, [Toaster]);
  if (!Toaster) return plain && <PlainToast {...plain} direction={direction} />;
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

/** The position of the other toasts: top right in every language. */
function PlainToast({ title, text, direction }: Toast & Pick<ToastRegionProps, "direction">) {
  const side = direction === "rtl" ? "start-4" : "end-4";
  return (
    <div
      role="alert"
      className={`fixed top-4 z-60 w-[min(100%-2rem,22rem)] rounded-card border border-line bg-white p-4 text-sm shadow-card ${side}`}
    >
      <p className="font-semibold text-danger">{title}</p>
      {text && <p className="text-ink">{text}</p>}
    </div>
  );
}
