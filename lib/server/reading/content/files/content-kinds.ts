import type { ContentKind, SlugScope } from "@/lib/domain/shared/vocabulary";

export interface FiledKind {
  kind: Exclude<ContentKind, "contract">;
  /** Its folder among the content files. */
  folder: string;
  /** The scope of its slugs; null for texts without an address of their own. */
  scope: SlugScope | null;
  /** Letters of a title, at least and at most: what a search result shows, or what a question needs. */
  title: readonly [number, number];
  summary: readonly [number, number];
}

const PAGE_SIZES = { title: [15, 65], summary: [50, 160] } as const;

/** What `content export` and `content import` handle. Contracts are versioned and never edited, so not here. */
export const FILED_KINDS: readonly FiledKind[] = [
  { kind: "page", folder: "pages", scope: "page", ...PAGE_SIZES },
  { kind: "special_service", folder: "special-services", scope: "service", ...PAGE_SIZES },
  { kind: "home_feature", folder: "home-features", scope: "service", ...PAGE_SIZES },
  { kind: "blog", folder: "blog", scope: "blog", ...PAGE_SIZES },
  { kind: "faq", folder: "faq", scope: null, title: [5, 120], summary: [0, 160] },
];

/** The orderable services, whose packages are in a separate file. */
export const PACKAGES_FILE = "special-services/packages.json";

/** How a kind is filed. */
export function filedKind(kind: FiledKind["kind"]): FiledKind {
  const found = FILED_KINDS.find((one) => one.kind === kind);
  if (!found) throw new Error(`${kind} is not filed`);
  return found;
}
