import type { CancellationPolicy, Currency } from "@/lib/domain/shared/vocabulary";
import type { LocalizedText } from "@/lib/i18n/locales";
import type { PriceProfile } from "./plan-rates";
import { readSeed, readSeedFolder } from "./read-seed";

/** A demo boat as `data/boats/<city>.json` describes it; prices in whole units of its currency. */
export interface BoatSeed {
  code: string;
  name: LocalizedText;
  type: string;
  port: string;
  modelYear: number;
  lengthCm: number;
  widthCm: number;
  cruisingCapacity: number;
  foodCapacity: number;
  sleepingCapacity: number;
  cabinCount: number;
  toiletCount: number;
  currency: Currency;
  priceProfile: PriceProfile;
  hourly: number | null;
  daily: number | null;
  swimTour: number | null;
  fastApp: boolean;
  cancellationPolicy: CancellationPolicy;
  prepaymentPercent: number;
  serviceOpensHour: number;
  serviceClosesHour: number;
  ownerName: string;
  captainName: string;
  extraFacilities: string[];
  /** Media keys, the cover first. */
  pictures: string[];
  /** Lends its cover to the home page's gallery. */
  inGallery: boolean;
  /** The texts of this boat only. */
  story: LocalizedText;
}

/** What boats of a type have in common. Fines in whole liras, null for rules without one. */
export interface BoatTypeDefaults {
  facilities: string[];
  /** Only on boats that people sleep on. */
  overnight: string[];
  rules: Record<string, number | null>;
  services: string[];
  acceptedOnBoard: string[];
}

/** The demo boats by code. */
export function readBoats(): BoatSeed[] {
  return readSeedFolder<BoatSeed>("boats").sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** What the type of this boat brings. */
export function typeDefaultsOf(boat: BoatSeed): BoatTypeDefaults {
  const kit = readSeed<Record<string, BoatTypeDefaults>>("boat-kits")[boat.type];
  if (!kit) throw new Error(`No kit for boats of type ${boat.type}`);
  return kit;
}

/** The boat's own number, for choices that should differ from boat to boat. */
export function serialOf(boat: BoatSeed): number {
  return Number(boat.code.replace(/\D/g, ""));
}
