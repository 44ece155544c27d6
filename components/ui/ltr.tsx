import type { ReactNode } from "react";

/** Prices, codes, clocks and phone numbers keep their order in Arabic sentences too. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="tabular whitespace-nowrap">
      {children}
    </bdi>
  );
}
