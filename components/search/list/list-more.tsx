"use client";

import type { ComponentProps } from "react";
import { ListFaq } from "@/components/search/list/list-faq";
import { ListLinks } from "@/components/search/list/list-links";

interface ListMoreProps {
  links: readonly ComponentProps<typeof ListLinks>[];
  faq?: ComponentProps<typeof ListFaq> | null | undefined;
}

/** What people ask about a list's boats, and where else to look. */
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
