"use client";

import type { ReactNode } from "react";
import { Sheet } from "@/components/ui/overlay/sheet";

interface BookingSheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The booking form on phones; loaded when somebody opens it. */
export function BookingSheet({ title, closeLabel, onClose, children }: BookingSheetProps) {
  return (
    <Sheet open onOpenChange={onClose} title={title} closeLabel={closeLabel}>
      {children}
    </Sheet>
  );
}
