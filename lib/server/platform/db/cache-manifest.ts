/** What a change is announced under, and what everything that is kept carries. */
export type CacheTag =
  /** One boat: her page, and her card wherever it is shown. */
  | `boat:${number}`
  /** Lists, counts and prices among boats; every change of any boat announces it. */
  | "boat-lists"
  /** Which boats there are, where and of what type, or many of them at once. */
  | "boats"
  | "places"
  | "home"
  | "content"
  | "settings"
  | "slugs";

/** "all" after a lost connection: the changes in between are unknown. */
export type ChangedTags = readonly CacheTag[] | "all";

interface KeptRead {
  tags: readonly CacheTag[];
  /** Its first argument is a boat's id, whose tag it carries too. */
  ofBoat?: true;
  /** Of up to a megabyte each: only a few are kept. */
  large?: true;
}

/** Tags renew earlier; this only bounds what a lost notification costs. */
export const RENEW_AFTER_SECONDS = 60;

/** Reads that pages share, kept in Next's cache and in memory (`cachedRead`). */
export const CACHED_READS = {
  "about-page": { tags: ["content", "slugs", "settings", "places"] },
  "app-variables": { tags: ["settings", "places", "content", "slugs"] },
  "boat-card": { tags: ["boats"], ofBoat: true },
  "boat-id": { tags: ["slugs", "boats"] },
  "boat-list": { tags: ["boats", "boat-lists"] },
  "boat-page": { tags: ["boats"], ofBoat: true },
  "content-page": { tags: ["content", "slugs", "settings", "places"] },
  faqs: { tags: ["content", "settings", "places", "slugs"] },
  "filter-options": { tags: ["boats", "boat-lists", "places"] },
  "home-data": { tags: ["home", "content", "slugs"] },
  "home-page": { tags: ["home", "boats", "boat-lists", "places", "content"] },
  "lira-rates": { tags: ["boats"] },
  "list-cities": { tags: ["boats", "boat-lists", "places"] },
  "list-facts": { tags: ["boats", "boat-lists", "places"] },
  "more-boats": { tags: ["boats", "boat-lists"] },
  "near-ports": { tags: ["places"] },
  "occasion-example": { tags: ["boats", "boat-lists", "content"] },
  "occasion-lines": { tags: ["boats", "boat-lists", "content"] },
  "option-counts": { tags: ["boats", "boat-lists"] },
  "place-page": { tags: ["places", "boats", "boat-lists", "slugs"] },
  post: { tags: ["content", "slugs", "settings", "places"] },
  posts: { tags: ["content", "slugs"] },
  service: { tags: ["content", "slugs", "settings", "places", "boats", "boat-lists"] },
  services: { tags: ["content", "slugs"] },
  "similar-boats": { tags: ["boats"], ofBoat: true },
  "site-frame": { tags: ["settings", "places", "boats", "content", "slugs"] },
  "site-settings": { tags: ["settings"] },
  "suggested-cities": { tags: ["boats", "boat-lists", "places"] },
  "text-context": { tags: ["content", "slugs", "places", "settings"] },
  "type-page": { tags: ["places", "boats", "boat-lists", "slugs"] },
} as const satisfies Record<string, KeptRead>;

export type CachedReadName = keyof typeof CACHED_READS;

/** Reads for one visit, kept in the memory of this process only (`memoizeRead`, `memoizeReads`). */
export const MEMOIZED_READS = {
  ...CACHED_READS,
  "card-of-search": { tags: ["boats", "places", "slugs"], ofBoat: true },
  "day-prices": { tags: ["boats", "boat-lists"] },
  "day-totals": { tags: ["boats", "boat-lists"], large: true },
  "first-day": { tags: ["boats", "boat-lists"] },
  "list-subject": { tags: ["boats", "boat-lists", "places", "slugs", "settings", "content"] },
} as const satisfies Record<string, KeptRead>;

export type MemoizedReadName = keyof typeof MEMOIZED_READS;

/** The tags of a read with these arguments. */
export function tagsOf(name: MemoizedReadName, first?: unknown): CacheTag[] {
  const { tags, ofBoat }: KeptRead = MEMOIZED_READS[name];
  return ofBoat ? [...tags, `boat:${Number(first)}`] : [...tags];
}

/** Whether something that carries `tags` has changed; unknown tags (null) count as changed by anything. */
export function isChanged(tags: ReadonlySet<CacheTag> | null, changed: ChangedTags): boolean {
  if (changed === "all") return true;
  return tags === null ? changed.length > 0 : changed.some((tag) => tags.has(tag));
}

const NAMES: ReadonlySet<string> = new Set([
  "boat-lists",
  "boats",
  "places",
  "home",
  "content",
  "settings",
  "slugs",
] satisfies CacheTag[]);

/** Whether a text from outside is a tag of ours. */
export function isCacheTag(text: unknown): text is CacheTag {
  return typeof text === "string" && (NAMES.has(text) || /^boat:\d+$/.test(text));
}
