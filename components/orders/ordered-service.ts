import type { Currency } from "@/lib/domain/shared/vocabulary";

/** A special service as its order form needs it. */
export interface OrderedService {
  slug: string;
  leadDays: number;
  packages: readonly OrderedPackage[];
}

export interface OrderedPackage {
  id: number;
  /** `Mum ışığı – ₺24.900,00` */
  label: string;
  currency: Currency;
  priceMinor: number;
  hours: number | null;
  maxPersons: number | null;
}
