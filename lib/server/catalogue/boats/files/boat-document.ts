import * as v from "valibot";
import { email, emptyTextOf, lineOf, textOf, tripDay, wholeNumber } from "@/lib/contracts/fields";
import { publicationGaps } from "@/lib/domain/boats/publication-gaps";
import { maskOf } from "@/lib/domain/shared/bit-mask";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import {
  BOAT_STATUSES,
  CANCELLATION_POLICIES,
  CAPTAIN_LICENCES,
  CURRENCIES,
  PARTNER_PAYMENT_TYPES,
  RATE_KINDS,
} from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, inEachLocale, LOCALES } from "@/lib/i18n/locales";
import { parsePhone } from "@/lib/i18n/parse-phone";

/** Monday first: the position is the bit in `rates.weekdays`. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Spreadsheets contain only text: numbers and yes/no are read from them too. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+$/, "whole_number"))], "whole_number"),
    v.transform(Number),
    wholeNumber(min, max),
  );
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(["yes", "no", "true", "false"])], "not_yes_no"),
  v.transform((text) => text === true || text === "yes" || text === "true"),
);
/** A decimal number with up to two places, as an amount in hundredths: minor units of money, centimetres. */
const hundredths = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((amount) => String(amount).trim()),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, "not_amount"),
  v.transform((amount) => {
    const [units = "0", places = ""] = amount.split(".");
    return Number(units) * 100 + Number(places.padEnd(2, "0"));
  }),
);
const positive = v.pipe(hundredths, v.minValue(1, "not_nothing"));

export const key = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "not_key"));
export const slug = v.pipe(key, v.maxLength(80));
export const localized = <Text extends v.GenericSchema<unknown, string>>(text: Text) =>
  v.strictObject(inEachLocale(() => text));
const phone = v.pipe(
  v.string(),
  v.maxLength(20),
  v.check((text) => parsePhone(text, "")?.e164 === text, "not_phone"),
);
const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, "not_language"));
const hour = (max: number) => whole(0, max);

const usageRule = v.pipe(
  v.strictObject({ key, fine: v.nullish(positive, null) }),
  v.transform(({ fine, ...rule }) => ({ ...rule, fine_minor: fine })),
);
const service = v.pipe(
  v.strictObject({
    key,
    price: hundredths,
    max_quantity: v.nullish(whole(1, 10_000), null),
    lead_hours: v.optional(whole(0, 8760), 0),
  }),
  v.transform(({ price, ...offered }) => ({ ...offered, price_minor: price })),
);
const rate = v.pipe(
  v.strictObject({
    kind: v.picklist(RATE_KINDS),
    price: positive,
    min_hours: v.optional(whole(1, 24), 1),
    weekdays: v.nullish(
      v.pipe(
        v.array(v.picklist(WEEKDAYS)),
        v.nonEmpty(),
        v.transform((days) => Number(maskOf(days.map((day) => WEEKDAYS.indexOf(day))))),
      ),
      null,
    ),
    from: v.nullish(tripDay, null),
    /** The first day on which it no longer applies. */
    until: v.nullish(tripDay, null),
  }),
  v.check(({ from, until }) => !from || !until || from < until, "ends_before"),
  v.transform(({ price, ...terms }) => ({ ...terms, price_minor: price })),
);
const picture = v.pipe(
  v.strictObject({
    /** A picture that the site already has. */
    key: v.optional(v.string()),
    /** A new one, beside the boats' file. */
    file: v.optional(
      v.pipe(v.string(), v.regex(/^(?!\/|.*\.\.)[^\\]+\.(webp|jpe?g|png)$/i, "not_picture_file")),
    ),
    alt: localized(lineOf(200)),
    gallery: v.optional(flag, false),
  }),
  v.check((one) => (one.key === undefined) !== (one.file === undefined), "key_or_file"),
);

const video = v.pipe(
  v.strictObject({
    /** A video that the site already has. */
    key: v.optional(v.string()),
    /** A new one, beside the boats' file. */
    file: v.optional(v.pipe(v.string(), v.regex(/^(?!\/|.*\.\.)[^\\]+\.mp4$/i, "not_mp4"))),
    /** The poster: the key of a picture, or a picture file beside the boats' file; the cover when missing. */
    poster: v.nullish(v.pipe(v.string(), v.regex(/^(?!\/|.*\.\.)[^\\]+$/, "not_poster")), null),
    title: localized(lineOf(100)),
    /** A description for those who cannot see it. */
    description: localized(lineOf(500)),
    /** Defaults to the day of the import. */
    published_on: v.nullish(tripDay, null),
  }),
  v.check((one) => (one.key === undefined) !== (one.file === undefined), "key_or_file"),
);

