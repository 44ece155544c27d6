import type { ReactNode } from "react";

interface BoatSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One headed part of the boat page. */
export function BoatSection({ id, title, text, children }: BoatSectionProps) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-8 md:py-10">
      <h2 id={id} className="mb-4 text-xl md:text-section">
        {title}
      </h2>
      {text && <p className="mb-5 text-muted">{text}</p>}
      {children}
    </section>
  );
}
