"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { rememberEarlyInput } from "@/lib/client/drafts/early-input";

/**
 * Signals that the page's buttons work from now on: taps held until then are replayed (`deferScripts`, `HoldSubmits`).
 * Input from before is entered again, before those taps.
 */
export function ReadySignal() {
  const enterAgain = useRef<() => void>(undefined);
  // Before the next render, in which React would overwrite the fields.
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
