import type { AppResponse } from "@/lib/contracts/app";
import {
  CURRENCIES,
  GENDERS,
  PARTNER_PAYMENT_TYPES,
  RENT_TYPES,
  RESERVATION_STATUSES,
  SERVICE_TYPES,
  SERVICE_UNITS,
  USAGE_RULE_KINDS,
} from "@/lib/domain/shared/vocabulary";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { localizedFields } from "@/lib/server/platform/settings/localized-fields";
import {
  type Catalogue,
  type PageRow,
  type PlaceRow,
  readCatalogue,
} from "@/lib/server/platform/settings/read-catalogue";
import { PUBLIC_SETTINGS } from "@/lib/server/platform/settings/site-settings";

/** Facilities and services of this category are the boat's equipment. */
const EQUIPMENT_CATEGORY_ID = 1;
const RENT_BOAT_PAGE = "rentBoat";

const LISTS = {
  service_types: SERVICE_TYPES,
  service_units: SERVICE_UNITS,
  rent_types: RENT_TYPES,
  usage_rule_types: USAGE_RULE_KINDS,
  partner_payment_types: PARTNER_PAYMENT_TYPES,
  currencies: CURRENCIES,
  genders: GENDERS,
  reservation_statuses: RESERVATION_STATUSES,
} as const;

/** The app variables in one language, read from the database. */
async function readAppVariables(locale: Locale): Promise<AppResponse> {
  const [catalogue, settings, constants] = await Promise.all([
    readCatalogue(),
    readSiteSettings(),
    labelledLists(locale),
  ]);
  const pages = catalogue.pages.map((page) => pageResponse(page, locale));
  const rentBoat = catalogue.pages.find(({ key }) => key === RENT_BOAT_PAGE);
  return {
    constants,
    staticPages: pages.filter(({ type }) => type !== "contract"),
    contracts: pages.filter(({ type }) => type === "contract"),
    staticPagesIds: { rentBoat: rentBoat?.id ?? null },
    ...placeResponses(catalogue.places, locale),
    ...choiceResponses(catalogue, locale),
    equipmentCategoryId: EQUIPMENT_CATEGORY_ID,
    settings: Object.fromEntries(PUBLIC_SETTINGS.map((key) => [key, settings[key]])),
  };
}

async function labelledLists(locale: Locale): Promise<AppResponse["constants"]> {
  const { constants, payment_methods: methods } = await loadMessages(locale);
  const partner_payment_types = Object.fromEntries(
    Object.entries(methods).map(([method, name]) => [method, capitalize(name, locale)]),
  );
  const labels: Record<string, Record<string, string>> = { ...constants, partner_payment_types };
  return Object.fromEntries(
    Object.entries(LISTS).map(([list, values]) => [
      list,
      values.map((value) => ({ value, label: labels[list]?.[value] ?? value })),
    ]),
  );
}

/** With a capital first letter, in Turkish with a dotted İ: for a label made of a word that sentences use too. */
function capitalize(text: string, locale: Locale): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(INTL_TAGS[locale]) + rest.join("");
}

function pageResponse(
  { id, key, type, titles, slugs }: PageRow,
  locale: Locale,
): AppResponse["staticPages"][number] {
  return {
    id,
    key,
    type,
    ...localizedFields("title", titles, locale),
    ...localizedFields("slug", slugs, locale),
  };
}

function placeResponses(places: PlaceRow[], locale: Locale): Pick<AppResponse, "cities" | "ports"> {
  const response = ({ id, name, slugs, latitude, longitude }: PlaceRow) => ({
    id,
    ...localizedFields("name", name, locale),
    ...localizedFields("slug", slugs, locale),
    latitude,
    longitude,
  });
  const below = (parent: PlaceRow) => places.filter(({ parentId }) => parentId === parent.id);
  const cities = places.filter(({ kind }) => kind === "city");
  return {
    cities: cities.map((city) => ({ ...response(city), areas: below(city).map(response) })),
    ports: cities.flatMap((city) =>
      below(city).flatMap((area) =>
        below(area).map((port) => ({ ...response(port), city_id: city.id, area_id: area.id })),
      ),
    ),
  };
}

type Choices = Pick<AppResponse, "types" | "facilities" | "services" | "usageRules">;

function choiceResponses({ types, facilities, services, usageRules }: Catalogue, locale: Locale): Choices {
  return {
    types: types.map(({ id, name, slugs }) => ({
      id,
      ...localizedFields("name", name, locale),
      ...localizedFields("slug", slugs, locale),
    })),
    facilities: facilities.map(({ id, name, icon, categoryId }) => ({
      id,
      ...localizedFields("name", name, locale),
      icon,
      category_id: categoryId,
    })),
    services: services.map(({ id, name, type, unit, categoryId }) => ({
      id,
      ...localizedFields("name", name, locale),
      type,
      unit,
      category_id: categoryId,
    })),
    usageRules: usageRules.map(({ id, name, type, icon, permission }) => ({
      id,
      ...localizedFields("name", name, locale),
      ...localizedFields("permission", permission, locale),
      type,
      icon,
    })),
  };
}

/** The app variables from the cache that all requests share. */
export const getAppVariables: (locale: Locale) => Promise<AppResponse> = cachedRead(
  "app-variables",
  (locale: Locale) => readAppVariables(locale),
);
