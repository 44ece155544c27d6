import type { ReactNode } from "react";
import { ReachedHeading } from "@/components/ui/reached-heading";

const TITLE = "mb-4 text-lg";

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
      {titleId ? (
        <ReachedHeading id={titleId} className={TITLE}>
          {title}
        </ReachedHeading>
      ) : (
        <h2 className={TITLE}>{title}</h2>
      )}
      {children}
    </section>
  );
}
