"use client";

import type { ComponentProps } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";

interface ListTopProps {
  title: string;
  intro: string | null;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  /** After a search, phones show the boats first: one line each. */
  short: boolean;
}

/** Where a list is and what it is about. */
export function ListTop({ title, intro, breadcrumbs, short }: ListTopProps) {
  return (
    <div className={`bg-sand ${short ? "mb-4 md:mb-8" : "mb-8"}`}>
      <div
        className={`container-page grid gap-3 ${short ? "max-md:gap-1 max-md:py-3 md:pt-5 md:pb-8" : "pt-5 pb-8"}`}
      >
        <div className={short ? "max-md:hidden" : undefined}>
          <Breadcrumbs {...breadcrumbs} />
        </div>
        <h1 className={short ? "text-lg md:text-3xl" : "text-2xl md:text-3xl"}>{title}</h1>
        {intro && (
          <p className={`max-w-3xl text-ink ${short ? "max-md:truncate max-md:text-sm" : ""}`}>{intro}</p>
        )}
      </div>
    </div>
  );
}
