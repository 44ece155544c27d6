"use client";

import type { ComponentProps } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { FoldedText } from "@/components/layout/folded-text";
import { type HeadPicture, PageHead } from "@/components/layout/page-head";

export interface ListTopProps {
  title: string;
  intro: string | null;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  /** Of the switch that unfolds the introduction. */
  fold: { more: string; less: string };
  /** After a search, the boats come first: a line each, and no picture. */
  searched: boolean;
  picture: HeadPicture | null;
  facts: readonly string[];
}

/** Where a list is and what it is about; phones show as little of it as tells what the page is. */
export function ListTop({ title, intro, breadcrumbs, fold, searched, picture, facts }: ListTopProps) {
  return (
    <div className="mb-4 md:mb-8">
      <PageHead picture={searched ? null : picture} facts={searched ? [] : facts}>
        <div className="max-md:hidden">
          <Breadcrumbs {...breadcrumbs} />
        </div>
        <h1 className={searched ? "text-lg md:text-3xl" : "text-2xl md:text-title"}>{title}</h1>
        {intro && searched && <p className="w-full truncate text-ink max-md:text-sm">{intro}</p>}
        {intro && !searched && (
          <FoldedText brief length={intro.length} {...fold}>
            <p className="max-w-3xl text-ink max-md:text-sm">{intro}</p>
          </FoldedText>
        )}
      </PageHead>
    </div>
  );
}
