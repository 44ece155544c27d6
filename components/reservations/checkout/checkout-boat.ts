import type { CancellationPolicy } from "@/lib/domain/shared/vocabulary";

export interface CheckoutBoat {
  id: number;
  name: string;
  /** Instant boats are held and paid at once; other boats need the owner's approval first. */
  instant: boolean;
  policy: CancellationPolicy;
  picture: { src: string; srcset: string; width: number; height: number; alt: string } | null;
  /** The boat page with this choice. */
  href: string;
}
