import * as v from "valibot";
import { DEFAULT_LOCALE, inEachLocale, LOCALE_FACTS } from "@/lib/i18n/locales";
import { parsePhone } from "@/lib/i18n/parse-phone";

const localizedText = v.object(inEachLocale(() => v.string()));
/** As people read it, `+90 212 555 01 48`; with a country, so that everybody can dial it. */
const phone = v.pipe(
  v.string(),
  v.check(
    (typed) => typed.startsWith("+") && parsePhone(typed, "") !== null,
    "must be a telephone number with its country, such as +90 212 555 01 48",
  ),
);
const emailAddress = v.pipe(v.string(), v.rfcEmail("must be an e-mail address"));
const version = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, "must be a whole number above 0"));
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00"));
const amountMinor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/, "must begin with https: or http:"));

/**
 * Every setting of the shop (table `settings`, one row a key) with its default. Public
 * ones are sent by `GET app`; the rest is for the server.
 */
export const siteSettings = v.object({
  brand: v.optional(
    localizedText,
    inEachLocale((locale) => LOCALE_FACTS[locale].brand),
  ),
  /** Public path of a picture for the mark beside the brand; absent = the built-in drawing. */
  logo: v.nullish(v.pipe(v.string(), v.regex(/^\/(media|icons)\/[\w-]+\.(webp|jpg|png|svg)$/)), null),
  phone: v.nullish(phone, null),
  email: v.nullish(emailAddress, null),
  whatsapp: v.nullish(phone, null),
  address: v.nullish(localizedText, null),
  /** When somebody answers, by the clock of Istanbul. */
  help_hours: v.optional(
    v.pipe(
      v.object({ opens: clock, closes: clock }),
      v.check(({ opens, closes }) => opens < closes, "must close after they open"),
    ),
    { opens: "09:00", closes: "22:00" },
  ),
  latitude: v.nullish(degrees(90), null),
  longitude: v.nullish(degrees(180), null),
  social: v.optional(v.array(v.object({ name: v.string(), href: webAddress })), []),
  /** Where boat owners are sent; absent leads to contact. */
  partner_address: v.nullish(webAddress, null),
  /** Versions of the texts that people consent to, stored with each consent. */
  kvkk_version: v.optional(version, "1"),
  electronic_messages_version: v.optional(version, "1"),
  electronic_messages_required: v.optional(v.boolean(), true),
  /** Of lira, in kuruş: a refund of more asks for the passkey once more. */
  refund_confirmed_above: v.optional(amountMinor, 0),
  /** A refund of more needs two people; absent = one is enough for every amount. */
  refund_by_two_above: v.nullish(amountMinor, null),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

const inLanguages = v.union([
  v.pipe(v.string(), v.nonEmpty("is empty")),
  v.required(v.partial(localizedText), [DEFAULT_LOCALE]),
]);

/** The seller named in contracts and legal texts: texts, or texts per language. Contracts name every one of these. */
const seller = v.strictObject({
  name: inLanguages,
  address: inLanguages,
  phone,
  email: emailAddress,
  tax: inLanguages,
  mersis: inLanguages,
  licence: inLanguages,
});

export const SELLER_FIELDS = Object.keys(seller.entries);

/** All that an operator may set, by key. */
export const SETTINGS: Readonly<Record<string, v.GenericSchema>> = { ...siteSettings.entries, seller };

/** Versions of consent texts. They may only rise: a lower one would name a text that people have not seen. */
export const RISING_SETTINGS: readonly string[] = ["kvkk_version", "electronic_messages_version"];

/** The settings that a shop cannot be without, once it has them. */
export const LASTING_SETTINGS: readonly string[] = ["seller", ...RISING_SETTINGS];

/** The public settings. */
export const PUBLIC_SETTINGS = [
  "brand",
  "phone",
  "email",
  "whatsapp",
  "address",
  "latitude",
  "longitude",
  "social",
  "partner_address",
  "electronic_messages_required",
] as const satisfies readonly (keyof SiteSettings)[];
