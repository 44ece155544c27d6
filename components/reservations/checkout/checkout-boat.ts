import type { PhotoPicture } from "@/components/ui/photo";
import type { CancellationPolicy } from "@/lib/domain/shared/vocabulary";

export interface CheckoutBoat {
  id: number;
  name: string;
  /** Instant boats are held and paid at once; other boats need the owner's approval first. */
  instant: boolean;
  policy: CancellationPolicy;
  picture: PhotoPicture | null;
  /** The names of the chosen packages: what is celebrated. */
  packages?: readonly string[];
  /** The boat page with this choice. */
  href: string;
}
