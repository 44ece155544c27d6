import type { ReactNode } from "react";

/** One form on a page of its own. */
export function NarrowCard({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-white p-5 shadow-card md:p-6">{children}</div>;
}
