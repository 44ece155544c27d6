import { useEffect, useEffectEvent } from "react";
import { rememberWindow } from "@/components/ui/overlay/open-windows";

/** The back button or gesture closes the window that is open, not the page below it. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? rememberWindow(() => onBack()) : undefined), [open]);
}
