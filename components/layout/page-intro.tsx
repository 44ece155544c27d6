import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { type HeadPicture, PageHead } from "@/components/layout/page-head";
import type { Crumb } from "@/lib/routes/breadcrumb-list";

interface PageIntroProps {
  title: string;
  text?: string;
  breadcrumbs: { label: string; crumbs: readonly Crumb[] };
  picture?: HeadPicture | null;
  facts?: readonly string[];
  children?: ReactNode;
}

/** The head of a page: its breadcrumbs, its one `h1`, and what it is about. */
export function PageIntro({ title, text, breadcrumbs, picture, facts, children }: PageIntroProps) {
  return (
    <PageHead picture={picture} facts={facts}>
      <Breadcrumbs {...breadcrumbs} />
      <h1 className="text-2xl md:text-title">{title}</h1>
      {text && <p className="max-w-3xl text-base text-muted md:text-lg">{text}</p>}
      {children}
    </PageHead>
  );
}
