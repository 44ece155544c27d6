import * as v from "valibot";
import { DEFAULT_LOCALE, inEachLocale, LOCALE_FACTS } from "@/lib/i18n/locales";

const localizedText = v.object(inEachLocale(() => v.string()));
const text = v.nullish(v.string(), null);
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00"));
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
  phone: text,
  email: text,
  whatsapp: text,
  address: v.nullish(localizedText, null),
  /** When somebody answers, by the clock of Istanbul. */
  help_hours: v.optional(v.object({ opens: clock, closes: clock }), { opens: "09:00", closes: "22:00" }),
  latitude: v.nullish(v.number(), null),
  longitude: v.nullish(v.number(), null),
  social: v.optional(v.array(v.object({ name: v.string(), href: webAddress })), []),
  /** Where boat owners are sent; absent leads to contact. */
  partner_address: v.nullish(webAddress, null),
  /** Versions of the texts that people consent to, stored with each consent. */
  kvkk_version: v.optional(v.string(), "1"),
  electronic_messages_version: v.optional(v.string(), "1"),
  electronic_messages_required: v.optional(v.boolean(), true),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** The seller named in contracts and legal texts: texts, or texts per language. */
const seller = v.record(
  v.string(),
  v.union([v.string(), v.required(v.partial(localizedText), [DEFAULT_LOCALE])]),
);

/** All that an operator may set, by key. */
export const SETTINGS: Readonly<Record<string, v.GenericSchema>> = { ...siteSettings.entries, seller };

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
