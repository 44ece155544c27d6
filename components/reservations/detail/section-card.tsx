import type { ReactNode } from "react";

/** A titled part of a calm, one-column page. */
export function SectionCard({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="rounded-card border border-line bg-white p-5 md:p-6">
      <h2 className="mb-4 text-lg">{title}</h2>
      {children}
    </section>
  );
}
