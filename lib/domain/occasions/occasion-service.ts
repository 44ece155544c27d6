import type { ServiceType, ServiceUnit } from "@/lib/domain/shared/vocabulary";

/** A service that can be added to an occasion, summed up over all boats that offer it. */
export interface OccasionService {
  id: number;
  key: string;
  type: ServiceType;
  unit: ServiceUnit;
  name: string;
  description: string | null;
  /** The lowest price of the boats that are priced in lira; null when there is none. */
  fromMinor: number | null;
  /** The longest lead time of these boats. */
  leadHours: number;
}