const written = v.strictObject({
  /** What an export wrote of the boat that the site has: see `versionOf`. */
  version: v.nullish(v.string(), null),
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{2,19}$/, "not_code")),
  status: v.optional(v.picklist(BOAT_STATUSES), "published"),
  name: localized(lineOf(80)),
  /** Defaults to name and type. */
  slug: v.optional(localized(slug)),
  /** In drafts it may still be missing. */
  description: v.optional(
    localized(v.optional(emptyTextOf(8000), "")),
    inEachLocale(() => ""),
  ),
  rental_rules: v.nullish(localized(textOf(4000)), null),
  type: key,
  port: key,
  instant: v.optional(flag, false),
  model_year: whole(1900, 2100),
  length_m: positive,
  width_m: positive,
  cruising_capacity: whole(1, 500),
  food_capacity: whole(0, 500),
  sleeping_capacity: v.optional(whole(0, 200), 0),
  cabin_count: v.optional(whole(0, 100), 0),
  toilet_count: whole(0, 100),
  last_maintenance_on: v.nullish(tripDay, null),
  currency: v.optional(v.picklist(CURRENCIES), "TRY"),
  prepayment_percent: v.optional(whole(1, 100), 20),
  cancellation_policy: v.optional(v.picklist(CANCELLATION_POLICIES), "moderate"),
  accepted_on_board: v.pipe(v.array(v.picklist(PARTNER_PAYMENT_TYPES)), v.nonEmpty("no_payment")),
  service_opens_hour: v.optional(hour(23), 8),
  service_closes_hour: v.optional(hour(24), 24),
  handover_start_hour: v.optional(hour(23), 12),
  handover_end_hour: v.optional(hour(23), 10),
  turnaround_minutes: v.optional(whole(0, 1440), 60),
  notice_hours: v.optional(whole(0, 720), 3),
  owner: v.strictObject({
    name: lineOf(120),
    email,
    phone: v.nullish(phone, null),
    locale: v.optional(v.picklist(LOCALES), DEFAULT_LOCALE),
  }),
  captain: v.optional(
    v.strictObject({
      name: v.nullish(lineOf(120), null),
      phone: v.nullish(phone, null),
      languages: v.optional(v.pipe(v.array(language), v.maxLength(12)), []),
      licence: v.nullish(v.picklist(CAPTAIN_LICENCES), null),
    }),
    { name: null, phone: null, languages: [], licence: null },
  ),
  facilities: v.optional(v.array(key), []),
  usage_rules: v.optional(v.array(usageRule), []),
  services: v.optional(v.array(service), []),
  rates: v.array(rate),
  pictures: v.array(picture),
  video: v.nullish(video, null),
});

/** Where a field stands, as issues name it. */
function pathOf(input: object, field: string): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const items = field.split(".").map((key): v.IssuePathItem => {
    return { type: "object", origin: "value", input: { ...input }, key, value: undefined };
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/**
 * A boat as files carry it: everything that its page, price and search depend on. Keys name types, ports,
 * facilities, rules and services of the catalogue. Money and metres are decimal numbers in the file, minor
 * units and centimetres once parsed.
 */
export const boatDocument = v.pipe(
  written,
  v.forward(
    v.check(
      ({ rates, sleeping_capacity: berths }) => berths > 0 || rates.every(({ kind }) => kind !== "daily"),
      "no_berths",
    ),
    ["sleeping_capacity"],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    // Of a document with other faults, too, so that its author reads all of them at once.
    const boat = dataset.value as Partial<v.InferOutput<typeof written>>;
    const { status = "published", description, rates, pictures } = boat;
    if (status !== "published" || !description || !Array.isArray(rates) || !Array.isArray(pictures)) return;
    for (const { field, message } of publicationGaps({ description, rates, pictures }))
      addIssue({ message, path: pathOf(boat, field) });
  }),
  v.transform(({ length_m, width_m, ...boat }) => ({ ...boat, length_cm: length_m, width_cm: width_m })),
);

/** A boat as a file describes it. */
export type WrittenBoat = v.InferInput<typeof boatDocument>;
export type BoatDocument = v.InferOutput<typeof boatDocument>;

type Text = BoatDocument["name"];

/** A video that the site has, with its texts and poster. */
export interface ResolvedVideo {
  key: string;
  poster: string | null;
  title: Text;
  description: Text;
  published_on: TripDay;
}

/** A boat ready to be stored: its address is known and every picture and video is one that the site has. */
export interface ResolvedBoat extends Omit<BoatDocument, "version" | "slug" | "pictures" | "video"> {
  slug: NonNullable<BoatDocument["slug"]>;
  pictures: { key: string; alt: Text; gallery: boolean }[];
  video: ResolvedVideo | null;
}
