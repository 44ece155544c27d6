import type { ReactNode } from "react";

interface SectionCardProps {
  id?: string;
  title: ReactNode;
  /** Where links lead that bring the focus, too. */
  titleId?: string;
  children: ReactNode;
}

/** A titled part of a calm, one-column page. */
export function SectionCard({ id, title, titleId, children }: SectionCardProps) {
  return (
    <section id={id} className="rounded-card border border-line bg-white p-5 md:p-6">
      <h2 id={titleId} tabIndex={titleId ? -1 : undefined} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
