import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Currency, PartnerPaymentType } from "@/lib/domain/shared/vocabulary";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, inEachLocale, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { makeBoatSlug } from "@/lib/i18n/make-boat-slug";
import type { ResolvedBoat, ResolvedVideo } from "@/lib/server/catalogue/boats/files/boat-document";
import { boatPictures } from "./boat-pictures";
import { type BoatSeed, serialOf, typeDefaultsOf } from "./boat-seed";
import type { PlaceSeed, ServiceSeed, TypeSeed } from "./catalogue-seed";
import { type BoatHome, type BoatText, describeBoat, HANDOVER, readPhrases } from "./describe-boat";
import { planRates } from "./plan-rates";
import { readSeed } from "./read-seed";

/** Cities where people swim until December. */
const LONG_SUMMERS: ReadonlySet<string> = new Set(["antalya", "alanya"]);
const MIN_HOURS: Readonly<Record<string, number>> = { "mega-yacht": 3, gulet: 3 };
const DEFAULT_MIN_HOURS = 2;

interface VideoSeed {
  /** The boat's code. */
  boat: string;
  mediaKey: string;
  publishedOn: TripDay;
  title: LocalizedText;
  description: LocalizedText;
}

/** A demo boat with all that follows from her type, her waters and the season. Throws on a port that is none. */
export function resolveBoatSeed(boat: BoatSeed, today: TripDay): ResolvedBoat {
  const kit = typeDefaultsOf(boat);
  const home = homeOf(boat, readSeed<PlaceSeed[]>("places"));
  const type = readSeed<TypeSeed[]>("types").find(({ key }) => key === boat.type);
  const texts = describeBoat(boat, home, readPhrases());
  return {
    code: boat.code,
    status: "published",
    name: boat.name,
    slug: makeBoatSlug(boat.name.tr, type?.slug ?? inEachLocale(() => boat.type)),
    description: inEachLocale((locale) => textIn(texts, locale).description),
    rental_rules: inEachLocale((locale) => textIn(texts, locale).rentalRules),
    type: boat.type,
    port: boat.port,
    instant: boat.fastApp,
    model_year: boat.modelYear,
    length_cm: boat.lengthCm,
    width_cm: boat.widthCm,
    cruising_capacity: boat.cruisingCapacity,
    food_capacity: boat.foodCapacity,
    sleeping_capacity: boat.sleepingCapacity,
    cabin_count: boat.cabinCount,
    toilet_count: boat.toiletCount,
    last_maintenance_on: lastSpring(today, boat.modelYear),
    currency: boat.currency,
    prepayment_percent: boat.prepaymentPercent,
    cancellation_policy: boat.cancellationPolicy,
    accepted_on_board: kit.acceptedOnBoard as PartnerPaymentType[],
    service_opens_hour: boat.serviceOpensHour,
    service_closes_hour: boat.serviceClosesHour,
    handover_start_hour: HANDOVER.startHour,
    handover_end_hour: HANDOVER.endHour,
    turnaround_minutes: 60,
    notice_hours: 3,
    owner: {
      name: boat.ownerName,
      email: `${foldText(boat.ownerName).replaceAll(" ", ".")}@example.com`,
      phone: "+905551112233",
      locale: DEFAULT_LOCALE,
    },
    captain: captainOf(boat),
    facilities: facilitiesOf(boat),
    usage_rules: Object.entries(kit.rules).map(([key, lira]) => ({
      key,
      fine_minor: lira === null ? null : inCurrency(lira * 100, boat.currency),
    })),
    services: servicesOf(boat),
    rates: ratesOf(boat, home, today),
    pictures: boatPictures(boat, type?.name ?? boat.name),
    video: videoOf(boat),
  };
}

const PHONE_OF_CAPTAINS = "+905551112234";

/** Every captain speaks Turkish and English, some more; larger boats need a larger certificate. */
function captainOf(boat: BoatSeed): ResolvedBoat["captain"] {
  const spoken = readSeed<string[][]>("captain-languages");
  const licence = boat.lengthCm < 1500 ? "yacht_149" : boat.lengthCm < 2600 ? "yacht_499" : "yacht_unlimited";
  return {
    name: boat.captainName,
    phone: PHONE_OF_CAPTAINS,
    languages: spoken[serialOf(boat) % spoken.length] ?? [],
    licence,
  };
}

/** The video of a demo boat; most have none. */
function videoOf({ code }: BoatSeed): ResolvedVideo | null {
  const found = readSeed<VideoSeed[]>("boat-videos").find(({ boat }) => boat === code);
  if (!found) return null;
  const { mediaKey: key, publishedOn: published_on, title, description } = found;
  return { key, poster: null, title, description, published_on };
}

/** What this boat has: that of her type, of boats with cabins, and her own. */
function facilitiesOf(boat: BoatSeed): string[] {
  const { facilities, overnight } = typeDefaultsOf(boat);
  return [
    ...new Set([...facilities, ...(boat.sleepingCapacity > 0 ? overnight : []), ...boat.extraFacilities]),
  ];
}

function servicesOf(boat: BoatSeed): ResolvedBoat["services"] {
  const offered = new Set(typeDefaultsOf(boat).services);
  // Without a galley nothing to eat is served.
  return readSeed<ServiceSeed[]>("services")
    .filter(({ key, type }) => offered.has(key) && (type !== "meal" || boat.foodCapacity > 0))
    .map(({ key, priceTryMinor, maxQuantity, leadHours }) => ({
      key,
      price_minor: inCurrency(priceTryMinor, boat.currency),
      max_quantity: maxQuantity ?? null,
      lead_hours: leadHours,
    }));
}

function ratesOf(boat: BoatSeed, home: BoatHome, today: TripDay): ResolvedBoat["rates"] {
  const minHours = MIN_HOURS[boat.type] ?? DEFAULT_MIN_HOURS;
  const longSummer = LONG_SUMMERS.has(home.city.key);
  return planRates({ ...boat, minHours, longSummer }, today).map((rate) => ({
    kind: rate.kind,
    price_minor: rate.priceMinor,
    min_hours: rate.minHours,
    weekdays: rate.weekdays,
    from: rate.validFrom,
    until: rate.validUntil,
  }));
}

/** Boats are hauled out in March and back in April, spread over the month. */
function lastSpring(today: TripDay, modelYear: number): TripDay {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < "05-01" ? 1 : 0);
  return `${year}-04-${String(1 + (modelYear % 28)).padStart(2, "0")}`;
}

function homeOf(boat: BoatSeed, places: readonly PlaceSeed[]): BoatHome {
  const named = (key: string | undefined) => places.find((place) => place.key === key);
  const port = named(boat.port);
  const area = named(port?.parent);
  const city = named(area?.parent);
  if (!port || !area || !city) throw new Error(`${boat.code} lies in ${boat.port}, which is no port`);
  return { port, area, city };
}

/** Kuruş as whole units of the currency, in its minor unit. */
function inCurrency(kurus: number, currency: Currency): number {
  if (currency === "TRY") return kurus;
  const rates = readSeed<Record<Currency, number>>("exchange-rates");
  return Math.max(1, Math.round(kurus / 100 / (rates[currency] ?? 1))) * 100;
}

function textIn(texts: readonly BoatText[], locale: Locale): BoatText {
  const text = texts.find((one) => one.locale === locale);
  if (!text) throw new Error(`A boat without a text in ${locale}`);
  return text;
}
