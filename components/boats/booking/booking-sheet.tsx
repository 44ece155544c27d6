"use client";

import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/overlay/dialog";

interface BookingSheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The booking form on phones; loaded when somebody opens it. */
export function BookingSheet({ title, closeLabel, onClose, children }: BookingSheetProps) {
  return (
    <Dialog shape="side" open onOpenChange={onClose} title={title} closeLabel={closeLabel}>
      {children}
    </Dialog>
  );
}
