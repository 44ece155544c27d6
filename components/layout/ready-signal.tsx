"use client";

import { useEffect } from "react";

/** Signals that the page's buttons work from now on: taps held until then are replayed (`deferScripts`). */
export function ReadySignal() {
  useEffect(() => {
    window.dispatchEvent(new Event("palamar:ready"));
  }, []);
  return null;
}
