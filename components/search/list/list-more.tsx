"use client";

import type { ComponentProps } from "react";
import { ListFaq } from "@/components/search/list/list-faq";
import { ListLinks } from "@/components/search/list/list-links";

interface ListMoreProps {
  links: readonly ComponentProps<typeof ListLinks>[];
  faq?: ComponentProps<typeof ListFaq> | null | undefined;
}

/** Questions about a list's boats, and links to other lists. */
export function ListMore({ links, faq }: ListMoreProps) {
  return (
    <div className="bg-sand">
      <div className="container-page grid gap-10 py-12">
        {faq && <ListFaq {...faq} />}
        {links.map((group) => (
          <ListLinks key={group.title} {...group} />
        ))}
      </div>
    </div>
  );
}
