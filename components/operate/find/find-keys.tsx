"use client";

import { useEffect } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Ctrl-K, and a slash outside of fields, lead to the search field. */
export function FindKeys({ field }: { field: string }) {
  useEffect(() => {
    function focusField(event: KeyboardEvent) {
      const withControl = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      const input = document.getElementById(field);
      if (!(input instanceof HTMLInputElement) || !(withControl || event.key === "/")) return;
      if (!withControl && isTyping(event.target)) return;
      event.preventDefault();
      input.select();
    }
    document.addEventListener("keydown", focusField);
    return () => document.removeEventListener("keydown", focusField);
  }, [field]);
  return null;
}
