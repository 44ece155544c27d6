import type { ComponentProps } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { SiteFrame } from "@/components/layout/site-frame";
import { SitePage } from "@/components/layout/site-page";
import { listAddresses } from "@/components/search/list-base";
import { ListFaq } from "@/components/search/list-faq";
import { ListLinks } from "@/components/search/list-links";
import { ListPage } from "@/components/search/list-page";

interface ListScreenProps extends ComponentProps<typeof ListPage> {
  frame: SiteFrame;
  title: string;
  intro: string | null;
  breadcrumbs: ComponentProps<typeof Breadcrumbs>;
  links: readonly ComponentProps<typeof ListLinks>[];
  faq?: ComponentProps<typeof ListFaq> | null;
}

/** A whole list page: where it is, what it is about, the boats, and where else to look. */
export function ListScreen({ frame, title, intro, breadcrumbs, links, faq, ...list }: ListScreenProps) {
  const { locale, base, values } = list;
  return (
    <SitePage locale={locale} addresses={listAddresses(base, values)} frame={frame}>
      <div className="mb-8 bg-sand">
        <div className="container-page grid gap-3 pt-5 pb-8">
          <Breadcrumbs {...breadcrumbs} />
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {intro && <p className="max-w-3xl text-ink">{intro}</p>}
        </div>
      </div>
      <ListPage {...list} />
      {(faq || links.some((group) => group.links.length > 0)) && (
        <div className="bg-sand">
          <div className="container-page grid gap-10 py-12">
            {faq && <ListFaq {...faq} />}
            {links.map((group) => (
              <ListLinks key={group.title} {...group} />
            ))}
          </div>
        </div>
      )}
    </SitePage>
  );
}
