import type { RateKind } from "@/lib/domain/shared/vocabulary";

/** Facts about the boats of a place or type, which answer the questions on its page. */
export interface ListFacts {
  boats: number;
  instantBoats: number;
  /** Range of the "from" prices in kuruş, for the kinds that are offered. */
  prices: Partial<Record<RateKind, readonly [lowest: number, highest: number]>>;
  largestCapacity: number;
  shortestCm: number;
  longestCm: number;
  /** Names, most boats first. */
  types: readonly string[];
  ports: readonly string[];
  cities: readonly string[];
}
