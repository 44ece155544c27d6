import type { ComponentProps } from "react";
import type { HeadPicture } from "@/components/layout/page-head";
import type { ListFaq } from "@/components/search/list/list-faq";
import type { ListLinks } from "@/components/search/list/list-links";
import type { ListBase } from "@/components/search/query/list-base";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Crumb } from "@/lib/routes/breadcrumb-list";
import type { ListScope } from "@/lib/server/catalogue/search/get-list-page";
import type { NamedPlace } from "@/lib/server/catalogue/search/get-place-page";
import type { PageSeo } from "@/lib/server/reading/seo/page-metadata";

/** What a list is about: all boats, those of a place, or those of a type. The six list pages differ in nothing else. */
export interface ListSubject {
  base: ListBase;
  scope: ListScope;
  title: string;
  intro: string | null;
  /** Between home and the page itself. */
  crumbs: readonly Crumb[];
  /** The label of the last breadcrumb. */
  name: string;
  /** Where else to look. */
  links: readonly ComponentProps<typeof ListLinks>[];
  /** Its location, if it is a place. */
  at?: GeoPoint;
  /** Places near it, nearest first, for searches that find nothing. */
  neighbours: readonly NamedPlace[];
  seo: Pick<PageSeo, "title" | "description" | "picture" | "indexed">;
  /** What it is about. */
  picture: HeadPicture | null;
  /** Of the plain page. */
  readFacts: () => Promise<readonly string[]>;
  /** Questions and answers of the plain page. */
  readFaq?: () => Promise<ComponentProps<typeof ListFaq> | null>;
}
