"use client";

import { useEffect } from "react";
import { dropToday, keepToday } from "@/lib/client/session/keep-today";

/** On phones: keeps the page for a quay without a signal, until the session ends. */
export function KeepToday({ until }: { until: string }) {
  useEffect(() => {
    // At a desk nobody needs it, and what is personal lies in one place less.
    if (matchMedia("(pointer: coarse)").matches) void keepToday(until);
  }, [until]);
  return null;
}

/** Where nobody is signed in, nothing is kept. */
export function ForgetToday() {
  useEffect(() => {
    void dropToday();
  }, []);
  return null;
}
