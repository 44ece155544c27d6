"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ErrorScreenProps } from "@/components/layout/errors/error-screen";

/** The error screen, loaded when a page breaks: its boundary travels with every page. */
export function LateErrorScreen(props: ErrorScreenProps) {
  const [Screen, setScreen] = useState<ComponentType<ErrorScreenProps> | null>(null);
  useEffect(() => {
    void import("@/components/layout/errors/error-screen").then(({ ErrorScreen }) =>
      setScreen(() => ErrorScreen),
    );
  }, []);
  return Screen && <Screen {...props} />;
}
