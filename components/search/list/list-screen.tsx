import type { ComponentProps } from "react";
import type { SiteFrame } from "@/components/layout/site-frame";
import { SitePage } from "@/components/layout/site-page";
import type { ListFaq } from "@/components/search/list/list-faq";
import type { ListLinks } from "@/components/search/list/list-links";
import { ListMore } from "@/components/search/list/list-more";
import { ListPage } from "@/components/search/list/list-page";
import { ListTop, type ListTopProps } from "@/components/search/list/list-top";
import { isNarrowed } from "@/components/search/query/is-narrowed";
import { listAddresses } from "@/components/search/query/list-base";

interface ListScreenProps extends ComponentProps<typeof ListPage> {
  frame: SiteFrame;
  top: Omit<ListTopProps, "searched">;
  links: readonly ComponentProps<typeof ListLinks>[];
  faq?: ComponentProps<typeof ListFaq> | null;
}

/** A whole list page: where it is, what it is about, the boats, and where else to look. */
export function ListScreen({ frame, top, links, faq, ...list }: ListScreenProps) {
  const { locale, base, values } = list;
  return (
    <SitePage locale={locale} addresses={listAddresses(base, values)} frame={frame}>
      <ListTop {...top} searched={isNarrowed(values)} />
      <ListPage {...list} />
      {(faq || links.some((group) => group.links.length > 0)) && <ListMore links={links} faq={faq} />}
    </SitePage>
  );
}
