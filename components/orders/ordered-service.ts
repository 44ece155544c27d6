import type { Currency } from "@/lib/domain/shared/vocabulary";

/** A special service as its order form needs it. */
export interface OrderedService {
  slug: string;
  leadDays: number;
  /** Whether something can be written on its cake. */
  asksCakeText: boolean;
  /** Cities with their ports. */
  places: readonly { id: number; name: string; ports: readonly { id: number; name: string }[] }[];
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
