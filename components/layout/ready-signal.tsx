"use client";

import { useEffect } from "react";

/** Says that the page's buttons work from now on: taps that were held until then are given back (`deferScripts`). */
export function ReadySignal() {
  useEffect(() => {
    window.dispatchEvent(new Event("palamar:ready"));
  }, []);
  return null;
}
