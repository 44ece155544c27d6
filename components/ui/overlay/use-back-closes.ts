import { useEffect, useRef } from "react";
import { rememberWindow } from "@/components/ui/overlay/open-windows";

/** The back button or gesture closes the window that is open, not the page below it. */
export function useBackCloses(open: boolean, close: () => void): void {
  const newest = useRef(close);
  newest.current = close;
  useEffect(() => (open ? rememberWindow(() => newest.current()) : undefined), [open]);
}
