"use client";

import { Button } from "@/components/ui/button";

/** Prints the page as its print style shows it. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
