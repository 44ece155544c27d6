"use client";

import type { ComponentProps } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { type Once, unpackOnce } from "@/components/ui/once";
import { OncePart } from "@/components/ui/once-part";

interface Top {
  title: string;
  intro: string | null;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
}

/** Where a list is and what it is about. */
export function ListTop({ once }: { once: Once<Top> }) {
  return (
    <OncePart id="list-top" className="mb-8 bg-sand" data={unpackOnce(once)}>
      {({ title, intro, breadcrumbs }) => (
        <div className="container-page grid gap-3 pt-5 pb-8">
          <Breadcrumbs {...breadcrumbs} />
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {intro && <p className="max-w-3xl text-ink">{intro}</p>}
        </div>
      )}
    </OncePart>
  );
}
