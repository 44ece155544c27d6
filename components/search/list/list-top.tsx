"use client";

import type { ComponentProps } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { FoldedText } from "@/components/layout/folded-text";

interface ListTopProps {
  title: string;
  intro: string | null;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  /** Of the switch that unfolds the introduction. */
  fold: { more: string; less: string };
  /** After a search, phones show the boats first: one line each. */
  searched: boolean;
}

/** Where a list is and what it is about; phones show as little of it as tells what the page is. */
export function ListTop({ title, intro, breadcrumbs, fold, searched }: ListTopProps) {
  return (
    <div className="mb-4 bg-sand md:mb-8">
      <div className="container-page grid gap-3 max-md:gap-1 max-md:py-3 md:pt-5 md:pb-8">
        <div className="max-md:hidden">
          <Breadcrumbs {...breadcrumbs} />
        </div>
        <h1 className="text-lg md:text-3xl">{title}</h1>
        {intro && searched && <p className="max-w-3xl text-ink max-md:truncate max-md:text-sm">{intro}</p>}
        {intro && !searched && (
          <FoldedText brief length={intro.length} {...fold}>
            <p className="max-w-3xl text-ink max-md:text-sm">{intro}</p>
          </FoldedText>
        )}
      </div>
    </div>
  );
}
