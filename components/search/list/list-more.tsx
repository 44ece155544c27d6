"use client";

import type { ComponentProps } from "react";
import { ListFaq } from "@/components/search/list/list-faq";
import { ListLinks } from "@/components/search/list/list-links";
import { type Once, unpackOnce } from "@/components/ui/once";
import { OncePart } from "@/components/ui/once-part";

interface More {
  links: readonly ComponentProps<typeof ListLinks>[];
  faq?: ComponentProps<typeof ListFaq> | null;
}

/** What people ask about a list's boats, and where else to look. */
export function ListMore({ once }: { once: Once<More> }) {
  return (
    <OncePart id="list-more" className="bg-sand" data={unpackOnce(once)}>
      {({ links, faq }) => (
        <div className="container-page grid gap-10 py-12">
          {faq && <ListFaq {...faq} />}
          {links.map((group) => (
            <ListLinks key={group.title} {...group} />
          ))}
        </div>
      )}
    </OncePart>
  );
}
