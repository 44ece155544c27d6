import type { ReactNode } from "react";

/** A titled part of a calm, one-column page. */
export function SectionCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-white p-5 md:p-6">
      <h2 className="mb-4 text-lg">{title}</h2>
      {children}
    </section>
  );
}
