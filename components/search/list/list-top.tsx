"use client";

import type { ComponentProps } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";

interface ListTopProps {
  title: string;
  intro: string | null;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
}

/** Where a list is and what it is about. */
export function ListTop({ title, intro, breadcrumbs }: ListTopProps) {
  return (
    <div className="mb-8 bg-sand">
      <div className="container-page grid gap-3 pt-5 pb-8">
        <Breadcrumbs {...breadcrumbs} />
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {intro && <p className="max-w-3xl text-ink">{intro}</p>}
      </div>
    </div>
  );
}
