import type { ReactNode } from "react";

/** A part of a page under its heading. */
export function ConsoleCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="console-card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
