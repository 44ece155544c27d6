"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { rememberEarlyInput } from "@/lib/client/drafts/early-input";

/**
 * Signals that the page's buttons work from now on: taps held until then are replayed (`deferScripts`, `HoldSubmits`).
 * What was chosen and typed by then is entered once more, before them.
 */
export function ReadySignal() {
  const enterAgain = useRef<() => void>(undefined);
  // Before anything is rendered anew: React would put its own values into the fields.
  useLayoutEffect(() => {
    enterAgain.current = rememberEarlyInput();
  }, []);
  useEffect(() => {
    // After the effects: each event is rendered before the next one.
    queueMicrotask(() => {
      enterAgain.current?.();
      window.dispatchEvent(new Event("palamar:ready"));
    });
  }, []);
  return null;
}
