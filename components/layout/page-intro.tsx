import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { Crumb } from "@/lib/routes/breadcrumb-list";

interface PageIntroProps {
  title: string;
  text?: string;
  breadcrumbs: { label: string; crumbs: readonly Crumb[] };
  children?: ReactNode;
}

/** The head of a page without a picture of its own: its breadcrumbs, its one `h1`, and what it is about. */
export function PageIntro({ title, text, breadcrumbs, children }: PageIntroProps) {
  return (
    <div className="border-line border-b bg-sand">
      <div className="container-page pt-3 pb-8 md:pb-12">
        <Breadcrumbs {...breadcrumbs} />
        <h1 className="mt-4 text-2xl md:mt-6 md:text-4xl">{title}</h1>
        {text && <p className="mt-3 max-w-3xl text-base text-muted md:text-lg">{text}</p>}
        {children}
      </div>
    </div>
  );
}
